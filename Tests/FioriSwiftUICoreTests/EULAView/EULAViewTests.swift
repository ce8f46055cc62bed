import FioriSwiftUICore
import FioriThemeManager
import OnboardingTesting
import SwiftUI
import Testing
import UIKit

/// The documentation's sample, as it is printed.
private struct Sample: View {
  let app: WelcomeApp
  let eulaAttributedString = NSAttributedString(string: "You may use the app.")
  @State private var eulaAccepted = false
  private func navigateToConsent() { app.note("consent") }
  private func exitOnboarding() { app.note("exit") }

  var body: some View {
    EULAView(
      title: "End User Licence Agreement",
      bodyAttributedText: eulaAttributedString,
      didAgree: {
        eulaAccepted = true
        navigateToConsent()
      },
      didDisagree: {
        // User declined — handle appropriately
        exitOnboarding()
      }
    )
  }
}

@MainActor @Suite("A licence view", .onScreen) struct EULAViewTests {
  static let long = AttributedString(
    (0..<300).map { "Paragraph \($0) of the licence." }.joined(separator: "\n"))

  @Test("calls the app for each answer, and stays")
  func answers() async throws {
    let story = WelcomeStory { app, _ in Sample(app: app) }
    try await story.tap("confirmButton")
    try await story.tap("rejectButton")
    #expect(story.app.diary == ["consent", "exit"])
    #expect(story.screen.has("End User Licence Agreement"))
    #expect(story.bodyText == "You may use the app.")
    let other = WelcomeStory { app, _ in
      EULAView(title: "Licence", bodyText: "Text", didAgree: nil, didDisagree: nil) {
        app.note("cancel")
      }
    }
    try await other.tap("cancelButton")
    #expect(other.app.diary == ["cancel"])
  }

  @Test("does what the app's own buttons do, and then its part")
  func ownButtons() async throws {
    let story = WelcomeStory { app, _ in
      EULAView(
        title: { Text("Licence") }, bodyText: { Text("Text") },
        agreeAction: { FioriButton(title: "I Do") { _ in app.note("own") } },
        disagreeAction: { Button("Never") { app.note("never") } },
        didAgree: { app.note("agree") }, didDisagree: { app.note("disagree") })
    }
    try await story.tap("I Do")
    try await story.tap("Never")
    #expect(story.app.diary == ["own", "agree", "never", "disagree"])
  }

  @Test("has buttons that a finger can hit, with and without a navigation container")
  func targets() throws {
    let alone = WelcomeStory { _, _ in EULAView(title: "Licence", bodyText: "Text") }
    let contained = WelcomeStory { _, _ in
      NavigationStack { EULAView(title: "Licence", bodyText: "Text") }
    }
    for story in [alone, contained] {
      for name in ["cancelButton", "rejectButton", "confirmButton"] {
        let frame = try story.frame(name)
        #expect(frame.width >= 44 && frame.height >= 44, "\(name) \(frame)")
      }
      #expect(story.screen.layoutProblems() == [])
    }
  }

  @Test("is left at Escape")
  func escape() async throws {
    let story = WelcomeStory { app, _ in
      EULAView(title: "Licence", bodyText: "Text", didCancel: { app.note("cancel") })
    }
    story.screen.press(.escape)
    await story.settle()
    #expect(story.app.diary == ["cancel"])
  }

  @Test("can be agreed to at once, unless it has to be read to its end")
  func reading() async throws {
    let free = WelcomeStory { _, _ in EULAView(title: "Licence", bodyText: Self.long) }
    #expect(free.isEnabled("confirmButton") == true)
    #expect(!free.screen.has("hintLabel"))
    let story = WelcomeStory { app, _ in
      EULAView(title: "Licence", bodyText: Self.long, didAgree: { app.note("agree") })
        .licenceRequiresReading()
    }
    await story.settle()
    #expect(story.isEnabled("confirmButton") == false)
    #expect(story.isEnabled("rejectButton") == true)
    #expect(story.screen.has("hintLabel"))
    let view = try #require(story.screen.window.all(UITextView.self).first)
    try await story.screen.wait(until: "the text is laid out") { view.contentSize.height > 4_000 }
    #expect(story.isEnabled("confirmButton") == false)
    view.scrollRangeToVisible(NSRange(location: (view.text as NSString).length, length: 0))
    try await story.screen.wait(until: "the end has been read") {
      story.isEnabled("confirmButton") == true
    }
    #expect(!story.screen.has("hintLabel"))
    view.contentOffset = .zero
    await story.settle()
    try await story.tap("confirmButton")
    #expect(story.app.diary == ["agree"])
  }

