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

  /// Pictures of the app's and of the person's own, and the marks for pages that are not shown: a theme
  /// does not change them.
  private static let untouched: Set<String> = [
    "headlineImageView", "page.1", "recentPicture", "recentPicturesView",
  ]

  @Test("restyles every page of the catalogue and every part that has a name, and fits")
  func everyPage() async throws {
    defer { StyleSheetSettings.reset() }
    // Behind another ground every part would look another.
    let sheetOfParts = try String(contentsOfFile: Self.file, encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("@primaryBackground") }
      .joined(separator: "\n")
    var (named, restyled) = (Set<String>(), Set<String>())
    for page in CatalogPage.all {
      StyleSheetSettings.reset()
      let screen = await page.opened()
      let plain = try screen.png()
      let before = try parts(of: screen)
      try StyleSheetSettings.loadStylesheetByString(content: sheetOfParts)
      await screen.show(.standard)
      let after = try parts(of: screen)
      named.formUnion(before.keys)
      restyled.formUnion(before.keys.filter { before[$0] != after[$0] })
      try StyleSheetSettings.loadStylesheetByURL(url: URL(filePath: Self.file))
      await screen.show(.standard)
      #expect(try screen.png() != plain, "\(page.name)")
      for look in [ScreenLook.standard, .largeText] {
        await screen.show(look)
        #expect(screen.layoutProblems() == [], "\(page.name) \(look.textScale)")
      }
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
      let columns = (Int(frame.minX)..<Int(frame.maxX)).clamped(to: 0..<width)
      let rows = (Int(frame.minY)..<Int(frame.maxY)).clamped(to: 0..<height)
      return rows.flatMap { row in columns.map { pixels[row * width + $0] } }
    }
  }
}
