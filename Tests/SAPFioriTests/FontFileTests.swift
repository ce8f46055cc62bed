import FioriThemeManager
import Foundation
import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("An app brings fonts of its own", .onScreen) struct FontFileTests {
  private var file: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/FoyerTest.ttf")
  }

  private func width(_ font: UIFont?) -> CGFloat {
    let label = UILabel()
    label.font = font
    label.text = "iiii"
    return label.intrinsicContentSize.width.rounded()
  }

  @Test("A file's family is known by its name, and shown")
  func register() throws {
    #expect(try UIFont.registerFonts(at: [file]) == ["Foyer Test"])
    // Every letter of the test's font is two ems wide.
    #expect(width(UIFont(name: "Foyer Test", size: 20)) == 160)
    #expect(width(.systemFont(ofSize: 20)) < 60)
    #expect(try UIFont.registerFonts(at: [file, file]) == ["Foyer Test"])
  }

  @Test("A file that has no fonts is an error that names it")
  func noFonts() {
    let source = URL(filePath: #filePath)
    #expect(throws: UIFont.FileError.noFonts(path: source.path)) {
      try UIFont.registerFonts(at: [source])
    }
    #expect(throws: UIFont.FileError.noFonts(path: "/nowhere.ttf")) {
      try UIFont.registerFonts(at: [URL(filePath: "/nowhere.ttf")])
    }
  }

  @Test("The theme's family is that of every font of the theme, and of screens that are open")
  func familyOfTheme() throws {
    try UIFont.registerFonts(at: [file])
    let story = WelcomeStory()
    let before = story.screen.footnoteLabel.intrinsicContentSize.width
    ThemeManager.shared.setFontFamily("Foyer Test")
    defer { ThemeManager.shared.setFontFamily(nil) }
    #expect(story.screen.footnoteLabel.font.familyName.hasPrefix("Foyer Test"))
    #expect(story.screen.footnoteLabel.intrinsicContentSize.width > before * 2)
    #expect(width(.preferredFioriFont(forTextStyle: .body)) == 136)
    #expect(width(.preferredFioriFont(forTextStyle: .KPI, weight: .bold)) == 288)
    #expect(width(.preferredFioriFont(fixedSize: 20)) == 160)
    ThemeManager.shared.setFontFamily(nil)
    #expect(story.screen.footnoteLabel.intrinsicContentSize.width == before)
  }

  @Test("A style sheet names it")
  func styleSheet() throws {
    try UIFont.registerFonts(at: [file])
    let story = WelcomeStory()
    let before = story.screen.detailLabel.intrinsicContentSize.width
    try NUISettings.loadStylesheetByString(
      content: "fdlFUIWelcomeScreen_detailLabel { font-name: Foyer Test; }")
    defer { StyleSheetSettings.reset() }
    #expect(story.screen.detailLabel.intrinsicContentSize.width > before * 2)
  }

  @Test("SAP's fonts are used where the app has their files, and not missed where it has none")
  func fioriFonts() throws {
    defer { ThemeManager.shared.setFontFamily(nil) }
    #expect(UIFont.registerFioriFonts() == false)
    #expect(ThemeManager.shared.fontFamily == nil)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(at: file, to: folder.appending(path: "72-Regular.ttf"))
    #expect(UIFont.registerFioriFonts(in: try #require(Bundle(path: folder.path))))
    #expect(ThemeManager.shared.fontFamily == "Foyer Test")
  }
}
