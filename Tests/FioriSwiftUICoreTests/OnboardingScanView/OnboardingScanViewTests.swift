import FioriSwiftUICore
import Onboarding
import OnboardingTesting
import SwiftUI
import Testing
import UIKit

/// A scanner on a display, a camera that does what a test says, and the app behind both.
@MainActor struct ScanStory {
  let app: WelcomeApp
  let scanner: FakeCodeScanner
  let screen: Screen

  init<Content: View>(
    _ scanner: FakeCodeScanner = FakeCodeScanner(), size: ScreenSize = .handheld,
    look: ScreenLook = .standard, @ViewBuilder content: @escaping (WelcomeApp) -> Content
  ) {
    let app = WelcomeApp()
    self.app = app
    self.scanner = scanner
    screen = show(content(app).codeScanner(scanner), size: size, look: look)
  }

  /// A scanner in the open-source form whose app accepts what does not name "elsewhere".
  static func usual(
    _ scanner: FakeCodeScanner = FakeCodeScanner(), size: ScreenSize = .handheld,
    look: ScreenLook = .standard, usesCameraOnly: Bool = false
  ) -> ScanStory {
    ScanStory(scanner, size: size, look: look) { app in
      OnboardingScanView(
        shouldValidateScanResult: { text in
          app.note("validate \(text)")
          return !text.contains("elsewhere")
        },
        didCancel: { app.note("cancel") }, usesCameraOnly: usesCameraOnly,
        didTapContinue: { app.note("continue") })
    }
  }

  func wait(for name: String) async throws {
    try await screen.wait(until: name) { screen.has(name) }
  }

  func wait(forNote note: String) async throws {
    try await screen.wait(until: note) { app.diary.contains(note) }
    await screen.settleAll()
  }

  func tap(_ name: String) async throws {
    try screen.tap(name)
    await screen.settleAll()
  }

  /// Waits until the camera's picture can be seen and codes count.
  func waitForCamera() async throws {
    try await screen.wait(until: "the camera runs") {
      scanner.isRunning && screen.has("flashButton")
    }
  }
}

@MainActor @Suite("A scanner view", .onScreen) struct OnboardingScanViewTests {
  private let server = "https://field.example.com"

