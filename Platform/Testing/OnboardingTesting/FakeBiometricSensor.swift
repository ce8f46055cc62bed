import Onboarding

/// A finger reader that does what a test says.
///
/// ```swift
/// @MainActor func scripted() -> FakeBiometricSensor {
///   let sensor = FakeBiometricSensor()
///   sensor.scans = [.init(.noMatch), .init(.match, after: [.tryAgain])]
///   return sensor
/// }
/// ```
///
/// A wait for which there is no scan goes on until ``hint(_:)`` and ``end(_:)`` say what the person
/// does, or until its task is cancelled.
@MainActor public final class FakeBiometricSensor: BiometricSensor {
  /// What happens in one wait.
  public struct Scan: Hashable, Sendable {
    /// What the reader tells the person first, in order.
    public var hints: [BiometricHint]
    /// How the wait ends.
    public var outcome: BiometricOutcome

    /// Says what happens in one wait.
    public init(_ outcome: BiometricOutcome, after hints: [BiometricHint] = []) {
      self.outcome = outcome
      self.hints = hints
    }
  }

  /// Fingers that are enrolled, for readers about which nothing else is said.
  public nonisolated static let enrolment = BiometricEnrolment(
    reader: "Fake Reader", fingers: ["right-index-finger"])

  /// What ``state()`` answers.
  public var currentState: BiometricState
  /// What happens in the waits to come, the next one first.
  public var scans: [Scan] = []
  /// Whether there is a place to enrol fingers.
  public var hasSettings = true
  /// How often ``state()`` was asked.
  public private(set) var stateCount = 0
  /// How often a finger was asked for.
  public private(set) var verificationCount = 0
  /// How often the place to enrol fingers was opened.
  public private(set) var settingsCount = 0
  /// The time limit of the last wait; nil before the first.
  public private(set) var timeLimit: Duration?
  /// Whether a finger is being waited for.
  public var isWaiting: Bool { waiting != nil }

  private var waiting: CheckedContinuation<BiometricOutcome, Never>?
  private var onHint: (@MainActor (BiometricHint) -> Void)?

  /// Makes a reader in a state.
  public init(_ state: BiometricState = .ready(enrolment)) { currentState = state }

  /// Answers ``currentState``.
  public func state() async -> BiometricState {
    stateCount += 1
    return currentState
  }

  /// Does what the next of ``scans`` says, or waits for ``end(_:)``. A second wait at the same time
  /// ends as busy.
  public func verify(
    timeLimit: Duration, onHint: @escaping @MainActor (BiometricHint) -> Void
  ) async -> BiometricOutcome {
    verificationCount += 1
    self.timeLimit = timeLimit
    if Task.isCancelled { return .cancelled }
    guard waiting == nil else { return .unavailable(.busy) }
    if !scans.isEmpty {
      let scan = scans.removeFirst()
      for hint in scan.hints { onHint(hint) }
      return scan.outcome
    }
    self.onHint = onHint
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiting = $0 }
    } onCancel: {
      Task { @MainActor in self.end(.cancelled) }
    }
  }

  /// Tells the person something. Without a wait nothing happens.
  public func hint(_ hint: BiometricHint) { if isWaiting { onHint?(hint) } }

  /// Ends the wait. Without one nothing happens.
  public func end(_ outcome: BiometricOutcome) {
    waiting?.resume(returning: outcome)
    waiting = nil
    onHint = nil
  }

  /// Counts, and answers ``hasSettings``.
  public func openSettings() async -> Bool {
    settingsCount += 1
    return hasSettings
  }
}
