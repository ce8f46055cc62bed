import FioriSwiftUICore
import Onboarding
import OnboardingTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("A licence view that reads its text", .onScreen) struct EULAViewSourceTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "eula-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func textView(_ story: WelcomeStory) -> UITextView? {
    story.screen.window.all(UITextView.self).first
  }

  @Test("shows that it reads, and can be left but not agreed to until the text is there")
  func waiting() async throws {
    let page = "<h1>Terms</h1>" + String(repeating: "<p>A <b>word</b> of it.", count: 20_000)
    let story = WelcomeStory { app, _ in
      EULAView(
        title: "Licence", source: .text(page, as: .html), didAgree: { app.note("agree") },
        didCancel: { app.note("cancel") })
    }
    #expect(story.isEnabled("confirmButton") == false)
    #expect(story.isEnabled("rejectButton") == true)
    #expect(story.screen.textTree.contains("Loading the license agreement…"))
    try await story.tap("cancelButton")
    #expect(story.app.diary == ["cancel"], "the screen answers while the text is read")
    try await story.screen.wait(until: "the text") { textView(story) != nil }
    try await story.tap("confirmButton")
    #expect(story.app.diary == ["cancel", "agree"])
    #expect(textView(story)?.text.hasPrefix("Terms\n\nA word of it.") == true)
  }

  @Test(
    "shows the looks of HTML and RTF, and follows their links",
    arguments: [
      "<h1>Title</h1><p>The <a href='https://example.com/terms'>terms</a> are <b>bold</b>.",
      #"{\rtf1 {\outlinelevel0 Title}\par\par The {\field{\*\fldinst{HYPERLINK "#
        + #""https://example.com/terms"}}{\fldrslt terms}} are {\b bold}.}"#,
    ])
  func looks(markup: String) async throws {
    var opened: [URL] = []
    UIApplication.shared.urlOpener = { opened.append($0) }
    defer { UIApplication.shared.urlOpener = nil }
    let story = WelcomeStory { _, _ in
      EULAView(title: "Licence", source: .data(Data(markup.utf8)))
    }
    try await story.screen.wait(until: "the text") { textView(story) != nil }
    let view = try #require(textView(story))
    #expect(view.text == "Title\n\nThe terms are bold.")
    #expect(view.becomeFirstResponder())
    view.selectedRange = NSRange(location: 12, length: 0)
    story.screen.press(.return)
    #expect(opened == [URL(string: "https://example.com/terms")])
  }

  @Test("says what is wrong, and reads again when a person wants it to")
  func failure() async throws {
    let url = folder.appending(path: "a.html")
    let story = WelcomeStory { app, _ in
      EULAView(title: "Licence", source: .file(url), didDisagree: { app.note("disagree") })
        .licenceRequiresReading()
    }
    try await story.screen.wait(until: "the message") { story.screen.has("actionButton") }
    #expect(story.screen.has("License Agreement Not Available"))
    #expect(
      story.screen.window.lastAnnouncement
        == "License Agreement Not Available. Try again. If that does not help, ask your "
        + "administrator.")
    #expect(story.isEnabled("confirmButton") == false && !story.screen.has("hintLabel"))
    #expect(!story.screen.has("printButton"))
    #expect(story.screen.layoutProblems() == [])
    try await story.screen.wait(until: "the focus is where a person can go on") {
      story.screen.textTree.contains("\"Try Again\" focused")
    }
    try await story.tap("rejectButton")
    #expect(story.app.diary == ["disagree"])
    try Data("<p>You may.".utf8).write(to: url)
    story.screen.press(.return)
    try await story.screen.wait(until: "the text") { textView(story) != nil }
    #expect(textView(story)?.text == "You may.")
    try await story.screen.wait(until: "it is read") { story.isEnabled("confirmButton") == true }
    #expect(textView(story)?.isFirstResponder == true, "the focus is on what has come")
    try FileManager.default.removeItem(at: folder)
  }

  @Test("reads another source when it is given one")
  func another() async throws {
    let story = WelcomeStory(input: "First") { app, _ in
      EULAView(title: "Licence", source: .text(app.input)).licenceRequiresReading()
    }
    try await story.screen.wait(until: "the first") { textView(story)?.text == "First" }
    story.app.input = (0..<300).map { "Line \($0)" }.joined(separator: "\n")
    try await story.screen.wait(until: "the other") {
      textView(story)?.text.hasPrefix("Line 0") == true
    }
    await story.settle()
    #expect(story.isEnabled("confirmButton") == false, "another text has not been read")
  }
}
