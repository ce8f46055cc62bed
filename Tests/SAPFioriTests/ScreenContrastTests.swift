import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("What is written on a welcome screen", .onScreen) struct ScreenContrastTests {
  private nonisolated static let looks = [false, true].flatMap { dark in
    [ScreenLook(isDark: dark), ScreenLook(isDark: dark, hasHighContrast: true)]
  }

  private func luminance(_ color: UIColor, _ traits: UITraitCollection) -> Double {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(alpha == 1)
    func linear(_ part: CGFloat) -> Double {
      part <= 0.040_45 ? part / 12.92 : Foundation.pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  private func contrast(_ one: UIColor?, on other: UIColor?, _ view: UIView) throws -> Double {
    let traits = view.traitCollection
    let values = [luminance(try #require(one), traits), luminance(try #require(other), traits)]
    return (try #require(values.max()) + 0.05) / (try #require(values.min()) + 0.05)
  }

  @Test("can be read on its ground", arguments: looks)
  func labels(_ look: ScreenLook) throws {
    let story = WelcomeStory(look: look)
    try story.submit("jane")
    for name in ["headlineLabel", "detailLabel", "footnoteLabel", "emailMessageLabel"] {
      let label = try #require(try story.display.find(name) as? UILabel)
      #expect(try contrast(label.textColor, on: story.screen.view.backgroundColor, label) >= 4.5)
    }
    let field = story.screen.emailTextField
    #expect(try contrast(field.textColor, on: story.screen.view.backgroundColor, field) >= 4.5)
  }

  @Test("can be read on buttons, pressed or not", arguments: looks)
  func buttons(_ look: ScreenLook) throws {
    let story = WelcomeStory(.standard, look: look)
    let primary = try #require(story.screen.primaryActionButton)
    for isPressed in [false, true] {
      primary.isHighlighted = isPressed
      let colors = primary.configuration
      #expect(
        try contrast(colors?.baseForegroundColor, on: colors?.baseBackgroundColor, primary) >= 4.5)
    }
    let demo = try #require(story.screen.footnoteActionButton)
    #expect(
      try contrast(
        demo.configuration?.baseForegroundColor, on: story.screen.view.backgroundColor, demo)
        >= 4.5)
  }

  @Test("has a placeholder that can be read", arguments: looks)
  func placeholder(_ look: ScreenLook) throws {
    let story = WelcomeStory(look: look)
    let field = story.screen.emailTextField
    let color =
      field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
      as? UIColor
    #expect(try contrast(color, on: story.screen.view.backgroundColor, field) >= 4.5)
  }

  @Test("stands on a ground that is drawn, light or dark", arguments: [false, true])
  func pixels(_ isDark: Bool) throws {
    let story = WelcomeStory(.standard, look: ScreenLook(isDark: isDark))
    let ground = try story.display.color(at: CGPoint(x: 4, y: 400))
    #expect(ground == (isDark ? [0, 0, 0, 255] : [255, 255, 255, 255]))
    let button = try story.display.find("primaryActionButton")
    let left = button.convert(CGPoint(x: 12, y: button.bounds.midY), to: nil)
    #expect(
      try story.display.color(at: left)
        == (isDark ? [0x4D, 0xB1, 0xFF, 255] : [0x00, 0x57, 0xD2, 255]))
  }
}
