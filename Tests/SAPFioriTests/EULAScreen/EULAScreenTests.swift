import FioriThemeManager
import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("A licence screen", .onScreen) struct EULAScreenTests {
  private final class App: FUIEULADelegate {
    private(set) var answers: [String] = []
    var onAccept: ((FUIEULAViewController) -> Void)?

    isolated deinit {}

    func eulaAccepted(on controller: FUIEULAViewController) {
      answers.append("agree")
      onAccept?(controller)
    }
    func eulaRejected(on controller: FUIEULAViewController) { answers.append("disagree") }
    func eulaCancelled(on controller: FUIEULAViewController) { answers.append("cancel") }
  }

  private let screen = FUIEULAViewController.createInstanceFromStoryboard()
  private let app = App()
  private nonisolated static let long = (0..<300).map { "Paragraph \($0) of the licence." }
    .joined(separator: "\n")

  private func show(isEmbedded: Bool = true, text: String = "You may use this app.") -> Screen {
    screen.headlineLabel.text = "License Agreement"
    screen.eulaTextView.attributedText = NSAttributedString(string: text)
    screen.delegate = app
    return Screen(isEmbedded ? UINavigationController(rootViewController: screen) : screen)
  }

  @Test("is read from the title to the answers")
  func reading() {
    let tree = show().textTree.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(
      tree.filter { !$0.hasPrefix("navigation") } == [
        "button \"Cancel\" #cancelButton",
        "heading \"License Agreement\" #headlineLabel",
        "text box \"License Agreement\" = \"You may use this app.\" #eulaTextView",
        "button \"Disagree\" #rejectButton", "button \"Agree\" #confirmButton",
      ])
  }

  @Test("has a title that is seen on the ground that a style sheet gives the text")
  func themedGround() throws {
    defer { StyleSheetSettings.reset() }
    try StyleSheetSettings.loadStylesheetByString(
      content: "fdlFUIEULAView_eulaTextView { background-color: #FE01FE; }")
    let display = show()
    let label = try display.find("headlineLabel")
    let title = label.convert(label.bounds, to: nil)
    let pixels = try (Int(title.minX)..<Int(title.maxX)).map {
      try display.color(at: CGPoint(x: CGFloat($0), y: title.midY))
    }
    #expect(pixels.contains { $0[0] > 240 && $0[2] > 240 })
    #expect(pixels.contains { $0[0] < 100 && $0[2] < 100 })
  }

  @Test("tells each answer, with and without a navigation controller", arguments: [true, false])
  func answers(_ isEmbedded: Bool) throws {
    let display = show(isEmbedded: isEmbedded)
    for name in ["confirmButton", "rejectButton", "cancelButton"] { try display.tap(name) }
    display.press(.escape)
    #expect(app.answers == ["agree", "disagree", "cancel", "cancel"])
    #expect(display.layoutProblems() == [])
  }

  @Test("takes no answer twice from a person whom the first one has led on")
  func doubleTap() throws {
    let display = show()
    app.onAccept = {
      $0.navigationController?.pushViewController(UIViewController(), animated: true)
    }
    let button = try #require(try display.find("confirmButton") as? UIButton)
    for _ in 0..<2 { button.sendActions(for: .primaryActionTriggered) }
    #expect(app.answers == ["agree"])
  }

  @Test("takes no answer while it is on its way out")
  func dismissed() async throws {
    let root = UIViewController()
    let display = try await Screen.shown(root, look: ScreenLook(hasMotion: true))
    screen.delegate = app
    app.onAccept = { $0.dismiss(animated: true) }
    root.present(UINavigationController(rootViewController: screen), animated: false)
    let button = try #require(try display.find("confirmButton") as? UIButton)
    for _ in 0..<2 { button.sendActions(for: .primaryActionTriggered) }
    #expect(app.answers == ["agree"])
    display.close()
  }

  @Test("does not take Return for agreement")
  func returnKey() {
    let display = show()
    display.press(.return)
    #expect(app.answers.isEmpty)
  }

  @Test("can be agreed to at once where it does not have to be read")
  func free() throws {
    let display = show(text: Self.long)
    #expect((try display.find("confirmButton") as? UIControl)?.isEnabled == true)
    #expect(!display.has("hintLabel"))
  }

  @Test("can be agreed to at its end where it has to be read")
  func requiresReading() async throws {
    screen.requiresReading = true
    let display = show(text: Self.long)
    let button = try #require(try display.find("confirmButton") as? UIControl)
    let text = try #require(screen.eulaTextView)
    try await display.wait(until: "the text is laid out") { text.contentSize.height > 4_000 }
    #expect(!button.isEnabled)
    #expect((try display.find("hintLabel") as? UILabel)?.text == "Scroll to the end to agree.")
    #expect((try display.find("rejectButton") as? UIControl)?.isEnabled == true)
    let end = NSRange(location: (text.text as NSString).length, length: 0)
    try await display.wait(until: "the end has been read") {
      // A long text is laid out bit by bit, and has another end each time.
      text.scrollRangeToVisible(end)
      return button.isEnabled
    }
    #expect(!display.has("hintLabel"))
    text.contentOffset = .zero
    try display.tap("confirmButton")
    #expect(app.answers == ["agree"])
  }

  @Test("that fits has been read at once")
  func short() async throws {
    screen.requiresReading = true
    let display = show()
    let button = try #require(try display.find("confirmButton") as? UIControl)
    try await display.wait(until: "it to be read") { button.isEnabled }
  }

  @Test("moves its title with the text")
  func title() async throws {
    let display = show(text: Self.long)
    let text = try #require(screen.eulaTextView)
    try await display.wait(until: "the text is laid out") { text.contentSize.height > 4_000 }
    let before = screen.headlineLabel.frame.minY
    text.contentOffset = CGPoint(x: 0, y: 40)
    try await display.wait(until: "the title to move") {
      screen.headlineLabel.frame.minY == before - 40
    }
  }

  @Test("does what is usual when nobody hears it, and says what is missing")
  func nobody() throws {
    let root = UIViewController()
    let display = Screen(root)
    root.present(UINavigationController(rootViewController: screen), animated: false)
    let log = try StandardError.text {
      for name in ["confirmButton", "rejectButton", "cancelButton"] { try display.tap(name) }
    }
    for name in ["eulaAccepted(on:)", "eulaRejected(on:)", "eulaCancelled(on:)"] {
      #expect(log.contains(name))
    }
    #expect(root.presentedViewController == nil)
  }

  @Test("is what its storyboard starts with")
  func storyboard() {
    #expect(
      UIStoryboard(name: "FUIEULAViewController", bundle: nil).instantiateInitialViewController()
        is FUIEULAViewController)
  }
}
