import Onboarding
import Testing

@Suite("Paddings follow the height of the window and never shrink when it grows")
struct OnboardingMetricsTests {
  @Test(
    "The published heights keep their step",
    arguments: [
      (375, .small), (440, .small), (667, .medium), (768, .medium), (810, .large), (926, .large),
      (956, .large), (1024, .extraLarge), (1080, .extraLarge), (1210, .extraLarge),
      (1366, .extraExtraLarge), (4000, .extraExtraLarge),
    ] as [(Double, OnboardingHeightClass)])
  func publishedHeights(height: Double, expected: OnboardingHeightClass) {
    #expect(OnboardingMetrics(availableHeight: height).heightClass == expected)
  }

  @Test(
    "A height between two steps belongs to the lower one",
    arguments: [
      (0, .small), (374, .small), (441, .small), (666.9, .small), (769, .medium), (809.9, .medium),
      (957, .large), (1023.9, .large), (1211, .extraLarge), (1365.9, .extraLarge), (-1, .small),
      (.nan, .small), (.infinity, .extraExtraLarge),
    ] as [(Double, OnboardingHeightClass)])
  func closedGaps(height: Double, expected: OnboardingHeightClass) {
    #expect(OnboardingHeightClass(availableHeight: height) == expected)
  }

  @Test(
    "The published paddings of the activation screen",
    arguments: [
      (440, [32, 20, 32, 32, 48, 22, 16, 24, 22]), (768, [32, 48, 40, 64, 48, 22, 16, 28, 24]),
      (926, [32, 48, 40, 64, 48, 22, 16, 28, 24]), (1080, [76, 80, 60, 80, 48, 24, 18, 28, 28]),
      (1366, [76, 212, 64, 80, 48, 24, 18, 28, 28]),
    ] as [(Double, [Double])])
  func activation(height: Double, expected: [Double]) {
    #expect(OnboardingMetrics(availableHeight: height).activation.row == expected)
  }

  @Test(
    "The paddings of the welcome screen",
    arguments: [
      (440, [16, 8, 20, 0, 8, 24, 20, 8, 8, 8]), (768, [16, 42, 20, 14, 8, 24, 32, 8, 8, 32]),
      (926, [32, 42, 20, 14, 40, 24, 32, 8, 48, 32]),
      (1080, [76, 130, 200, 200, 60, 24, 32, 8, 48, 64]),
      (1366, [76, 130, 276, 276, 64, 24, 32, 8, 64, 112]),
    ] as [(Double, [Double])])
  func welcome(height: Double, expected: [Double]) {
    #expect(OnboardingMetrics(availableHeight: height).welcome.row == expected)
  }

  @Test("From 200 to 2000 points no value falls, point by point")
  func isMonotone() {
    var last = OnboardingMetrics(availableHeight: 199)
    for height in 200...2000 {
      let next = OnboardingMetrics(availableHeight: Double(height))
      #expect(last.heightClass <= next.heightClass)
      for (before, after) in zip(last.welcome.row, next.welcome.row) {
        #expect(before <= after, "welcome at \(height)")
      }
      for (before, after) in zip(last.activation.row, next.activation.row) {
        #expect(before <= after, "activation at \(height)")
      }
      last = next
    }
    #expect(last.heightClass == .extraExtraLarge)
  }
}

extension OnboardingMetrics.Welcome {
  fileprivate var row: [Double] {
    [
      side, headlineImageTop, headlineImageBottom, headlineTop, detailTop, actionsTop, actionGap,
      demoGap, logoTop, logoBottom,
    ]
  }
}

extension OnboardingMetrics.Activation {
  fileprivate var row: [Double] {
    [
      side, headlineTop, detailTop, actionsTop, actionsBottom, fieldBottom, buttonGap, titleSize,
      wrappedTitleSize,
    ]
  }
}
