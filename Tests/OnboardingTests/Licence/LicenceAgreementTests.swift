import Onboarding
import Testing

@Suite("A licence is read and agreed to")
struct LicenceAgreementTests {
  @Test(
    "Reading to the end is asked for, or not",
    arguments: [
      (false, [], true), (true, [], false), (true, [(100, 1_000)], false),
      (true, [(999, 1_000)], true), (true, [(1_000, 1_000)], true),
      // A text that is not there yet, or absurd figures, are no reading.
      (true, [(100, 0)], false), (true, [(.nan, 1_000)], false), (true, [(.infinity, 10)], false),
      (true, [(10, .nan)], false),
      // To scroll back changes nothing.
      (true, [(1_000, 1_000), (100, 1_000)], true),
    ] as [(Bool, [(Double, Double)], Bool)])
  func reading(requiresReading: Bool, steps: [(Double, Double)], canAgree: Bool) {
    var licence = LicenceAgreement(requiresReading: requiresReading)
    for (bottom, height) in steps { licence.read(upTo: bottom, of: height) }
    #expect(licence.canAgree == canAgree)
  }
}