  @Test("that fits has been read at once, in both forms")
  func shortText() async throws {
    let texts = WelcomeStory { _, _ in
      EULAView(title: "Licence", bodyText: "Short").licenceRequiresReading()
    }
    let views = WelcomeStory { _, _ in
      EULAView(title: { Text("Licence") }, bodyText: { Text("Short") }).licenceRequiresReading()
    }
    for story in [texts, views] {
      try await story.screen.wait(until: "the text has been read") {
        story.isEnabled("confirmButton") == true
      }
    }
  }

  @Test("of views has to be scrolled to its end too")
  func readingViews() async throws {
    let story = WelcomeStory { _, _ in
      EULAView(title: { Text("Licence") }, bodyText: { Text(Self.long) })
        .licenceRequiresReading()
    }
    await story.settle()
    #expect(story.isEnabled("confirmButton") == false)
    let scroll = try #require(story.screen.window.all(UIScrollView.self).first)
    scroll.contentOffset.y = scroll.contentSize.height - scroll.bounds.height
    try await story.screen.wait(until: "the end has been read") {
      story.isEnabled("confirmButton") == true
    }
  }

  @Test("has a title that moves away with the text")
  func title() async throws {
    let story = WelcomeStory { _, _ in EULAView(title: "Licence", bodyText: Self.long) }
    let before = try story.frame("headlineLabel")
    let view = try #require(story.screen.window.all(UITextView.self).first)
    #expect(view.textContainerInset.top >= before.height)
    try await story.screen.wait(until: "the text is laid out") { view.contentSize.height > 4_000 }
    view.contentOffset = CGPoint(x: 0, y: 40)
    await story.settle()
    #expect(try story.frame("headlineLabel").minY == before.minY - 40)
  }

  @Test("follows links, which have the tint of the theme")
  func links() async throws {
    var opened: [URL] = []
    UIApplication.shared.urlOpener = { opened.append($0) }
    defer { UIApplication.shared.urlOpener = nil }
    var text = AttributedString("The terms")
    if let range = text.range(of: "terms") { text[range].link = URL(string: "https://example.com") }
    let story = WelcomeStory { _, _ in EULAView(title: "Licence", bodyText: text) }
    let view = try #require(story.screen.window.all(UITextView.self).first)
    #expect(view.becomeFirstResponder())
    view.selectedRange = NSRange(location: 5, length: 0)
    story.screen.press(.return)
    #expect(opened == [URL(string: "https://example.com")])
  }

  @Test("is read from the title to the answers, and its text has a name")
  func order() {
    let story = WelcomeStory { _, _ in EULAView(title: "Licence", bodyText: "You may.") }
    let lines = story.screen.textTree.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(
      lines.filter { $0.contains("#") && !$0.contains("printButton") } == [
        "button \"Cancel\" #cancelButton", "heading \"Licence\" #headlineLabel",
        "text box \"Licence\" = \"You may.\" #eulaTextView",
        "button \"Disagree\" #rejectButton", "button \"Agree\" #confirmButton",
      ])
  }

  @Test("has a title that is seen on the ground that a style sheet gives the text")
  func themedGround() async throws {
    defer { StyleSheetSettings.reset() }
    try StyleSheetSettings.loadStylesheetByString(
      content: "fdlFUIEULAView_eulaTextView { background-color: #FE01FE; }")
    let story = WelcomeStory { _, _ in EULAView(title: "Licence", bodyText: "You may.") }
    await story.settle()
    let title = try story.frame("headlineLabel")
    let pixels = try (Int(title.minX)..<Int(title.maxX)).map {
      try story.screen.color(at: CGPoint(x: CGFloat($0), y: title.midY))
    }
    #expect(pixels.contains { $0[0] > 240 && $0[2] > 240 })
    #expect(pixels.contains { $0[0] < 100 && $0[2] < 100 })
  }

  @Test("has answers as wide as the screen where they stand below one another")
  func answersInAColumn() throws {
    let story = WelcomeStory(size: .small, look: .largeText) { _, _ in
      EULAView(title: "Licence", bodyText: "You may.")
    }
    for name in ["confirmButton", "rejectButton"] {
      let frame = try story.frame(name)
      #expect(frame.minX == 16 && frame.width == 288, "\(name) \(frame)")
    }
    #expect(try story.frame("confirmButton").maxY < story.frame("rejectButton").minY)
  }

  @Test("is whole in a small window with large text, both ways to read")
  func smallWindow() {
    for look in [ScreenLook.largeText, .rightToLeft] {
      let story = WelcomeStory(size: .small, look: look) { _, _ in
        EULAView(title: "End User License Agreement", bodyText: Self.long).licenceRequiresReading()
      }
      #expect(story.screen.layoutProblems() == [])
    }
  }
}

extension WelcomeStory {
  fileprivate var bodyText: String? { screen.window.all(UITextView.self).first?.text }
}
