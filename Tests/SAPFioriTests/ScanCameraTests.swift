import FioriThemeManager
import Onboarding
import OnboardingTesting
import SAPFiori
import Testing
import UIKit

/// A scanner on a display, and a camera that does what a test says.
@MainActor struct ScannerStory {
  let screen = FUIOnboardingScanViewController.createInstanceFromStoryboard()
  let delegate = RecordingDelegate()
  let scanner: FakeCodeScanner
  let display: Screen

  init(
    _ scanner: FakeCodeScanner = FakeCodeScanner(), size: ScreenSize = .handheld,
    look: ScreenLook = .standard
  ) {
    self.scanner = scanner
    screen.scanner = scanner
    screen.delegate = delegate
    display = Screen(UINavigationController(rootViewController: screen), size: size, look: look)
  }

  func wait(for name: String) async throws {
    try await display.wait(until: name) { display.has(name) }
  }

  func waitForCamera() async throws {
    try await display.wait(until: "the camera runs") {
      scanner.isRunning && display.has("flashButton")
    }
  }

  func text(_ name: String) throws -> String? { (try display.find(name) as? UILabel)?.text }
}

@MainActor @Suite("A scanner screen with a camera", .onScreen) struct ScanCameraTests {
  private let server = "https://field.example.com"

  @Test("asks the app, names the server, and goes on when the person confirms")
  func confirms() async throws {
    let story = ScannerStory()
    try await story.waitForCamera()
    story.scanner.see(server)
    try await story.wait(for: "hcpServerLabel")
    #expect(try story.text("hcpServerLabel") == "field.example.com")
    #expect(story.screen.scanConfirmView.hcpServerLabel.text == "field.example.com")
    #expect(!story.scanner.isRunning && !story.display.has("flashButton"))
    #expect(story.display.window.lastAnnouncement?.hasSuffix("field.example.com") == true)
    #expect(story.display.layoutProblems() == [])
    try story.display.tap("continueButton")
    #expect(story.delegate.events == [.validate(server), .continueOnboarding])
    try story.display.tap("scanAgainButton")
    try await story.waitForCamera()
    #expect(!story.display.has("hcpServerLabel"))
  }

  @Test("says that the app refuses a code, in the app's words if it has some")
  func refused() async throws {
    let story = ScannerStory()
    story.delegate.acceptsScanResult = false
    story.screen.invalidQRCodeMessageString = "Ask the help desk."
    try await story.waitForCamera()
    story.scanner.see(server)
    try await story.wait(for: "Ask the help desk.")
    #expect(story.display.has("Invalid QR Code"))
    try story.display.tap("OK")
    story.delegate.acceptsScanResult = true
    story.scanner.see(server)
    story.scanner.see("https://depot.example.com")
    try await story.wait(for: "hcpServerLabel")
    #expect(try story.text("hcpServerLabel") == "depot.example.com")
  }

  @Test("lets the person choose among several codes, or none")
  func several() async throws {
    let story = ScannerStory()
    try await story.waitForCamera()
    story.scanner.see(server, "https://depot.example.com")
    try await story.wait(for: "Several Codes")
    try story.display.tap("Cancel")
    #expect(story.delegate.events == [])
    story.scanner.see(server, "https://depot.example.com")
    try await story.wait(for: "Several Codes")
    try story.display.tap("field.example.com")
    try await story.wait(for: "hcpServerLabel")
  }

