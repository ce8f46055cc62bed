import FioriSwiftUICore
import Onboarding
import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("A bar that shows progress", .onScreen) struct LinearProgressIndicatorTests {
  private func bar(_ progress: Double) -> LinearProgressIndicator {
    LinearProgressIndicator(indicatorProgress: .constant(progress))
  }

  @Test("has a name, and a value where it is known")
  func reading() {
    func lines<Content: View>(_ view: Content) -> [String] {
      let screen = show(view)
      defer { screen.close() }
      return screen.lines
    }
    let end = "#linearProgressIndicator"
    #expect(lines(bar(0.5)) == ["progress bar \"Processing\" = \"50%\" \(end)"])
    #expect(
      lines(bar(9).linearProgressIndicatorStyle(.determinate)) == [
        "progress bar \"Processing\" = \"100%\" \(end)"
      ])
    #expect(
      lines(bar(0.5).linearProgressIndicatorStyle(.indeterminate)) == [
        "progress bar \"Processing\" \(end)"
      ])
    #expect(
      lines(bar(0.5).linearProgressIndicatorStyle(.error)) == ["progress bar \"Failed\" \(end)"])
    #expect(
      lines(bar(0.5).linearProgressIndicatorStyle(.success)) == ["progress bar \"Done\" \(end)"])
  }

  /// The colour at a share of the width.
  private func pixel<Content: View>(
    _ view: Content, _ share: Double, look: ScreenLook = .standard
  ) throws -> [UInt8] {
    let screen = show(view.padding(16), look: look)
    defer { screen.close() }
    let frame = try screen.frame("linearProgressIndicator")
    return try screen.color(
      at: CGPoint(x: frame.minX + frame.width * share, y: frame.midY), scale: 2)
  }

  @Test("is as long as what is done, from where reading begins", arguments: [false, true])
  func length(_ isRightToLeft: Bool) throws {
    let look = ScreenLook(isRightToLeft: isRightToLeft)
    let start = try pixel(bar(0.3), isRightToLeft ? 0.9 : 0.1, look: look)
    let end = try pixel(bar(0.3), isRightToLeft ? 0.1 : 0.9, look: look)
    #expect(start != end)
    #expect(try pixel(bar(1), 0.5, look: look) == start)
    #expect(try pixel(bar(0), 0.5, look: look) == end)
  }

  @Test("is all red when it failed, and in the app's colour when that is given")
  func colors() throws {
    let failed = try pixel(bar(0).linearProgressIndicatorStyle(.error), 0.9)
    #expect(failed[0] > 140 && failed[2] < 60)
    let own = try pixel(bar(1).linearProgressIndicatorTintColor(.green), 0.5)
    #expect(own[1] > own[0] && own[1] > own[2])
  }

  @Test("shows a part in the middle where a person wants less movement")
  func lessMovement() throws {
    let sliding = bar(0).linearProgressIndicatorStyle(.indeterminate)
    #expect(try pixel(sliding, 0.5) != pixel(sliding, 0.1))
    #expect(try pixel(sliding, 0.1) == pixel(sliding, 0.9))
  }

  @Test("is 4 points high, and grows with the text", arguments: [(1.0, 4.0), (2.0, 7.8)])
  func height(_ scale: Double, _ height: Double) throws {
    let screen = show(bar(0.5), look: ScreenLook(textScale: scale))
    #expect(abs(try screen.frame("linearProgressIndicator").height - height) <= 0.5)
  }
}
