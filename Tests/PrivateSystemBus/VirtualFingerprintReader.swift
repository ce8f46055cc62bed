/// libfprint's virtual reader, at the real fprintd on a private system bus.
///
/// ```swift
/// let bus = try await PrivateSystemBus()
/// let reader = try await VirtualFingerprintReader(on: bus)
/// try await reader.start(enrolling: ["right-index-finger": "anna"])
/// try await reader.feel(.finger("anna"))  // while a program waits for a finger
/// ```
///
/// A program built with `FOYER_TEST_BUS` finds it by `DBUS_SYSTEM_BUS_ADDRESS=` and ``bus``'s address.
package struct VirtualFingerprintReader: Sendable {
  /// What happens at the reader.
  package enum Touch: Hashable, Sendable {
    /// A finger is laid on that has this word for its pattern.
    case finger(String)
    /// The finger was not read well: libfprint's number of the reason.
    case retry(Retry)
    /// Nothing happens for so many milliseconds.
    case pause(Int)
    /// The driver fails.
    case failure
    /// The reader is pulled.
    case unplug

    var command: String {
      switch self {
      case .finger(let pattern): "SCAN \(pattern)"
      case .retry(let retry): "RETRY \(retry.rawValue)"
      case .pause(let milliseconds): "SLEEP \(milliseconds)"
      case .failure: "ERROR 0"
      case .unplug: "UNPLUG"
      }
    }
  }

  /// Why a finger was not read, in libfprint's numbers.
  package enum Retry: Int, Hashable, Sendable, CaseIterable {
    case general
    case tooShort
    case centerFinger
    case removeFinger
    case tooFast
  }

  /// What the reader can do.
  package enum Kind: String, Hashable, Sendable {
    /// It compares a finger with one that is enrolled; the service chooses which.
    case verifying = "FP_VIRTUAL_DEVICE"
    /// It compares a finger with all that are enrolled, as most readers do, and keeps them itself.
    case identifying = "FP_VIRTUAL_DEVICE_STORAGE"
  }

  /// Where it is.
  package let bus: PrivateSystemBus

  /// Starts what the service needs, and not the service.
  package init(on bus: PrivateSystemBus) async throws {
    self.bus = bus
    try await bus("polkit")
  }

  /// Starts the service anew, without fingers, and enrols some.
  ///
  /// - Parameter fingers: The patterns by the fingers' names, for instance `right-index-finger`.
  package func start(
    _ kind: Kind = .verifying, enrolling fingers: [String: String] = [:]
  ) async throws {
    try await bus("fprintd", kind.rawValue)
    for (name, pattern) in fingers.sorted(by: { $0.key < $1.key }) {
      try await bus("enrol", name, pattern)
    }
  }

  /// Starts the service where no reader is.
  package func startWithoutReader() async throws {
    try await bus("fprintd", "")
  }

  /// Ends the service at once.
  package func killService() async throws { try await bus("kill", "fprintd") }

  /// Sets whether the system allows to verify fingers.
  package func allow(_ allows: Bool) async throws { try await bus("allow", allows ? "yes" : "no") }

  /// Waits until a program waits for a finger, then lets these things happen, one after another.
  ///
  /// The reader gives up by itself where nothing happens for half a second: begin with a pause to have
  /// it wait.
  package func feel(_ touches: [Touch]) async throws {
    try await bus.run(["finger"] + touches.map(\.command))
  }

  /// Waits until a program waits for a finger, then lets these things happen, one after another.
  package func feel(_ touches: Touch...) async throws { try await feel(touches) }
}
