import Onboarding

/// The reader of a store, which counts wrong fingers over all screens of a run of the app: locking
/// gives none back.
@MainActor final class StoreReader: BiometricSensor {
  private let sensor: any BiometricSensor
  private weak var store: OnboardingStore?

  init(_ sensor: any BiometricSensor, of store: OnboardingStore) {
    self.sensor = sensor
    self.store = store
  }

  isolated deinit {}

  func state() async -> BiometricState { await sensor.state() }

  func verify(
    timeLimit: Duration, onHint: @escaping @MainActor (BiometricHint) -> Void
  ) async -> BiometricOutcome {
    guard store?.fingerAttempts.begin() == true else { return .noMatch }
    let outcome = await sensor.verify(timeLimit: timeLimit, onHint: onHint)
    store?.fingerAttempts.end(outcome)
    return outcome
  }

  func openSettings() async -> Bool { await sensor.openSettings() }
}
