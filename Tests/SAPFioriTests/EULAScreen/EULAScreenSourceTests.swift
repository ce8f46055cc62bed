import Onboarding
import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("A licence screen that reads its text", .onScreen) struct EULAScreenSourceTests {
  private final class App: FUIEULADelegate {
    private(set) var answers: [String] = []
    isolated deinit {}
    func eulaAccepted(on controller: FUIEULAViewController) { answers.append("agree") }
    func eulaCancelled(on controller: FUIEULAViewController) { answers.append("cancel") }
  }

  private let screen = FUIEULAViewController.createInstanceFromStoryboard()
  private let app = App()

  private func show() -> Screen {
    screen.headlineLabel.text = "License Agreement"
    screen.delegate = app
    return Screen(UINavigationController(rootViewController: screen))
  }

  private func isEnabled(_ name: String, _ display: Screen) -> Bool? {
    (try? display.find(name) as? UIControl)?.isEnabled
  }

  @Test("shows that it reads, then the text, which can be agreed to")
  func reading() async throws {
    screen.licenceSource = .text("<p>You <b>may</b>.<p>Or not.", as: .html)
    let display = show()
    #expect(display.textTree.contains("Loading the license agreement…"))
    #expect(isEnabled("confirmButton", display) == false)
    try await display.wait(until: "the text") { isEnabled("confirmButton", display) == true }
    #expect(screen.eulaTextView.text == "You may.\n\nOr not.")
    try display.tap("confirmButton")
    #expect(app.answers == ["agree"])
    #expect(display.layoutProblems() == [])
  }

  @Test("says what is wrong, and reads again when a person wants it to")
  func failure() async throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "licence-\(UUID().uuidString).rtf")
    let display = show()
    screen.requiresReading = true
    screen.licenceSource = .file(url)
    try await display.wait(until: "the message") { display.has("retryButton") }
    #expect(display.has("License Agreement Not Available"))
    #expect(isEnabled("confirmButton", display) == false && !display.has("hintLabel"))
    #expect(try display.find("retryButton").isFirstResponder)
    #expect(display.layoutProblems() == [])
    try Data(#"{\rtf1 You may.}"#.utf8).write(to: url)
    display.press(.return)
    try await display.wait(until: "the text") { isEnabled("confirmButton", display) == true }
    #expect(screen.eulaTextView.text == "You may.")
    #expect(screen.eulaTextView.isFirstResponder)
    try FileManager.default.removeItem(at: url)
  }

  @Test("prints and saves where an app wants that")
  func printing() async throws {
    let display = show()
    screen.eulaTextView.text = "You may."
    #expect(!display.has("printButton"))
    screen.offersPrinting = true
    display.settle()
    try display.tap("printButton")
    try await display.wait(until: "the choice") { display.has("Save as PDF…") }
    try display.tap("Save as PDF…")
    try await display.wait(until: "the dialog for its place") {
      UIDocumentPickerViewController.waiting != nil
    }
    let url = FileManager.default.temporaryDirectory
      .appending(path: "licence-\(UUID().uuidString).pdf")
    try display.choose(files: [url])
    #expect(try Data(contentsOf: url).starts(with: Data("%PDF-".utf8)))
    #expect(display.window.lastAnnouncement == "The license agreement was saved.")
    try FileManager.default.removeItem(at: url)
  }

  @Test("is told to the app when its window is closed")
  func closing() async throws {
    screen.delegate = app
    let display = try await Screen.shown(UINavigationController(rootViewController: screen))
    #expect(!display.requestClose())
    #expect(app.answers == ["cancel"])
    display.close()
  }

  @Test("asks before the window of a consent is closed")
  func consent() async throws {
    final class Asked: FUIUserConsentViewControllerDelegate {
      var cancelled = 0
      isolated deinit {}
      func userConsentViewController(
        viewController: FUIUserConsentViewController,
        didCancelConsentForms forms: [FUIUserConsentForm]
      ) { cancelled += 1 }
    }
    let consent = FUIUserConsentViewController()
    let asked = Asked()
    consent.forms = [FUISinglePageUserConsentForm(page: FUIUserConsentPage())]
    consent.delegate = asked
    let display = try await Screen.shown(UINavigationController(rootViewController: consent))
    #expect(display.requestClose())
    try await display.wait(until: "the question") { display.has("Do you want to end the setup?") }
    try display.tap("No")
    try await display.wait(until: "no question") { consent.presentedViewController == nil }
    #expect(display.requestClose())
    try await display.wait(until: "the question") { display.has("Do you want to end the setup?") }
    try display.tap("Quit")
    try await display.wait(until: "the end") { !display.window.isShown }
    #expect(asked.cancelled == 1)
    display.close()
  }
}
