import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("The title of an activation screen", .onScreen) struct ActivationTitleTests {
  private func show(
    _ title: String, height: CGFloat, textScale: Double = 1,
    set: (FUIActivationScreen) -> Void = { _ in }
  ) -> (FUIActivationScreen, Screen) {
    let screen = FUIActivationScreen.createInstanceFromStoryboard()
    screen.headlineLabel.text = title
    set(screen)
    let display = Screen(
      screen, size: ScreenSize(width: 390, height: height),
      look: ScreenLook(textScale: textScale))
    return (screen, display)
  }

  @Test(
    "is smaller in a low window, and where it needs a second line",
    arguments: [
      ("Activation", 480, 24), ("Activation", 844, 28),
      ("Activation of Field Service for Northern Europe", 480, 22),
      ("Activation of Field Service for Northern Europe", 844, 24),
      ("Activation of Field Service for Northern Europe", 1080, 28),
    ] as [(String, CGFloat, CGFloat)])
  func size(_ title: String, _ height: CGFloat, _ size: CGFloat) {
    let (screen, display) = show(title, height: height)
    #expect(screen.headlineLabel.font.pointSize == size)
    #expect(display.layoutProblems() == [])
  }

  @Test("follows a text that comes later")
  func later() {
    let (screen, display) = show("Activation", height: 844)
    screen.headlineLabel.text = "Activation of Field Service for Northern Europe"
    display.settle()
    #expect(screen.headlineLabel.font.pointSize == 24)
    screen.headlineLabel.text = "Activation"
    display.settle()
    #expect(screen.headlineLabel.font.pointSize == 28)
  }

  @Test("grows with the text size")
  func textSize() throws {
    let heights = [1, 2].map { scale in
      let (screen, display) = show("Activation", height: 844, textScale: scale)
      defer { display.close() }
      return screen.headlineLabel.frame.height
    }
    #expect(heights[1] > heights[0] * 1.5)
  }

  @Test("keeps a font that the app sets")
  func own() {
    let (screen, _) = show("Activation", height: 480) {
      $0.headlineLabel.font = .systemFont(ofSize: 31)
    }
    #expect(screen.headlineLabel.font == .systemFont(ofSize: 31))
  }
}
