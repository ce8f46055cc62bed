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

  @Test("A text that is not there yet can be neither read nor agreed to", arguments: [true, false])
  func missing(requiresReading: Bool) {
    var licence = LicenceAgreement(requiresReading: requiresReading, hasText: false)
    #expect(!licence.canAgree && !licence.mustRead)
    licence.read(upTo: 1_000, of: 1_000)
    #expect(!licence.canAgree && !licence.hasReachedEnd)
    licence.setText(isThere: true)
    #expect(licence.canAgree == !requiresReading)
    #expect(licence.mustRead == requiresReading)
    licence.read(upTo: 1_000, of: 1_000)
    #expect(licence.canAgree && !licence.mustRead)
    licence.setText(isThere: false)
    #expect(!licence.canAgree)
    licence.setText(isThere: true)
    #expect(licence.canAgree == !requiresReading, "another text has not been read")
  }
}