  @Test("gives the app of the seed its text one time, asks nothing and shows no other page")
  func seedForm() async throws {
    let story = ScanStory { app in
      OnboardingScanView(
        title: "Scan QR code",
        instructionText: "Point your camera at the QR code provided by your administrator.",
        didScan: { result in
          app.note(result)
        }
      )
    }
    try await story.waitForCamera()
    #expect(story.screen.has("Scan QR code"))
    #expect(
      story.screen.has("Point your camera at the QR code provided by your administrator."))
    #expect(!story.screen.has("cancelButton"))
    story.scanner.see(server)
    story.scanner.see(server)
    try await story.wait(forNote: server)
    #expect(story.app.diary == [server])
    #expect(!story.scanner.isRunning)
    #expect(!story.screen.has("hcpServerLabel") && story.screen.has("previewImageView"))
  }

  @Test("asks the app, names the server, and goes on when the person confirms")
  func confirms() async throws {
    let story = ScanStory.usual()
    try await story.waitForCamera()
    story.scanner.see(server)
    try await story.wait(for: "hcpServerLabel")
    #expect(story.screen.has("field.example.com") && story.screen.has("Confirmation"))
    #expect(!story.screen.has("flashButton") && !story.screen.has("choosePhotoButton"))
    #expect(story.screen.has("cancelButton"))
    #expect(!story.scanner.isRunning)
    #expect(
      story.screen.window.lastAnnouncement
        == "Confirmation The code was read. The app will connect to: field.example.com")
    try await story.tap("continueButton")
    try await story.tap("continueButton")
    #expect(story.app.diary == ["validate \(server)", "continue"])
  }

  @Test("takes every text where the app checks none, and an own page to confirm")
  func ownPage() async throws {
    let story = ScanStory { app in
      OnboardingScanView(
        didCancel: {},
        scanConfirmationView: {
          Button("Connect") { app.note("own") }
        })
    }
    try await story.waitForCamera()
    story.scanner.see("12345678")
    try await story.wait(for: "Connect")
    try await story.tap("Connect")
    #expect(story.app.diary == ["own"])
  }

  @Test("warns of letters that look like others, and shows the name in ASCII beside them")
  func lookAlike() async throws {
    let story = ScanStory.usual()
    try await story.waitForCamera()
    story.scanner.see("https://аррӏе.com")
    try await story.wait(for: "warningLabel")
    #expect(story.screen.has("аррӏе.com") && story.screen.has("xn--80ak6aa92e.com"))
    try await story.tap("scanAgainButton")
    try await story.waitForCamera()
    #expect(!story.screen.has("hcpServerLabel"))
  }

  @Test("says that the app refuses a code, once while it is in view")
  func refused() async throws {
    let story = ScanStory.usual()
    try await story.waitForCamera()
    story.scanner.see("https://elsewhere.example.com")
    try await story.wait(for: "Invalid QR Code")
    story.scanner.see(server)
    await story.screen.settleAll()
    #expect(story.app.diary == ["validate https://elsewhere.example.com"])
    try await story.tap("OK")
    try await story.screen.wait(until: "the alert is gone") {
      !story.screen.has("Invalid QR Code")
    }
    story.scanner.see("https://elsewhere.example.com")
    story.scanner.see(server)
    try await story.wait(for: "hcpServerLabel")
    #expect(story.app.diary.count == 2)
  }

  @Test("lets the person choose among several codes")
  func several() async throws {
    let story = ScanStory.usual()
    try await story.waitForCamera()
    story.scanner.see(server, "https://depot.example.com")
    try await story.wait(for: "Several Codes")
    try await story.tap("depot.example.com")
    try await story.wait(for: "hcpServerLabel")
    #expect(story.app.diary == ["validate https://depot.example.com"])
  }

  @Test(
    "says what is wrong with the camera, and takes a typed address all the same",
    arguments: [
      (.noCamera, "No Camera"), (.busy, "Camera in Use"), (.unplugged, "Camera Disconnected"),
      (.helperFailed(""), "Something Went Wrong"),
      (.helperMissing(places: []), "App Incomplete"),
    ] as [(ScannerError, String)])
  func trouble(error: ScannerError, title: String) async throws {
    let scanner = FakeCodeScanner()
    if error != .unplugged { scanner.startError = error }
    let story = ScanStory.usual(scanner)
    if error == .unplugged {
      try await story.waitForCamera()
      scanner.fail(.unplugged)
    }
    try await story.wait(for: title)
    #expect(story.screen.window.lastAnnouncement?.hasPrefix(title) == true)
    #expect(!story.screen.has("previewImageView"))
    #expect(story.screen.layoutProblems() == [])
    try story.screen.type(" depot.example.com ", into: "addressTextField")
    story.screen.press(.return)
    try await story.wait(forNote: "continue")
    #expect(story.app.diary == ["validate depot.example.com", "continue"])
  }

  @Test("tries the camera again when asked")
  func retry() async throws {
    let scanner = FakeCodeScanner()
    scanner.startError = .busy
    let story = ScanStory.usual(scanner)
    try await story.wait(for: "retryButton")
    scanner.startError = nil
    try await story.tap("retryButton")
    try await story.waitForCamera()
    #expect(scanner.calls == [.start(nil), .start(nil)])
  }

  @Test("says that the camera is not allowed, and opens the settings", arguments: [true, false])
  func denied(_ opensSettings: Bool) async throws {
    let scanner = FakeCodeScanner()
    scanner.startError = .denied
    let story = ScanStory.usual(scanner)
    try await story.wait(for: "Not Now")
    try await story.tap(opensSettings ? "Settings" : "Not Now")
    try await story.screen.wait(until: "the alert is gone") { !story.screen.has("Not Now") }
    #expect(scanner.calls.contains(.settings) == opensSettings)
    #expect(story.screen.has("addressTextField") && story.screen.has("choosePhotoButton"))
  }

  @Test("says that there is no scanner, and offers the field alone")
  func noScanner() async throws {
    let app = WelcomeApp()
    let screen = show(
      OnboardingScanView(
        shouldValidateScanResult: { _ in false }, didTapContinue: { app.note("continue") }))
    await screen.settleAll()
    #expect(screen.has("No Camera") && !screen.has("choosePhotoButton"))
    #expect(!screen.has("retryButton") && screen.isEnabled("continueButton") == false)
    try screen.type("depot", into: "addressTextField")
    try screen.tap("continueButton")
    await screen.settleAll()
    #expect(screen.has("Invalid Code"))
    try screen.tap("OK")
    try await screen.wait(until: "the field has the focus again") {
      (try? screen.find("addressTextField"))?.isFirstResponder == true
    }
    #expect(app.diary == [])
  }

  @Test("goes to the field and back to the camera, which is released meanwhile")
  func typing() async throws {
    let story = ScanStory.usual()
    try await story.waitForCamera()
    try await story.tap("typeAddressButton")
    #expect(!story.scanner.isRunning)
    #expect(try story.screen.find("addressTextField").isFirstResponder)
    try await story.tap("scanButton")
    try await story.waitForCamera()
  }

  @Test("switches the lamp where there is one")
  func torch() async throws {
    let story = ScanStory.usual()
    try await story.waitForCamera()
    #expect(story.screen.has("Turn Light On"))
    try await story.tap("flashButton")
    #expect(story.scanner.isTorchOn && story.screen.has("Turn Light Off"))
    let dark = ScanStory.usual(FakeCodeScanner(cameras: [ScannerCamera(id: "1", name: "Lid")]))
    try await dark.screen.wait(until: "the camera runs") { dark.scanner.isRunning }
    await dark.screen.settleAll()
    #expect(!dark.screen.has("flashButton"))
  }

  @Test("shows the camera's pictures, at the same place whatever their size")
  func preview() async throws {
    let story = ScanStory.usual()
    try await story.waitForCamera()
    let before = try story.screen.frame("previewImageView")
    let pixels = [UInt8](repeating: 0, count: 40 * 40).flatMap { _ in [UInt8]([0, 200, 0, 255]) }
    story.scanner.show(ScannerFrame(width: 40, height: 40, pixels: pixels))
    await story.screen.settleAll()
    #expect(try story.screen.frame("previewImageView") == before)
    let color = try story.screen.color(at: CGPoint(x: before.minX + 8, y: before.minY + 8))
    #expect(color == [0, 200, 0, 255])
    story.scanner.fail(.unplugged)
    try await story.wait(for: "Camera Disconnected")
  }

  @Test("leaves when asked, by key too, and releases the camera")
  func cancel() async throws {
    let story = ScanStory.usual()
    try await story.waitForCamera()
    story.screen.press(.escape)
    try await story.wait(forNote: "cancel")
    #expect(story.app.diary == ["cancel"] && !story.scanner.isRunning)
  }

  @Test("releases the camera when it goes")
  func goes() async throws {
    let scanner = FakeCodeScanner()
    struct Steps: View {
      let app: WelcomeApp
      var body: some View {
        if app.isLoading { Text("Gone") } else { OnboardingScanView() }
      }
    }
    let story = ScanStory(scanner) { app in Steps(app: app) }
    try await story.waitForCamera()
    story.app.isLoading = true
    try await story.wait(for: "Gone")
    #expect(!scanner.isRunning)
  }

  @Test(
    "fits every window and look",
    arguments: [
      (ScreenSize.small, ScreenLook.largeText), (.small, .standard), (.handheld, .rightToLeft),
      (.landscape, .dark), (.desktop, .largeText), (.tablet, .highContrast),
    ])
  func fits(size: ScreenSize, look: ScreenLook) async throws {
    let scanning = ScanStory.usual(size: size, look: look)
    try await scanning.waitForCamera()
    #expect(scanning.screen.layoutProblems() == [])
    #expect(try scanning.screen.frame("previewImageView").height >= 100)
    scanning.scanner.see("https://аррӏе.com")
    try await scanning.wait(for: "warningLabel")
    #expect(scanning.screen.layoutProblems() == [])
    let scanner = FakeCodeScanner()
    scanner.startError = .busy
    let trouble = ScanStory.usual(scanner, size: size, look: look)
    try await trouble.wait(for: "retryButton")
    #expect(trouble.screen.layoutProblems() == [])
  }

  @Test("has the app's texts, and follows them")
  func texts() async throws {
    let context = OnboardingScanViewContext()
    context.scanViewTitleString = "Scan Your Badge"
    context.invalidQRCodeTitleString = "Not Ours"
    context.invalidQRCodeMessageString = "Ask the help desk."
    context.okButtonString = "Close"
    let story = ScanStory { _ in
      OnboardingScanView(scanViewContext: context, shouldValidateScanResult: { _ in false })
    }
    try await story.waitForCamera()
    #expect(story.screen.has("Scan Your Badge"))
    story.scanner.see("x")
    try await story.wait(for: "Not Ours")
    #expect(story.screen.has("Ask the help desk."))
    try await story.tap("Close")
    context.scanViewTitleString = "Scan Again"
    await story.screen.settleAll()
    #expect(story.screen.has("Scan Again"))
    #expect(OnboardingScanViewContext().scanViewTitleString == "Scan")
  }

  @Test("is reached by keys alone")
  func keys() async throws {
    let story = ScanStory.usual()
    try await story.waitForCamera()
    var reached: Set<String> = []
    for _ in 0..<8 {
      story.screen.press(.tab)
      for name in ["cancelButton", "flashButton", "choosePhotoButton", "typeAddressButton"] {
        let view = try story.screen.find(name)
        if view.isFirstResponder || view.all(UIView.self).contains(where: \.isFirstResponder) {
          reached.insert(name)
        }
      }
    }
    #expect(reached.count == 4, "\(reached)")
  }
}
