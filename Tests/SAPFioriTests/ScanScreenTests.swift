import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("A scanner screen", .onScreen) struct ScanScreenTests {
  private let story = WelcomeStory(.scanner)

  private func open() throws -> FUIOnboardingScanViewController {
    try story.display.tap("primaryActionButton")
    return try #require(story.top as? FUIOnboardingScanViewController)
  }

  @Test("says that there is no camera and asks for the address")
  func noCamera() throws {
    _ = try open()
    #expect(try story.text("headlineLabel") == "No Camera")
    #expect(try story.text("detailLabel")?.contains("Type the address") == true)
    #expect(story.display.has("Server address"))
    #expect(throws: ScreenError.disabled(name: "continueButton")) {
      try story.display.tap("continueButton")
    }
  }

  @Test(
    "goes on with an address that the app accepts, with the button and with Return",
    arguments: [true, false])
  func accepted(_ byKey: Bool) throws {
    _ = try open()
    try story.display.type(" https://fiori.example.com ", into: "addressTextField")
    if byKey { story.display.press(.return) } else { try story.display.tap("continueButton") }
    #expect(
      story.delegate.events == [
        .scanner, .validate("https://fiori.example.com"), .continueOnboarding,
      ])
  }

  @Test(
    "says that a refused address is invalid, in the app's words if it has some",
    arguments: [true, false])
  func refused(_ hasOwnTexts: Bool) throws {
    let screen = try open()
    story.delegate.acceptsScanResult = false
    if hasOwnTexts {
      screen.invalidQRCodeTitleString = "Not Ours"
      screen.invalidQRCodeMessageString = "Ask the help desk."
      screen.okButtonString = "Close"
    }
    try story.display.type("https://elsewhere.example.com", into: "addressTextField")
    try story.display.tap("continueButton")
    let alert = try #require(screen.presentedViewController as? UIAlertController)
    #expect(alert.title == (hasOwnTexts ? "Not Ours" : "Invalid Code"))
    #expect(hasOwnTexts == (alert.message == "Ask the help desk."))
    try story.display.tap(hasOwnTexts ? "Close" : "OK")
    #expect(screen.presentedViewController == nil)
    #expect(!story.delegate.events.contains(.continueOnboarding))
  }

  @Test("refuses everything while nobody checks, and says what is missing")
  func nobody() throws {
    let screen = try open()
    screen.delegate = nil
    try story.display.type("https://fiori.example.com", into: "addressTextField")
    let log = try StandardError.text { try story.display.tap("continueButton") }
    #expect(log.contains("scanViewController(_:shouldValidateScanResult:)"))
    #expect(!log.contains("fiori.example.com"))
    #expect(screen.presentedViewController is UIAlertController)
  }

  @Test("is not a screen that looks something up")
  func noLookUp() throws {
    let screen = try open()
    let before = story.display.textTree
    screen.dismissLoadingIndicator()
    #expect(story.display.textTree == before)
  }

  @Test("says what is missing when nobody goes on")
  func nobodyGoesOn() throws {
    final class Checker: FUIOnboardingScanViewControllerDelegate {
      isolated deinit {}
      func scanViewController(
        _ scanViewController: FUIOnboardingScanViewController,
        shouldValidateScanResult scanResult: String
      ) -> Bool { true }
    }
    let screen = try open()
    let checker = Checker()
    screen.delegate = checker
    try story.display.type("https://fiori.example.com", into: "addressTextField")
    let log = try StandardError.text { try story.display.tap("continueButton") }
    #expect(log.contains("Implement shouldContinueOnboarding(_:)"))
    #expect(story.top === screen)
  }

  @Test("refuses everything by default, and says what is missing")
  func silentDelegate() throws {
    let screen = try open()
    let silent = SilentDelegate()
    screen.delegate = silent
    try story.display.type("https://fiori.example.com", into: "addressTextField")
    let log = try StandardError.text { try story.display.tap("continueButton") }
    #expect(log.contains("Implement scanViewController(_:shouldValidateScanResult:)"))
    #expect(screen.presentedViewController is UIAlertController)
  }

  @Test("has a title that the app can change and take back")
  func title() throws {
    let screen = try open()
    #expect(screen.title == "Scan")
    screen.scanViewTitleString = "Scan Your Badge"
    #expect(story.display.has("Scan Your Badge"))
    screen.scanViewTitleString = nil
    #expect(screen.title == "Scan")
  }

  @Test("does not keep its delegate alive")
  func weakDelegate() {
    let screen = FUIOnboardingScanViewController.createInstanceFromStoryboard()
    var delegate: SilentDelegate? = SilentDelegate()
    screen.delegate = delegate
    #expect(screen.delegate != nil)
    delegate = nil
    #expect(screen.delegate == nil)
  }
}
