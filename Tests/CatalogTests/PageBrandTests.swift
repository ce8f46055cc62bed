import Catalog
import FioriThemeManager
import GTK
import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("The theme Harbor", .onScreen) struct PageBrandTests {
  private nonisolated static let file: String = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Apps/Catalog/Themes/Harbor.nss").path

  @Test("restyles every page of the catalogue, and fits", arguments: [1.0, 2])
  func everyPage(_ scale: Double) async throws {
    defer { StyleSheetSettings.reset() }
    for page in CatalogPage.all {
      StyleSheetSettings.reset()
      let screen = await page.opened(ScreenLook(textScale: scale))
      let before = try screen.png()
      try StyleSheetSettings.loadStylesheetByURL(url: URL(filePath: Self.file))
      await screen.show(ScreenLook(textScale: scale))
      #expect(try screen.png() != before, "\(page.name)")
      #expect(screen.layoutProblems() == [], "\(page.name)")
      screen.close()
    }
  }

  /// Parts that the theme has nothing to say about.
  private static let untouched: Set<String> = []

  @Test("restyles every part that has a name")
  func everyPart() async throws {
    defer { StyleSheetSettings.reset() }
    // Behind another ground every part would look another.
    let sheet = try String(contentsOfFile: Self.file, encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("@primaryBackground") }
      .joined(separator: "\n")
    var (named, restyled) = (Set<String>(), Set<String>())
    for page in CatalogPage.all {
      StyleSheetSettings.reset()
      let screen = await page.opened()
      let before = try parts(of: screen)
      try StyleSheetSettings.loadStylesheetByString(content: sheet)
      await screen.show(.standard)
      let after = try parts(of: screen)
      named.formUnion(before.keys)
      restyled.formUnion(before.keys.filter { before[$0] != after[$0] })
      screen.close()
    }
    #expect(named.subtracting(restyled) == Self.untouched)
  }

  /// What each part with a name looks like: its size and its pixels.
  private func parts(of screen: Screen) throws -> [String: Look] {
    let picture = try Picture(of: screen)
    var looks: [String: Look] = [:]
    func collect(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0 else { return }
      let frame = view.convert(view.bounds, to: nil)
      if let name = view.accessibilityIdentifier, !name.isEmpty, !frame.isEmpty {
        looks[name] = Look(size: frame.size, pixels: picture.pixels(in: frame))
      }
      view.subviews.forEach(collect)
    }
    collect(screen.window)
    return looks
  }

  private struct Look: Equatable {
    let size: CGSize
    let pixels: [UInt32]
  }

  /// A picture of a screen, a pixel a point.
  private struct Picture {
    private let width: Int
    private let pixels: [UInt32]

    @MainActor init(of screen: Screen) throws {
      screen.settle()
      guard let texture = screen.window.render(scale: 1) else { throw ScreenError.notDrawn }
      width = texture.width
      pixels = texture.pixels().withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    }

    func pixels(in frame: CGRect) -> [UInt32] {
      let height = pixels.count / max(1, width)
      let columns = max(0, Int(frame.minX))..<max(0, min(width, Int(frame.maxX)))
      let rows = max(0, Int(frame.minY))..<max(0, min(height, Int(frame.maxY)))
      return rows.flatMap { row in columns.map { pixels[row * width + $0] } }
    }
  }
}
