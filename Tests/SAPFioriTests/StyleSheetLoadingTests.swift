import FioriThemeManager
import Foundation
import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("Style sheets are loaded", .onScreen) struct StyleSheetLoadingTests {
  private let label = UILabel()
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "nss-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    label.nuiClass = "Acme"
    label.text = "Acme"
  }

  private func write(_ text: String, to name: String = "Brand.nss") throws -> URL {
    let file = folder.appending(path: name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  private func end() throws {
    StyleSheetSettings.reset()
    try FileManager.default.removeItem(at: folder)
  }

  @Test("from a text, a path, a URL and the name of a file in a bundle")
  func sources() throws {
    defer { try? end() }
    try NUISettings.loadStylesheetByString(content: "Acme { font-color: #000001; }")
    #expect(hex(label.textColor) == "000001")
    try NUISettings.loadStylesheetByPath(
      path: try write("Acme { font-color: #000002; }").path)
    #expect(hex(label.textColor) == "000002")
    try NUISettings.loadStylesheetByURL(url: try write("Acme { font-color: #000003; }"))
    #expect(hex(label.textColor) == "000003")
    _ = try write("Acme { font-color: #000004; }")
    let bundle = try #require(Bundle(path: folder.path))
    try NUISettings.initWithStylesheet(name: "Brand", bundle: bundle)
    #expect(hex(label.textColor) == "000004")
    try StyleSheetSettings.loadStylesheetByString(content: "Acme { font-color: #000005; }")
    #expect(hex(label.textColor) == "000005")
  }

  @Test("after one another: a sheet that is appended counts more, a property at a time")
  func appending() throws {
    defer { try? end() }
    try NUISettings.loadStylesheetByString(
      content: "Acme { font-color: #000001; text-line-clamp: 3; }")
    _ = try write("Acme { font-color: #000002; }")
    try NUISettings.appendStylesheet(
      name: "Brand.nss", bundle: try #require(Bundle(path: folder.path)))
    #expect(hex(label.textColor) == "000002")
    #expect(label.numberOfLines == 3)
  }

  @Test("anew when their files are others")
  func reloading() throws {
    defer { try? end() }
    try NUISettings.loadStylesheetByURL(url: try write("Acme { font-color: #000001; }"))
    _ = try write("Acme { font-color: #000002; }")
    #expect(hex(label.textColor) == "000001")
    try NUISettings.reloadStylesheets()
    #expect(hex(label.textColor) == "000002")
  }

  @Test("and one that cannot be taken leaves the theme as it is")
  func faults() throws {
    defer { try? end() }
    let file = try write("Acme { font-color: #000001; }")
    try NUISettings.loadStylesheetByURL(url: file)
    #expect(throws: StyleSheetParsingError.self) {
      try NUISettings.loadStylesheetByString(content: "Acme { font-color: reddish; }")
    }
    #expect(throws: StyleSheetParsingError.unreadableFile(path: "/nowhere.nss")) {
      try NUISettings.loadStylesheetByPath(path: "/nowhere.nss")
    }
    #expect(throws: StyleSheetParsingError.missingStyleSheet(name: "Nowhere")) {
      try NUISettings.initWithStylesheet(name: "Nowhere")
    }
    #expect(throws: StyleSheetParsingError.unreadableFile(path: "https://example.com/a.nss")) {
      try NUISettings.loadStylesheetByURL(
        url: try #require(URL(string: "https://example.com/a.nss")))
    }
    try Data([0xFF, 0xFE, 0x00]).write(to: folder.appending(path: "Bytes.nss"))
    #expect(throws: StyleSheetParsingError.self) {
      try NUISettings.appendStylesheet(
        name: "Bytes", bundle: try #require(Bundle(path: folder.path)))
    }
    _ = try write("Acme {")
    #expect(throws: StyleSheetParsingError.self) { try NUISettings.reloadStylesheets() }
    #expect(hex(label.textColor) == "000001")
  }

  @Test("and name the line and the column of a fault")
  func places() throws {
    defer { try? end() }
    let file = try write("\nAcme {\n  font-color: reddish;\n}")
    #expect {
      try NUISettings.loadStylesheetByURL(url: file)
    } throws: { error in
      "\(error)".hasPrefix("\(file.path):3:15: expected a colour")
    }
  }

  @Test("live: a file that is saved, also by putting another in its place, shows at once")
  func following() async throws {
    defer { try? end() }
    let controller = UIViewController()
    controller.view.addSubview(label)
    let screen = Screen(controller)
    let file = try write("Acme { font-color: #000001; }")
    try NUISettings.setAutoUpdatePath(file.path)
    #expect(hex(label.textColor) == "000001")
    // Foundation writes atomically: it gives a new file the name of the old one.
    _ = try write("Acme { font-color: #000002; }")
    try await screen.wait(until: "the second colour") { hex(label.textColor) == "000002" }
    try Data("Acme { font-color: #000003; }".utf8).write(to: file)
    try await screen.wait(until: "the third colour") { hex(label.textColor) == "000003" }
    let other = try write("Acme { font-color: #000004; }", to: "other.nss")
    #expect(rename(other.path, file.path) == 0)
    try await screen.wait(until: "the fourth colour") { hex(label.textColor) == "000004" }
  }

  @Test("and taken away again, after which everything is as it was")
  func removing() throws {
    defer { try? end() }
    let before = label.textColor
    try NUISettings.loadStylesheetByString(content: "Acme { font-color: #000001; }")
    #expect(label.textColor != before)
    StyleSheetSettings.reset()
    #expect(label.textColor == before)
  }

  private func hex(_ color: UIColor?) -> String {
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    color?.getRed(&red, green: &green, blue: &blue, alpha: nil)
    return [red, green, blue].map { part in
      let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
