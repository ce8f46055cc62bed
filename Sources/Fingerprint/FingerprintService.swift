import Onboarding
import SystemBus

/// The system's fingerprint service with its default reader, over one connection.
///
/// The service is asked and heard by the name of its own connection, since anybody may send a signal
/// that looks like one of its.
@MainActor struct FingerprintService {
  let connection: BusConnection
  let manager: BusObject
  let device: BusObject

  /// Connects, starts the service where it sleeps, and asks for the default reader.
  init(_ bus: SystemBus) async throws(BusError) {
    connection = try await BusConnection.open(bus)
    let owner = try await connection.owner(of: "net.reactivated.Fprint")
    manager = BusObject(owner: owner, path: "/net/reactivated/Fprint/Manager")
    device = try await Self.defaultDevice(of: manager, connection)
  }

  /// The names of the fingers that the person has enrolled.
  func enrolledFingers() async throws(BusError) -> [String] {
    // The empty name stands for whoever asks; the service takes it from the connection.
    let answer = try await connection.call(
      "ListEnrolledFingers", of: Self.deviceInterface, on: device, [.text("")])
    guard let fingers = answer.first?.list else { throw .malformed }
    let names = fingers.compactMap(\.text)
    guard names.count == fingers.count else { throw .malformed }
    return names
  }

  /// The name that the reader's driver gives it.
  func readerName() async throws(BusError) -> String {
    let answer = try await connection.call(
      "Get", of: "org.freedesktop.DBus.Properties", on: device,
      [.text(Self.deviceInterface), .text("name")])
    guard let name = answer.first?.text else { throw .malformed }
    return name
  }

  /// Keeps the reader for this connection. Waits for the answer when the task is cancelled, since
  /// what has been kept has to be released.
  func claim(onAnswer: @escaping @MainActor ([BusValue]) -> Void) async throws(BusError) {
    _ = try await connection.call(
      "Claim", of: Self.deviceInterface, on: device, [.text("")], outlastsCancellation: true,
      onAnswer: onAnswer)
  }

  /// Begins to wait for any of the person's fingers.
  func startVerifying() async throws(BusError) {
    _ = try await connection.call(
      "VerifyStart", of: Self.deviceInterface, on: device, [.text("any")],
      outlastsCancellation: true)
  }

  /// Stops waiting and gives the reader back.
  ///
  /// Failures are of no interest: there may be nothing to stop, the reader may be gone, and the service
  /// gives the reader free when the connection closes at the latest.
  func release() async {
    for method in ["VerifyStop", "Release"] {
      do throws(BusError) {
        _ = try await connection.call(
          method, of: Self.deviceInterface, on: device, outlastsCancellation: true)
      } catch .timedOut {
        return
      } catch {}
    }
  }

  /// Whether the service still has the reader; it says the same for a reader that was pulled as for
  /// one whose driver failed.
  func isReaderPresent() async throws(BusError) -> Bool {
    do {
      return try await device
        == Self.defaultDevice(of: manager, connection, outlastsCancellation: true)
    } catch  where error.isNoDevice {
      return false
    }
  }

  /// Listens to what the service says of the finger: its word, and whether the wait has ended; nil
  /// for what is no such thing.
  func subscribe(_ action: @escaping @MainActor ((word: String, isLast: Bool)?) -> Void)
    -> BusSubscription
  {
    connection.subscribe(to: "VerifyStatus", of: Self.deviceInterface, on: device) { values in
      guard values.count == 2, let word = values[0].text, let isLast = values[1].boolean else {
        return action(nil)
      }
      action((word, isLast))
    }
  }

  private static let deviceInterface = "net.reactivated.Fprint.Device"

  private static func defaultDevice(
    of manager: BusObject, _ connection: BusConnection, outlastsCancellation: Bool = false
  ) async throws(BusError) -> BusObject {
    let answer = try await connection.call(
      "GetDefaultDevice", of: "net.reactivated.Fprint.Manager", on: manager,
      outlastsCancellation: outlastsCancellation)
    guard let path = answer.first?.text else { throw .malformed }
    return BusObject(owner: manager.owner, path: path)
  }
}
