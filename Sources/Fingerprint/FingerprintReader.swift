import Onboarding
import SystemBus

/// The reader of the system's fingerprint service, fprintd.
///
/// A finger is a gate, not a key: the service says whether a finger is one of the person's and gives
/// no secret out, so that what an app opens at a match is kept from other people at the screen, and
/// not from other programs of the same person. The service counts no failures either; keep
/// ``Onboarding/BiometricAttempts``.
///
/// Nothing here blocks, and nothing runs while no question is open: each question opens a connection
/// of its own to the system's message bus and closes it at its end. Answers come by the main loop,
/// which an app of UIKit or SwiftUI runs.
///
/// ```swift
/// let reader = FingerprintReader()
/// func unlock() async -> Bool {
///   await reader.verify(timeLimit: .seconds(30)) { hint in print(hint) } == .match
/// }
/// ```
@MainActor public final class FingerprintReader: BiometricSensor {
  private let bus: SystemBus
  private let settings: EnrolmentSettings

  /// Makes the reader of this machine; asks nothing yet.
  public convenience init() {
    self.init(bus: SystemBus())
  }

  /// Makes the reader of the service on a bus of a test.
  package convenience init(bus: SystemBus) {
    self.init(bus: bus, settings: .desktops)
  }

  package init(bus: SystemBus, settings: EnrolmentSettings) {
    self.bus = bus
    self.settings = settings
  }

  /// Whether a finger can be asked for now. Asks the person nothing.
  ///
  /// Whether another program uses the reader is not known before ``verify(timeLimit:onHint:)``. The
  /// call takes some milliseconds as a rule, and starts the service where it sleeps. It is answered
  /// truly in a task that is cancelled, too.
  public func state() async -> BiometricState {
    await Task { [bus] () -> BiometricState in
      do throws(BusError) {
        let service = try await FingerprintService(bus)
        let fingers = try await service.enrolledFingers()
        guard !fingers.isEmpty else { return .notEnrolled }
        return .ready(BiometricEnrolment(reader: try await service.readerName(), fingers: fingers))
      } catch {
        return error.isNothingEnrolled ? .notEnrolled : .unavailable(error.unavailability)
      }
    }.value
  }

  /// Waits for a finger and compares it with those that the person has enrolled.
  ///
  /// The reader is free for other programs when the call returns, whatever the outcome. Cancelling
  /// the task ends the wait with ``Onboarding/BiometricOutcome/cancelled``.
  ///
  /// - Parameters:
  ///   - timeLimit: How long to wait for a finger, from when the reader is ready; time during which
  ///     the machine sleeps counts. At most a day.
  ///   - onHint: Told, in order, what the person should do while the wait goes on.
  public func verify(
    timeLimit: Duration, onHint: @escaping @MainActor (BiometricHint) -> Void
  ) async -> BiometricOutcome {
    guard !Task.isCancelled else { return .cancelled }
    let outcome: BiometricOutcome
    do throws(BusError) {
      let service = try await FingerprintService(bus)
      let scan = FingerprintScan(of: service)
      outcome = await scan.run(timeLimit: min(timeLimit, .seconds(86_400)), onHint: onHint)
    } catch {
      outcome = error.outcome
    }
    // Nobody who has given up is told of a match.
    return Task.isCancelled ? .cancelled : outcome
  }

  /// Opens the desktop's page on which the person enrols fingers: GNOME's or Plasma's.
  ///
  /// - Returns: False where there is none; a finger can be enrolled with the command
  ///   `fprintd-enroll` then.
  public func openSettings() async -> Bool {
    settings.open()
  }
}
