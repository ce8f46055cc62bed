import Onboarding
import OnboardingTesting
import SAPFiori
import Secrets
import Testing
import UIKit

@MainActor @Suite("The screen that offers a recovery code", .onScreen) struct RecoveryScreenTests {
  private func offer(
    _ secrets: FakeSecretStore, size: ScreenSize = .handheld, look: ScreenLook = .standard
  ) async throws -> (OnboardingStore, Screen) {
    try await secrets.create(passcode: SecretBytes(utf8: StoreStory.passcode))
    let store = OnboardingStore(secrets)
    await store.start()
    let screen = UINavigationController(rootViewController: store.makeRecoveryCodeScreen())
    return (store, Screen(screen, size: size, look: look))
  }

  @Test("says what it is about before there is a code")
  func tree() async throws {
    let (store, display) = try await offer(FakeSecretStore())
    #expect(store.phase == .unlocked(.passcode))
    let words = [
      "Recovery Code",
      "A recovery code opens the app when you have forgotten your passcode. It is shown once. Make "
        + "sure that nobody else can see your screen.",
      "Show Code", "Not Now",
    ]
    let lines = display.textTree.split(separator: "\n").suffix(4)
    for (line, words) in zip(lines, words) { #expect(line.contains("\"\(words)\"")) }
    #expect(try display.find("Show Code").isFirstResponder)
    #expect(display.window.lastAnnouncement == words.prefix(2).joined(separator: " "))
  }

  @Test(
    "fits with the code, two groups a line, at every size and in large letters",
    arguments: [ScreenSize.small, .handheld, .landscape, .desktop])
  func layout(size: ScreenSize) async throws {
    for look in [ScreenLook.standard, .largeText] {
      let (store, display) = try await offer(FakeSecretStore(), size: size, look: look)
      #expect(display.layoutProblems() == [])
      try display.tap("Show Code")
      try await display.wait(until: "the code") { display.has("recoveryCodeTextView") }
      let code = try #require(display.find("recoveryCodeTextView") as? UITextView)
      #expect(code.text == "CODE-0000\n0000-0000\n0000-0000\n0000")
      #expect(display.layoutProblems() == [])
      #expect(store.phase == .unlocked([.passcode, .recoveryCode]))
    }
  }

  @Test("says why there is no code, and makes one when that is over")
  func fails() async throws {
    let secrets = FakeSecretStore()
    let (store, display) = try await offer(secrets)
    await secrets.fail(with: .storage(reason: .full))
    try display.tap("Show Code")
    let words = "Data not accessible\nThe disk is full. Make room on it, then try again."
    try await display.wait(until: "the reason") {
      (try? display.find("informationTextView") as? UITextView)?.text == words
    }
    #expect(display.window.lastAnnouncement == words)
    #expect(!display.has("recoveryCodeTextView"))
    await secrets.fail(with: nil)
    try display.tap("Try Again")
    try await display.wait(until: "the code") { display.has("recoveryCodeTextView") }
    #expect(store.phase == .unlocked([.passcode, .recoveryCode]))
  }
}
