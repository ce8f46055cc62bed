import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("An info screen", .onScreen) struct InfoScreenTests {
  private final class App: FUIInfoViewControllerDelegate {
    private(set) var touches: [String] = []
    isolated deinit {}
    func primaryButtonTouched(on controller: FUIInfoViewController) { touches.append("primary") }
    func secondaryButtonTouched(on controller: FUIInfoViewController) {
      touches.append("secondary")
    }
  }

  private let screen = FUIInfoViewController.createInstanceFromStoryboard()
  private let app = App()

  private func show() -> Screen {
    screen.titleTextView.text = "You Are All Set"
    screen.informationTextView.text = "Your work orders are ready."
    screen.primaryButton.setTitle("Continue", for: .normal)
    screen.secondaryButton.setTitle("Learn More", for: .normal)
    screen.delegate = app
    return Screen(UINavigationController(rootViewController: screen))
  }

  @Test("shows what has words, and nothing else")
  func words() {
    let empty = Screen(screen)
    for name in ["titleTextView", "informationTextView", "primaryButton", "secondaryButton"] {
      #expect(!empty.has(name))
    }
    empty.close()
    let display = show()
    for name in ["titleTextView", "informationTextView", "primaryButton", "secondaryButton"] {
      #expect(display.has(name))
    }
    #expect(!display.has("loadingIndicatorView_activityIndicator"))
    #expect(display.layoutProblems() == [])
  }

  @Test("tells which button was pressed, by a tap or by Return")
  func touches() throws {
    let display = show()
    display.press(.return)
    #expect(app.touches == ["primary"])
    try display.tap("secondaryButton")
    try display.tap("primaryButton")
    #expect(app.touches == ["primary", "secondary", "primary"])
  }

  @Test("takes no press while it is at work, and says what it does")
  func atWork() throws {
    let display = show()
    screen.loadingIndicatorView.text = "Getting your work orders…"
    screen.loadingIndicatorView.show()
    #expect(!screen.primaryButton.isEnabled && !screen.secondaryButton.isEnabled)
    #expect(display.window.lastAnnouncement == "Getting your work orders…")
    #expect(screen.showsLoadingIndicatorText == false)
    let label = try #require(
      screen.loadingIndicatorView.arrangedSubviews.lazy.compactMap { $0 as? UILabel }.first)
    #expect(label.isHidden)
    screen.showsLoadingIndicatorText = true
    #expect(!label.isHidden)
    screen.loadingIndicatorView.dismiss()
    #expect(screen.primaryButton.isEnabled && screen.secondaryButton.isEnabled)
  }

  @Test("says what is missing when nobody hears it")
  func nobody() throws {
    let display = show()
    screen.delegate = nil
    let log = try StandardError.text {
      try display.tap("primaryButton")
      try display.tap("secondaryButton")
    }
    #expect(
      log.contains("primaryButtonTouched(on:)") && log.contains("secondaryButtonTouched(on:)"))
  }

  @Test("is what its storyboard starts with")
  func storyboard() {
    #expect(
      UIStoryboard(name: "FUIInfoViewController", bundle: nil).instantiateInitialViewController()
        is FUIInfoViewController)
  }
}
