import FioriSwiftUICore
import OnboardingTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("A licence on paper", .onScreen) struct EULAViewPrintingTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "paper-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  static let licence: AttributedString = {
    var text = AttributedString("You may use the app as it is.\nSee the terms.")
    if let range = text.range(of: "terms") { text[range].link = URL(string: "https://example.com") }
    return text
  }()

  /// The words of a PDF.
  private func words(_ url: URL) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/pdftotext")
    process.arguments = [url.path, "-"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .map(String.init)
  }

  private func story(isContained: Bool) -> WelcomeStory {
    WelcomeStory { _, _ in
      if isContained {
        NavigationStack { EULAView(title: "Licence", bodyText: Self.licence) }
      } else {
        EULAView(title: "Licence", bodyText: Self.licence)
      }
    }
  }

  private func save(_ story: WelcomeStory, to url: URL?) async throws {
    try await story.tap("printButton")
    try await story.screen.wait(until: "the choice") { story.screen.has("Save as PDF…") }
    try await story.tap("Save as PDF…")
    try await story.screen.wait(until: "the dialog for its place") {
      UIDocumentPickerViewController.waiting != nil
    }
    try story.screen.choose(files: url.map { [$0] } ?? [])
    await story.settle()
  }

  @Test("is written as PDF, with and without a navigation container", arguments: [true, false])
  func saving(isContained: Bool) async throws {
    let story = story(isContained: isContained)
    let url = folder.appending(path: "kept.pdf")
    try await save(story, to: url)
    #expect(
      try words(url) == [
        "You", "may", "use", "the", "app", "as", "it", "is.", "See", "the", "terms.",
      ])
    #expect(story.screen.window.lastAnnouncement == "The license agreement was saved.")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["kept.pdf"])
    try FileManager.default.removeItem(at: folder)
  }

  @Test("that cannot be put where the person wants it says so")
  func failing() async throws {
    let story = story(isContained: false)
    try await save(story, to: folder.appending(path: "missing/kept.pdf"))
    try await story.screen.wait(until: "the message") { story.screen.has("Not Saved") }
    try await story.tap("OK")
    try await save(story, to: nil)
    #expect(!story.screen.has("Not Saved"), "to give up is no failure")
    try FileManager.default.removeItem(at: folder)
  }

  @Test("is given to the desktop's dialog for printers, whose failure is told")
  func printing() async throws {
    let story = story(isContained: true)
    try await story.tap("printButton")
    try await story.screen.wait(until: "the choice") { story.screen.has("Print…") }
    try await story.tap("Print…")
    let dialog = UIPrintInteractionController.shared
    #expect(dialog.isWaiting && dialog.printInfo?.jobName == "Licence")
    dialog.answer(.failure(UIPrintError()))
    try await story.screen.wait(until: "the message") { story.screen.has("Not Printed") }
    try FileManager.default.removeItem(at: folder)
  }

  @Test("is offered by a button with a name that the keyboard reaches, unless an app says no")
  func button() async throws {
    let story = story(isContained: false)
    let button = try story.screen.find("printButton")
    #expect(button.accessibilityLabel == "Print or Save")
    let frame = try story.frame("printButton")
    #expect(frame.width >= 44 && frame.height >= 44)
    var reached = false
    for _ in 0..<8 where !reached {
      story.screen.press(.tab)
      reached = button.isFirstResponder
    }
    #expect(reached)
    story.screen.press(.space)
    try await story.screen.wait(until: "the choice") { story.screen.has("Print…") }
    story.screen.press(.escape)
    await story.settle()
    #expect(!story.screen.has("Print…"))
    #expect(story.screen.layoutProblems() == [])
    let silent = WelcomeStory { _, _ in
      EULAView(title: "Licence", bodyText: Self.licence).licencePrinting(false)
    }
    #expect(!silent.screen.has("printButton"))
    let views = WelcomeStory { _, _ in
      EULAView(title: { Text("Licence") }, bodyText: { Text("Views") })
    }
    #expect(!views.screen.has("printButton"), "views have no text that could be printed")
    try FileManager.default.removeItem(at: folder)
  }
}
