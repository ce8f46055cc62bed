import FioriThemeManager
import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("Style classes of views", .onScreen) struct StyleClassTests {
  private func using(_ text: String, _ check: () throws -> Void) throws {
    try NUISettings.loadStylesheetByString(content: text)
    defer { StyleSheetSettings.reset() }
    try check()
  }

  @Test("Parts of a screen have the class of their kind, of their font and of their role")
  func partsOfScreens() {
    let screen = FUIWelcomeScreen.createInstanceFromStoryboard()
    #expect(
      screen.headlineLabel.nuiClass
        == "Label:fdlFontStyle_title1:fdlFUIWelcomeScreen_headlineLabel")
    #expect(
      screen.primaryActionButton.nuiClass
        == "Button:fdlFontStyle_body:fdlFUIWelcomeScreen_primaryActionButton")
    #expect(screen.view.nuiClass == "View:fdlFUIWelcomeScreen")
    #expect(
      screen.emailTextField.nuiClass
        == "TextField:fdlFUITextField:fdlFontStyle_body:fdlFUIWelcomeScreen_emailTextField")
  }

  @Test("The nearer a class is to a part, the more it counts")
  func precedence() throws {
    let text = """
      fdlFUIWelcomeScreen_headlineLabel { font-size: 31; }
      fdlFontStyle_title1 { font-size: 30; text-align: right; }
      Label { font-size: 29; text-align: left; text-line-clamp: 2; }
      """
    try using(text) {
      let screen = FUIWelcomeScreen.createInstanceFromStoryboard()
      #expect(screen.headlineLabel.font.pointSize == 31)
      #expect(screen.headlineLabel.textAlignment == .right)
      #expect(screen.headlineLabel.numberOfLines == 2)
      #expect(screen.detailLabel.font.pointSize == 29)
      #expect(screen.detailLabel.textAlignment == .left)
    }
  }

  @Test("An app gives views classes of its own, and takes those of the kit away with none")
  func ownClasses() throws {
    try using("Label { text-line-clamp: 5; } Badge { text-line-clamp: 7; }") {
      let badge = UILabel()
      #expect(badge.nuiClass == nil)
      badge.nuiClass = "Label:Badge"
      #expect(badge.numberOfLines == 7)
      badge.nuiClass = "none"
      #expect(badge.numberOfLines == 1)
      let screen = FUIWelcomeScreen.createInstanceFromStoryboard()
      #expect(screen.headlineLabel.numberOfLines == 5)
      screen.headlineLabel.nuiClass = "none"
      #expect(screen.headlineLabel.numberOfLines == 0)
    }
  }

  @Test("What the app sets after a style sheet stays, also when the sheet goes")
  func appWins() throws {
    let label = UILabel()
    label.nuiClass = "Acme"
    try using("Acme { font-color: #112233; text-line-clamp: 4; }") {
      label.textColor = .red
      #expect(label.textColor == .red)
    }
    #expect(label.textColor == .red)
    #expect(label.numberOfLines == 1)
  }

  @Test("A media block counts while the window is as it says")
  func media() throws {
    let text = """
      @media (orientation: landscape) { fdlFUIWelcomeScreen_detailLabel { text-line-clamp: 2; } }
      @media (device: ipad) { fdlFUIWelcomeScreen_detailLabel { text-line-clamp: 3; } }
      @media (device: ipad) and (orientation: portrait)
        { fdlFUIWelcomeScreen_detailLabel { text-line-clamp: 4; } }
      """
    try using(text) {
      for (width, height, lines) in [
        (390.0, 844.0, 0), (844, 390, 2), (1_194, 834, 3), (834, 1_194, 4),
      ] {
        let story = WelcomeStory(size: ScreenSize(width: width, height: height))
        #expect(story.screen.detailLabel.numberOfLines == lines)
      }
      let story = WelcomeStory(size: ScreenSize(width: 390, height: 844))
      story.display.window.settle(size: CGSize(width: 844, height: 390))
      #expect(story.screen.detailLabel.numberOfLines == 2)
      story.display.window.settle(size: CGSize(width: 390, height: 844))
      #expect(story.screen.detailLabel.numberOfLines == 0)
    }
  }

  @Test("A font of a sheet follows the text size")
  func textSize() throws {
    try using("fdlFUIWelcomeScreen_detailLabel { font-size: 20; }") {
      let story = WelcomeStory()
      let height = story.screen.detailLabel.sizeThatFits(CGSize(width: 10_000, height: 0)).height
      story.display.setLook(.largeText)
      let large = story.screen.detailLabel.sizeThatFits(CGSize(width: 10_000, height: 0)).height
      #expect(large > height * 1.7)
    }
  }

  @Test("A border that is a palette colour is another one in dark mode")
  func dynamicBorder() throws {
    try using("fdlFUIWelcomeScreen_detailLabel { border-color: @primaryLabel; border-width: 2; }") {
      let story = WelcomeStory()
      let light = story.screen.detailLabel.layer.borderColor
      story.display.setLook(.dark)
      #expect(story.screen.detailLabel.layer.borderColor != light)
    }
  }

  @Test("Parts that are gone are forgotten")
  func growth() {
    let before = StyledParts.shared.count
    for _ in 0..<200 { _ = FUIWelcomeScreen.createInstanceFromStoryboard() }
    #expect(StyledParts.shared.count < max(before, 64) * 2 + 64)
  }
}