  @Test(
    "says what is wrong with the camera, and takes a typed address all the same",
    arguments: [
      (.noCamera, "No Camera"), (.busy, "Camera in Use"), (.denied, "Allow Access to Camera"),
      (.helperFailed(""), "Something Went Wrong"),
      (.helperMissing(places: []), "App Incomplete"),
    ] as [(ScannerError, String)])
  func trouble(error: ScannerError, title: String) async throws {
    let scanner = FakeCodeScanner()
    scanner.startError = error
    let story = ScannerStory(scanner)
    if error == .denied {
      try await story.wait(for: "Not Now")
      try story.display.tap("Settings")
      try await story.display.wait(until: "the settings") { scanner.calls.contains(.settings) }
    }
    try await story.display.wait(until: title) { (try? story.text("headlineLabel")) == title }
    #expect(!story.display.has("previewImageView"))
    #expect(story.display.layoutProblems() == [])
    try story.display.type("depot.example.com", into: "addressTextField")
    story.display.press(.return)
    #expect(story.delegate.events == [.validate("depot.example.com"), .continueOnboarding])
  }

  @Test("tries the camera again, and says when it is disconnected")
  func retry() async throws {
    let scanner = FakeCodeScanner()
    scanner.startError = .busy
    let story = ScannerStory(scanner)
    try await story.wait(for: "retryButton")
    scanner.startError = nil
    try story.display.tap("retryButton")
    try await story.waitForCamera()
    scanner.fail(.unplugged)
    try await story.display.wait(until: "disconnected") {
      (try? story.text("headlineLabel")) == "Camera Disconnected"
    }
    #expect(story.display.window.lastAnnouncement?.hasPrefix("Camera Disconnected") == true)
  }

  @Test("goes to the field and back, and switches the lamp")
  func parts() async throws {
    let story = ScannerStory()
    try await story.waitForCamera()
    try story.display.tap("flashButton")
    #expect(story.scanner.isTorchOn && story.display.has("Turn Light Off"))
    try story.display.tap("typeAddressButton")
    #expect(!story.scanner.isRunning)
    #expect(try story.display.find("addressTextField").isFirstResponder)
    try story.display.tap("scanButton")
    try await story.waitForCamera()
    #expect(!story.scanner.isTorchOn)
  }

  @Test("shows the camera's pictures")
  func preview() async throws {
    let story = ScannerStory()
    try await story.waitForCamera()
    let pixels = [UInt8](repeating: 0, count: 40 * 40).flatMap { _ in [UInt8]([0, 200, 0, 255]) }
    story.scanner.show(ScannerFrame(width: 40, height: 40, pixels: pixels))
    let view = try story.display.find("previewImageView")
    let corner = view.convert(CGPoint(x: 8, y: 8), to: nil)
    for _ in 0..<10 { await Screen.turn() }
    #expect(try story.display.color(at: corner) == [0, 200, 0, 255])
  }

  @Test("releases the camera when it goes, and opens it when it comes back")
  func goes() async throws {
    let story = ScannerStory()
    try await story.waitForCamera()
    let other = UIViewController()
    story.screen.navigationController?.pushViewController(other, animated: false)
    try await story.display.wait(until: "the camera is free") { !story.scanner.isRunning }
    story.screen.navigationController?.popViewController(animated: false)
    try await story.waitForCamera()
  }

