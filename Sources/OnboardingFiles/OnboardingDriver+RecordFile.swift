import Onboarding
import PrivateFiles

extension OnboardingDriver {
  /// Makes a driver over a file, with the clocks of the machine.
  ///
  /// - Parameters:
  ///   - plan: The steps of the app.
  ///   - records: Where the record is kept.
  ///   - host: The app. Not kept alive.
  public convenience init(_ plan: OnboardingPlan, records: RecordFile, host: any OnboardingHost) {
    self.init(plan, records: records, host: host, clock: { ClockReading.now() })
  }
}
