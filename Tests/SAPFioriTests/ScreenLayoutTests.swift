import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("Every screen in every window", .onScreen) struct ScreenLayoutTests {
  private nonisolated static let sizes: [ScreenSize] = [
    .handheld, .small, .landscape, .tablet, .desktop,
  ]
  private nonisolated static let looks: [ScreenLook] = [1, 1.35, 2].flatMap { scale in
    [false, true].flatMap { dark in
      [false, true].map { rightToLeft in
        ScreenLook(isDark: dark, textScale: scale, isRightToLeft: rightToLeft)
      }
    }
  }

  @Test(
    "shows all its texts and controls, in their places or a scroll away",
    arguments: ScreenState.all, sizes)
  func nothingCut(_ state: ScreenState, _ size: ScreenSize) {
    for look in Self.looks {
      let screen = state.show(size, look)
      #expect(screen.layoutProblems() == [], "\(size) \(look)")
      screen.close()
    }
  }

  @Test(
    "is laid out anew when the look changes while it is shown",
    arguments: ScreenState.crowded + ScreenState.between)
  func lookChanges(_ state: ScreenState) {
    let screen = state.show(.small, .standard)
    for look in Self.looks {
      screen.setLook(look)
      #expect(screen.layoutProblems() == [], "\(look)")
    }
  }

  @Test("is mirrored from right to left")
  func mirrored() throws {
    let story = WelcomeStory(look: .rightToLeft)
    story.screen.showsCancelButtonForDiscoveryService = true
    try story.submit("jane@example.com")
    let item = try story.display.find("cancelButton")
    #expect(item.convert(CGPoint(x: item.bounds.maxX, y: 0), to: nil).x > 350)
  }

  @Test(
    "has a column that is centred and no wider than can be read",
    arguments: [ScreenSize.handheld, .landscape, .tablet, .desktop])
  func column(_ size: ScreenSize) throws {
    let story = WelcomeStory(size: size)
    let button = try story.display.find("primaryActionButton")
    let frame = button.convert(button.bounds, to: nil)
    #expect(abs(frame.midX - size.width / 2) <= 0.5)
    #expect(frame.width <= 480)
    #expect(frame.height >= 44)
    let field = try story.display.find("emailTextField")
    #expect(field.convert(field.bounds, to: nil).width == frame.width)
  }

  @Test("is seen as a whole on a handheld on its side", arguments: LaunchSetting.all)
  func onItsSide(_ setting: LaunchSetting) throws {
    let story = WelcomeStory(setting, size: .landscape)
    let demo = try story.display.find("footnoteActionButton")
    let logo = try #require(story.screen.logoImageView)
    let end = demo.convert(CGPoint(x: 0, y: demo.bounds.maxY), to: nil).y
    #expect(end <= logo.convert(.zero, to: nil).y)
  }

  @Test("keeps the demo and the logo at the bottom")
  func bottom() throws {
    let story = WelcomeStory()
    let demo = try story.display.find("footnoteActionButton")
    let end = demo.convert(CGPoint(x: 0, y: demo.bounds.maxY), to: nil).y
    let logo = try #require(story.screen.logoImageView)
    #expect(end > 844 * 0.75)
    #expect(logo.convert(.zero, to: nil).y > end)
  }
}
