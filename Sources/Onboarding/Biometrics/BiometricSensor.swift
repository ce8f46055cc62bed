/// Asks a person for a finger.
///
/// The role is filled by a client of the system's fingerprint service, and by a fake in tests. On
/// Linux a matching finger is a gate, not a key: the service says yes or no and gives no secret out.
///
/// ```swift
/// func unlock(with sensor: some BiometricSensor) async -> Bool {
///   guard case .ready = await sensor.state() else { return false }
///   return await sensor.verify(timeLimit: .seconds(30)) { hint in print(hint) } == .match
/// }
/// ```
@MainActor public protocol BiometricSensor: AnyObject {
  /// Whether a finger can be asked for now. Asks the person nothing.
  func state() async -> BiometricState

  /// Waits for a finger and compares it with those that the person has enrolled.
  ///
  /// The reader is free for other programs when the call returns, whatever the outcome. Cancelling
  /// the task ends the wait with ``BiometricOutcome/cancelled``.
  ///
  /// - Parameters:
  ///   - timeLimit: How long to wait for a finger.
  ///   - onHint: Told, in order, what the person should do while the wait goes on.
  func verify(
    timeLimit: Duration, onHint: @escaping @MainActor (BiometricHint) -> Void
  ) async -> BiometricOutcome

  /// Opens the place where the person enrols fingers, and returns at once.
  ///
  /// - Returns: Whether there is one. Without an implementation there is none.
  func openSettings() async -> Bool
}

extension BiometricSensor {
  /// Opens nothing.
  public func openSettings() async -> Bool { false }
}

/// Whether a finger can be asked for.
public enum BiometricState: Hashable, Sendable {
  /// Fingers are enrolled, and the reader answers.
  case ready(BiometricEnrolment)
  /// There is a reader, and the person has enrolled no finger yet.
  case notEnrolled
  /// It cannot be asked for.
  case unavailable(BiometricUnavailability)
}

/// What a person has enrolled at which reader, to notice that it has changed.
///
/// A finger that was enrolled again under its old name cannot be told from the old one.
public struct BiometricEnrolment: Hashable, Sendable, Codable {
  /// The name that the reader's driver gives, for instance `Goodix MOC Fingerprint Sensor`.
  public let reader: String
  /// The names of the fingers, for instance `right-index-finger`, in the order of their names.
  public let fingers: [String]

  /// Makes an enrolment of fingers in any order.
  public init(reader: String, fingers: [String]) {
    self.reader = reader
    self.fingers = fingers.sorted()
  }
}

/// Why a finger cannot be asked for.
public enum BiometricUnavailability: Hashable, Sendable {
  /// No reader is connected.
  case noReader
  /// The system has no fingerprint service.
  case noService
  /// The system does not allow it here, for instance in a session at a distance.
  case notAllowed
  /// Another program uses the reader.
  case busy
  /// The service gave an answer that it should not; its own word for it.
  case failed(String)
}

/// What the person should do while the reader waits.
public enum BiometricHint: Hashable, Sendable {
  /// The finger was not read; lay it on again.
  case tryAgain
  /// The finger was swiped over too little of the reader.
  case swipeLonger
  /// The finger was not in the middle of the reader.
  case centerFinger
  /// Lift the finger and lay it on again.
  case liftFinger
  /// The finger moved too fast.
  case slowDown
}

/// How a wait for a finger ended.
public enum BiometricOutcome: Hashable, Sendable {
  /// The finger is one of the person's.
  case match
  /// The finger is none of the person's.
  case noMatch
  /// The task was cancelled.
  case cancelled
  /// No finger came within the time limit.
  case timedOut
  /// The reader was disconnected meanwhile.
  case readerRemoved
  /// The fingerprint service ended meanwhile.
  case serviceDied
  /// The person has enrolled no finger.
  case notEnrolled
  /// A finger cannot be asked for.
  case unavailable(BiometricUnavailability)
}