  @Test("has every text of the app")
  func texts() async throws {
    let scanner = FakeCodeScanner()
    scanner.startError = .denied
    let story = ScannerStory(scanner)
    story.screen.allowCameraAccessTitleString = "Camera?"
    story.screen.allowCameraAccessMessageString = "Allow it."
    story.screen.notNowActionString = "Later"
    story.screen.settingsActionString = "Open"
    try await story.wait(for: "Later")
    #expect(story.display.has("Camera?") && story.display.has("Open"))
    try story.display.tap("Later")
    #expect(try story.text("headlineLabel") == "Camera?")
    #expect(try story.text("detailLabel") == "Allow it.")
    scanner.read = { _ in .success([]) }
    story.screen.scanUnsuccessfulTitleString = "Nothing"
    story.screen.scanUnsuccessfulMessageString = "Another one."
    story.screen.okButtonString = "Fine"
    try story.display.tap("choosePhotoButton")
    try story.display.choose(files: [URL(filePath: #filePath)])
    try await story.wait(for: "Another one.")
    #expect(story.display.has("Nothing"))
    try story.display.tap("Fine")
    scanner.read = { _ in .failure(.denied) }
    story.screen.allowPhotoAccessTitleString = "Photos?"
    story.screen.allowPhotoAccessMessageString = "Allow them."
    try story.display.tap("choosePhotoButton")
    try story.display.choose(files: [URL(filePath: #filePath)])
    try await story.wait(for: "Allow them.")
    #expect(story.display.has("Photos?"))
  }

  @Test(
    "fits every window and look",
    arguments: [
      (ScreenSize.small, ScreenLook.largeText), (.small, .standard), (.handheld, .rightToLeft),
      (.landscape, .dark), (.desktop, .largeText), (.tablet, .highContrast),
    ])
  func fits(size: ScreenSize, look: ScreenLook) async throws {
    let story = ScannerStory(size: size, look: look)
    try await story.waitForCamera()
    #expect(story.display.layoutProblems() == [])
    #expect(try story.display.find("previewImageView").bounds.height >= 100)
    story.scanner.see("https://аррӏе.com")
    try await story.wait(for: "warningLabel")
    #expect(story.display.layoutProblems() == [])
  }

  @Test("is gone when nothing holds it, and so is its camera")
  func release() async throws {
    weak var screen: FUIOnboardingScanViewController?
    let scanner = FakeCodeScanner()
    do {
      let story = ScannerStory(scanner)
      screen = story.screen
      try await story.waitForCamera()
      story.display.close()
    }
    for _ in 0..<20 { await Screen.turn() }
    #expect(screen == nil && !scanner.isRunning)
  }
}

@MainActor @Suite("A photo picker", .onScreen) struct PhotoPickerTests {
  private final class App: FUIOnboardingPhotoPickerDelegate {
    var texts: [String] = []
    var accepts = true
    var continues = 0
    isolated deinit {}
    func photoPicker(
      _ photoPickerController: FUIOnboardingPhotoPicker, shouldValidateScanResult scanResult: String
    ) -> Bool {
      texts.append(scanResult)
      return accepts
    }
    func shouldContinueOnboarding(_ photoPickerController: FUIOnboardingPhotoPicker) {
      continues += 1
    }
  }

  private func open(_ app: App, _ result: Result<[ScannedCode], ScannerError>) async -> Screen {
    let picker = FUIOnboardingPhotoPicker()
    let scanner = FakeCodeScanner()
    scanner.read = { _ in result }
    picker.scanner = scanner
    picker.delegate = app
    let screen = Screen(UINavigationController(rootViewController: picker))
    for _ in 0..<4 { await Screen.turn() }
    return screen
  }

  @Test("opens the dialog for files, and confirms what the app accepts")
  func confirms() async throws {
    let app = App()
    let screen = await open(app, .success([ScannedCode(text: "https://a.example.com")]))
    try screen.choose(files: [URL(filePath: #filePath)])
    try await screen.wait(until: "the question") { screen.has("Confirmation") }
    #expect(screen.textTree.contains("a.example.com"))
    try screen.tap("Continue")
    #expect(app.texts == ["https://a.example.com"] && app.continues == 1)
  }

  @Test("says what is wrong with a picture, and opens the dialog again when asked")
  func wrong() async throws {
    let app = App()
    app.accepts = false
    let screen = await open(app, .success([ScannedCode(text: "x")]))
    try screen.choose(files: [URL(filePath: #filePath)])
    try await screen.wait(until: "the refusal") { screen.has("Invalid QR Code") }
    try screen.tap("OK")
    try screen.tap("choosePhotoButton")
    try screen.choose(files: [])
    #expect(screen.isEnabled("choosePhotoButton"))
    #expect(screen.layoutProblems() == [])
  }
}

extension Screen {
  /// Whether a control can be used.
  fileprivate func isEnabled(_ name: String) -> Bool {
    (try? find(name) as? UIControl)?.isEnabled == true
  }
}
