import GTK
import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("A text on paper", .onScreen)
struct PrintingTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "paper-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private static let long = (1...2_000).map { "\($0). You may use this app to do your work." }
    .joined(separator: "\n")

  private func pdf(_ text: NSAttributedString, title: String = "Licence") async -> Paper {
    let url = folder.appending(path: "a.pdf")
    #expect(await UISimpleTextPrintFormatter(attributedText: text).writePDF(to: url, title: title))
    return Paper(url: url)
  }

  @Test("is in the PDF, word by word, on as many pages as it takes")
  func words() async throws {
    let paper = await pdf(NSAttributedString(string: Self.long))
    #expect(try paper.words() == Self.long.split(whereSeparator: \.isWhitespace).map(String.init))
    let facts = try paper.facts()
    #expect(facts["Title"] == "Licence")
    #expect(try #require(Int(facts["Pages"] ?? "")) > 30)
    try FileManager.default.removeItem(at: folder)
  }

  @Test("has its letters, looks and links there")
  func looks() async throws {
    let text = NSMutableAttributedString(string: "Größe: 5 €\nTitle\nsee the terms, it's so")
    text.setAttributes(
      [.font: UIFont.boldSystemFont(ofSize: 30)], range: NSRange(location: 11, length: 5))
    text.setAttributes(
      [.link: URL(string: "https://example.com/it's?a=1") as Any],
      range: NSRange(location: 25, length: 5))
    let paper = await pdf(text)
    #expect(
      try paper.words() == ["Größe:", "5", "€", "Title", "see", "the", "terms,", "it's", "so"])
    #expect(try paper.links() == ["https://example.com/it%27s?a=1"])
    try FileManager.default.removeItem(at: folder)
  }

  @Test("of one long paragraph loses nothing")
  func paragraph() async throws {
    let words = (0..<30_000).map { "word\($0)" }
    let paper = await pdf(NSAttributedString(string: words.joined(separator: " ")))
    #expect(try paper.words().joined() == words.joined())
    try FileManager.default.removeItem(at: folder)
  }

  @Test("leaves the screen free while the PDF is written")
  func liveness() async throws {
    let url = folder.appending(path: "a.pdf")
    let formatter = UISimpleTextPrintFormatter(text: Self.long)
    var isDone = false
    let writing = Task {
      #expect(await formatter.writePDF(to: url, title: ""))
      isDone = true
    }
    var turns = 0
    while !isDone {
      await Screen.turn()
      turns += 1
      #expect(isDone || !FileManager.default.fileExists(atPath: url.path), "whole or not at all")
    }
    await writing.value
    #expect(turns > 20)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.pdf"])
    try FileManager.default.removeItem(at: folder)
  }

  @Test("that cannot be written leaves nothing, and says so")
  func failure() async throws {
    let url = folder.appending(path: "missing/a.pdf")
    #expect(await UISimpleTextPrintFormatter(text: "a").writePDF(to: url, title: "") == false)
    let full = URL(filePath: "/dev/full/a.pdf")
    #expect(await UISimpleTextPrintFormatter(text: "a").writePDF(to: full, title: "") == false)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    try FileManager.default.removeItem(at: folder)
  }

  @Test("comes from GTK's print operation the same")
  func operation() throws {
    let url = folder.appending(path: "b.pdf")
    let text = try #require(
      UISimpleTextPrintFormatter(text: Self.long).printedText(title: "Licence"))
    #expect(PrintDialog(text).export(to: url.path) == .printed)
    let words = Self.long.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(try Paper(url: url).words() == words)
    try FileManager.default.removeItem(at: folder)
  }

  @Test("is printed by a dialog, one at a time")
  func dialog() {
    let screen = Screen(UIViewController())
    let printing = UIPrintInteractionController.shared
    printing.printFormatter = nil
    #expect(!printing.present(animated: true))
    printing.printFormatter = UISimpleTextPrintFormatter(text: "a")
    var outcomes: [String] = []
    for result in [Result<Bool, UIPrintError>.success(true), .success(false), .failure(.init())] {
      #expect(
        printing.present(animated: true) { _, isPrinted, error in
          outcomes.append("\(isPrinted) \(error != nil)")
        })
      #expect(!printing.present(animated: true))
      printing.answer(result)
    }
    #expect(outcomes == ["true false", "false false", "false true"])
    printing.printFormatter = nil
    screen.close()
  }

  @Test("is put where a person says, whole or not at all")
  func exporting() throws {
    final class Chooser: UIDocumentPickerDelegate {
      var events: [String] = []
      isolated deinit {}
      func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
      ) { events.append("put \(urls.map(\.lastPathComponent))") }
      func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        events.append("failed \(controller.exportError != nil)")
      }
    }
    let file = folder.appending(path: "draft.pdf")
    try Data("new".utf8).write(to: file)
    let place = folder.appending(path: "kept.pdf")
    try Data("old".utf8).write(to: place)
    let root = UIViewController()
    let screen = Screen(root)
    let chooser = Chooser()
    for target in [place, folder.appending(path: "missing/x.pdf"), nil] {
      let picker = UIDocumentPickerViewController(forExporting: [file])
      picker.delegate = chooser
      root.present(picker, animated: false)
      try screen.choose(files: target.map { [$0] } ?? [])
    }
    #expect(chooser.events == [#"put ["kept.pdf"]"#, "failed true", "failed false"])
    #expect(try Data(contentsOf: place) == Data("new".utf8))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        "draft.pdf", "kept.pdf",
      ])
    screen.close()
    try FileManager.default.removeItem(at: folder)
  }
}
