import FioriThemeManager
import Foundation
import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("The sample theme Harbor", .onScreen) struct HarborThemeTests {
  private nonisolated static let file: String = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Apps/Catalog/Themes/Harbor.nss").path

  @Test("has nothing that lint would tell")
  func lint() throws {
    let text = try String(contentsOfFile: Self.file, encoding: .utf8)
    #expect(try StyleSheetLint.findings(in: text, file: "Harbor.nss").map(\.description) == [])
  }

  @Test("restyles every screen, while it is open and in dark too")
  func everyScreen() async throws {
    for stage in Stage.all where stage.table.parts.contains(where: { $0.kind == .screen }) {
      let shown = try await stage.open("", nil)
      for look in [ScreenLook.standard, .dark] {
        shown.screen.setLook(look)
        let before = try shown.screen.png()
        try StyleSheetSettings.loadStylesheetByURL(url: URL(filePath: Self.file))
        await Screen.turn()
        let after = try shown.screen.png()
        #expect(before != after, "\(stage.table.name), \(stage.face)")
        #expect(shown.screen.layoutProblems() == [], "\(stage.table.name), \(stage.face)")
        StyleSheetSettings.reset()
        await Screen.turn()
        #expect(try shown.screen.png() == before, "\(stage.table.name), \(stage.face)")
      }
      shown.screen.close()
    }
  }
}
