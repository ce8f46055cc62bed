import Onboarding

/// What passcode screens need to ask for a finger: a reader, and a place for the passcodes that a
/// finger stands for.
///
/// On Linux a finger is a gate that the screens keep shut, and no encryption: the fingerprint service
/// says yes or no, and gives no key out. Whoever can read what the store keeps needs no finger.
///
/// ```swift
/// @MainActor func start(_ reader: any BiometricSensor, _ store: any FingerPasscodeStore) {
///   FingerUnlock.standard = FingerUnlock(sensor: reader, store: store)
/// }
/// ```
@MainActor public struct FingerUnlock {
  /// The reader.
  public let sensor: any BiometricSensor
  /// Where the passcodes are.
  public let store: any FingerPasscodeStore

  /// Names the reader and the store. Both are kept alive.
  public init(sensor: any BiometricSensor, store: any FingerPasscodeStore) {
    self.sensor = sensor
    self.store = store
  }

  /// What every passcode screen uses that is made from now on. Nil until an app sets it: no screen
  /// offers a finger then.
  public static var standard: FingerUnlock?

  /// How long a reader waits for a finger.
  static let timeLimit = Duration.seconds(30)

  /// How a finger stands to the passcode that is kept for it; nil is none that is kept.
  func readiness(of facts: FingerPasscode?) async -> PasscodeEntry.Finger {
    guard let facts else { return .none }
    switch await sensor.state() {
    case .ready(facts.enrolment): return .ready(isGenerated: facts.isGenerated)
    case .ready, .notEnrolled: return .changed(isGenerated: facts.isGenerated)
    case .unavailable(.busy): return .unavailable(.busy)
    case .unavailable: return .unavailable(.readerGone)
    }
  }
}
