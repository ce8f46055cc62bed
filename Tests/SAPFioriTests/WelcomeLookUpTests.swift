import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("A look-up on a welcome screen", .onScreen) struct WelcomeLookUpTests {
  private let story = WelcomeStory()

  private func start(cancellable: Bool = false) throws {
    story.screen.showsCancelButtonForDiscoveryService = cancellable
    try story.submit("jane@example.com")
  }

  private var indicatorText: String? { try? story.text("loadingIndicatorView_textLabel") }

  @Test("shows a wheel with a text, which is said aloud")
  func indicator() throws {
    try start()
    #expect(story.isLookingUp)
    #expect(indicatorText == "Checking Account…")
    #expect(story.display.window.lastAnnouncement == "Checking Account…")
    let wheel = try #require(
      try story.display.find("loadingIndicatorView_activityIndicator") as? UIActivityIndicatorView)
    #expect(wheel.isAnimating)
  }

  @Test("has the text of the app, and the default one for none")
  func message() throws {
    story.screen.loadingMessage = "Looking for your company…"
    try start()
    #expect(indicatorText == "Looking for your company…")
    story.screen.loadingMessage = "Almost there…"
    #expect(indicatorText == "Almost there…")
    story.screen.loadingMessage = nil
    #expect(indicatorText == "Checking Account…")
  }

  @Test("lets nothing else be done")
  func locked() throws {
    try start()
    #expect(!story.display.has("primaryActionButton"))
    #expect(!story.screen.emailTextField.isEnabled)
    #expect(!story.screen.footnoteActionButton.isEnabled)
    story.screen.primaryActionButton.sendActions(for: .primaryActionTriggered)
    story.screen.footnoteActionButton.sendActions(for: .primaryActionTriggered)
    #expect(story.delegate.events == [.email("jane@example.com")])
  }

  @Test("cannot be ended with a button unless the app says so")
  func withoutCancel() throws {
    try start()
    #expect(!story.display.has("cancelButton"))
  }

  @Test("can be ended with a button on the left of the bar, which the app hears")
  func cancel() throws {
    var cancels = 0
    story.screen.cancelHandler = { cancels += 1 }
    #expect(!story.display.has("cancelButton"))
    try start(cancellable: true)
    let item = try story.display.find("cancelButton")
    #expect(item.convert(.zero, to: nil).x < 40)
    #expect(item.accessibilityLabel == "Cancel")
    try story.display.tap("cancelButton")
    #expect(cancels == 1)
    #expect(!story.isLookingUp)
    #expect(!story.display.has("cancelButton"))
    #expect(story.screen.emailTextField.isFirstResponder)
    #expect(story.screen.emailTextField.text == "jane@example.com")
  }

  @Test("can be ended below the wheel where there is no bar")
  func cancelWithoutBar() throws {
    var cancels = 0
    let alone = WelcomeStory(isEmbedded: false) {
      $0.showsCancelButtonForDiscoveryService = true
      $0.cancelHandler = { cancels += 1 }
    }
    try alone.submit("jane@example.com")
    #expect(alone.display.layoutProblems() == [])
    try alone.display.tap("cancelButton")
    #expect(cancels == 1)
    #expect(!alone.isLookingUp)
    #expect(!alone.display.has("cancelButton"))
  }

  @Test("can be ended without a handler")
  func cancelUnheard() throws {
    try start(cancellable: true)
    try story.display.tap("cancelButton")
    #expect(!story.isLookingUp)
  }

  @Test("gives the app's own bar item back")
  func ownItem() throws {
    let item = UIBarButtonItem(title: "Help", primaryAction: UIAction { _ in })
    story.screen.navigationItem.leftBarButtonItem = item
    try start(cancellable: true)
    #expect(story.screen.navigationItem.leftBarButtonItem?.title == "Cancel")
    story.screen.dismissLoadingIndicator()
    #expect(story.screen.navigationItem.leftBarButtonItem === item)
  }

  @Test("shows and hides Cancel when the app changes its mind")
  func cancelLater() throws {
    try start()
    story.screen.showsCancelButtonForDiscoveryService = true
    #expect(story.display.has("cancelButton"))
    story.screen.showsCancelButtonForDiscoveryService = false
    #expect(!story.display.has("cancelButton"))
  }

  @Test("is ended by Escape where Cancel is allowed", arguments: [true, false])
  func escape(_ isAllowed: Bool) throws {
    var cancels = 0
    story.screen.cancelHandler = { cancels += 1 }
    try start(cancellable: isAllowed)
    story.display.press(.escape)
    #expect(cancels == (isAllowed ? 1 : 0))
    #expect(story.isLookingUp == !isAllowed)
  }

  @Test("leaves Escape alone while there is none")
  func escapeWithout() {
    story.screen.showsCancelButtonForDiscoveryService = true
    story.screen.cancelHandler = { Issue.record("There was nothing to cancel.") }
    #expect(!story.screen.accessibilityPerformEscape())
  }

  @Test("ends when the app says that it failed, and can be begun again")
  func dismissed() throws {
    try start()
    story.screen.dismissLoadingIndicator()
    #expect(!story.isLookingUp)
    #expect(story.screen.primaryActionButton.isEnabled)
    #expect(story.screen.emailTextField.isEnabled)
    #expect(story.screen.emailTextField.isFirstResponder)
    try story.display.tap("primaryActionButton")
    #expect(story.delegate.events == [.email("jane@example.com"), .email("jane@example.com")])
  }

  @Test("is ended for a subclass that wants to know, with Cancel too")
  func subclass() throws {
    final class Listener: FUIWelcomeScreen {
      var ends = 0
      isolated deinit {}
      override func dismissLoadingIndicator() {
        super.dismissLoadingIndicator()
        ends += 1
      }
    }
    let screen = Listener()
    screen.loadViewIfNeeded()
    screen.configurationOptions = .discoveryService
    screen.showsCancelButtonForDiscoveryService = true
    screen.delegate = story.delegate
    screen.emailTextField.text = "jane@example.com"
    let display = Screen(UINavigationController(rootViewController: screen))
    try display.tap("primaryActionButton")
    try display.tap("cancelButton")
    #expect(screen.ends == 1)
    #expect(!display.has("loadingIndicatorView"))
  }

  @Test("is not ended when there is none")
  func dismissedWithout() {
    let before = story.display.textTree
    story.screen.dismissLoadingIndicator()
    #expect(story.display.textTree == before)
    #expect(!story.screen.emailTextField.isFirstResponder)
  }

  @Test("may fail before the delegate has returned")
  func failsAtOnce() throws {
    story.delegate.onEmail = { $0.dismissLoadingIndicator() }
    try start()
    #expect(!story.isLookingUp)
    #expect(story.screen.primaryActionButton.isEnabled)
  }

  @Test("is over when a person comes back from the next screen")
  func leftAndBack() throws {
    try start(cancellable: true)
    story.navigation?.pushViewController(UIViewController(), animated: false)
    story.navigation?.popViewController(animated: false)
    #expect(!story.isLookingUp)
    #expect(!story.display.has("cancelButton"))
    #expect(story.screen.primaryActionButton.isEnabled)
    #expect(story.screen.emailTextField.text == "jane@example.com")
  }

  @Test("goes on below an alert")
  func alert() throws {
    try start()
    let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    story.screen.present(alert, animated: false)
    try story.display.tap("OK")
    #expect(story.isLookingUp)
  }

  @Test("keeps its state when the app changes something else")
  func otherChanges() throws {
    try start()
    story.screen.isDemoAvailable = false
    story.screen.detailLabel.text = "One moment"
    #expect(story.isLookingUp)
    #expect(!story.screen.emailTextField.isEnabled)
  }
}
