import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("Colours, fonts and traits", .onScreen) struct TraitsTests {
  private let ink = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }

  @Test("A dynamic colour is looked up for the traits, with its own opacity")
  func dynamic() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(ink.resolvedColor(with: dark) == .green)
    #expect(ink.resolvedColor(with: UITraitCollection()) == .red)
    let half = ink.withAlphaComponent(0.5).resolvedColor(with: dark)
    #expect(half == UIColor(red: 0, green: 1, blue: 0, alpha: 0.5))
    var components: [CGColor?] = []
    dark.performAsCurrent { components.append(ink.cgColor) }
    #expect(components == [UIColor.green.cgColor])
    #expect(ink == ink)
    #expect(UIColor(white: 1, alpha: 1) == .white)
  }

  @Test(
    "Hue, saturation and brightness make the colour that they name",
    arguments: [
      (0.0, UIColor.red), (1.0 / 3, .green), (2.0 / 3, .blue), (1.0, .red),
    ])
  func hue(hue: CGFloat, color: UIColor) {
    let made = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    var parts: [CGFloat] = [0, 0, 0]
    made.getRed(&parts[0], green: nil, blue: nil, alpha: nil)
    made.getRed(nil, green: &parts[1], blue: nil, alpha: nil)
    made.getRed(nil, green: nil, blue: &parts[2], alpha: nil)
    var wanted: [CGFloat] = [0, 0, 0]
    color.getRed(&wanted[0], green: nil, blue: nil, alpha: nil)
    color.getRed(nil, green: &wanted[1], blue: nil, alpha: nil)
    color.getRed(nil, green: nil, blue: &wanted[2], alpha: nil)
    for (one, two) in zip(parts, wanted) { #expect(abs(one - two) < 0.001) }
  }

  @Test(
    "Text styles grow with the text size, titles less than running text",
    arguments: [
      (UIFont.TextStyle.body, 17.0, 34.0), (.footnote, 13, 26), (.headline, 17, 34),
      (.largeTitle, 34, 49),
    ])
  func styles(style: UIFont.TextStyle, normal: Double, twice: Double) {
    let screen = host()
    #expect(Double(UIFont.preferredFont(forTextStyle: style).pointSize) == normal)
    screen.setLook(.largeText)
    #expect(Double(UIFont.preferredFont(forTextStyle: style).pointSize) == twice)
    #expect(UIFontMetrics.default.scaledValue(for: 10) == 20)
  }

  @Test("A change at run time repaints, and tells views and controllers what was before")
  func change() throws {
    let controller = TraitController()
    controller.surface.backgroundColor = ink
    let screen = Screen(controller, size: .small)
    #expect(try screen.color(at: CGPoint(x: 5, y: 5)) == Pixel.red)
    #expect(controller.diary.take() == [])
    screen.setLook(.dark)
    #expect(try screen.color(at: CGPoint(x: 5, y: 5)) == Pixel.green)
    #expect(controller.diary.take() == ["view was light", "controller was light"])
    screen.setLook(.dark)
    #expect(controller.diary.take() == [])
    controller.overrideUserInterfaceStyle = .light
    #expect(try screen.color(at: CGPoint(x: 5, y: 5)) == Pixel.red)
    #expect(controller.traitCollection.userInterfaceStyle == .light)
    #expect(screen.window.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("A view that was out of the window has the window's look when it comes back")
  func comesBack() throws {
    let view = tile(ink, 0, 0)
    let screen = host(view)
    let holder = try #require(view.superview)
    view.removeFromSuperview()
    screen.setLook(.dark)
    holder.addSubview(view)
    #expect(try screen.color(at: CGPoint(x: 5, y: 5)) == Pixel.green)
  }

  @Test(
    "The window's size says how much room there is",
    arguments: [
      (ScreenSize.handheld, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
      (.small, .compact, .regular), (.landscape, .regular, .compact),
      (.tablet, .regular, .regular), (.desktop, .regular, .regular),
    ])
  func room(
    size: ScreenSize, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) {
    let traits = host(size: size).window.traitCollection
    #expect(traits.horizontalSizeClass == horizontal)
    #expect(traits.verticalSizeClass == vertical)
  }

  @Test("The person's choices arrive as traits")
  func choices() {
    let look = ScreenLook(
      isDark: true, textScale: 2, isRightToLeft: true, hasHighContrast: true)
    let screen = host(look: look)
    let traits = screen.window.traitCollection
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.preferredContentSizeCategory.isAccessibilityCategory)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.accessibilityContrast == .high)
    #expect(UIAccessibility.isReduceMotionEnabled)
  }
}
