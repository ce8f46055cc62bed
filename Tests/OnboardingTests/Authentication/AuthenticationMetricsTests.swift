import Onboarding
import Testing

@Suite("The paddings of a screen to sign in by") struct AuthenticationMetricsTests {
  @Test(
    "are the published ones",
    arguments: [
      (400, [56, 16, 32, 32, 42]), (700, [56, 16, 40, 32, 42]), (900, [56, 32, 24, 32, 42]),
      (1100, [56, 80, 64, 64, 42]), (1366, [56, 212, 64, 64, 42]),
    ] as [(Double, [Double])])
  func published(_ height: Double, _ row: [Double]) {
    #expect(OnboardingMetrics(availableHeight: height).authentication.row == row)
  }

  @Test("put no field higher in a higher window")
  func isMonotone() {
    var last = 0.0
    for height in 200...2000 {
      let metrics = OnboardingMetrics(availableHeight: Double(height)).authentication
      let top = metrics.titleTop + metrics.subtitleTop + metrics.inputTop
      #expect(last <= top, "\(height)")
      last = top
    }
  }

  @Test(
    "leave the published room at the sides",
    arguments: [
      (320, 16), (375, 24), (428, 32.1), (744, 104.16), (1024, 286.72), (0, 16),
    ] as [(Double, Double)])
  func sides(_ width: Double, _ side: Double) {
    #expect(abs(OnboardingMetrics.Authentication.side(width: width) - side) < 0.0001)
  }

  @Test("leave no less room at the sides of a wider window")
  func sidesAreMonotone() {
    for width in stride(from: 200.0, to: 3000, by: 1) {
      #expect(
        OnboardingMetrics.Authentication.side(width: width)
          <= OnboardingMetrics.Authentication.side(width: width + 1), "\(width)")
    }
  }
}

extension OnboardingMetrics.Authentication {
  fileprivate var row: [Double] { [imageTop, titleTop, subtitleTop, inputTop, actionTop] }
}
