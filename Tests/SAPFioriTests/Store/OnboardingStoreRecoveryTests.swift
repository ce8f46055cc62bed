import Onboarding
import OnboardingTesting
import SAPFiori
import Secrets
import Testing
import UIKit
import Vault

/// The store is the real vault, without a keyring and with keys that are made quickly.
@MainActor @Suite("A store whose passcode was forgotten", .onScreen)
struct OnboardingStoreRecoveryTests {
  private let folder: VaultFolder

  init() throws { folder = try VaultFolder() }

  /// A vault that is locked, and its recovery code.
  private func prepared(retryLimit: Int = 10) async throws -> (VaultStory, String) {
    let vault = folder.vault(retryLimit: retryLimit)
    try await vault.create(passcode: SecretBytes(utf8: VaultStory.passcode))
    let code = try await vault.makeRecoveryCode().makeText()
    await vault.lock()
    return (VaultStory(vault), code)
  }

  private func askForCode(_ story: VaultStory) async throws {
    try await story.waitFor("passcodeTextField")
    try story.display.tap("Forgot Passcode?")
    try await story.waitFor("Enter Recovery Code")
    try story.display.tap("Enter Recovery Code")
    try await story.waitFor("Recovery Code")
  }

  private func enter(_ code: String, _ story: VaultStory) async throws {
    try story.display.type(code, into: "passcodeTextField")
    try story.display.tap("Next")
    try await story.display.wait(until: "the answer") {
      story.text("messageLabel") != nil || story.display.has("requirement.minLength")
    }
  }

  private func choose(_ passcode: String, _ story: VaultStory) async throws {
    try story.display.type(passcode, into: "passcodeTextField")
    try story.display.tap("Next")
    try await story.waitFor("Done")
    try story.display.type(passcode, into: "passcodeTextField")
    try story.display.tap("Done")
  }

  @Test("is opened by its code, and by the new passcode from then on")
  func recovered() async throws {
    let (story, code) = try await prepared()
    try await askForCode(story)
    #expect(!story.isContentSeen)
    try await enter(code.lowercased().replacing("-", with: " "), story)
    #expect(!story.display.textTree.contains(code))
    try await choose("An0ther!", story)
    try await story.display.wait(until: "the content") { story.isContentSeen }
    #expect(story.store.phase == .unlocked([.passcode, .recoveryCode]))
    #expect(story.display.window.coverController == nil)
    await story.store.lock()
    let old = try SecretBytes(utf8: VaultStory.passcode)
    let new = try SecretBytes(utf8: "An0ther!")
    let outcome = try await story.vault.unlock(passcode: old)
    #expect(outcome == .rejected(triesLeft: 9, wait: .zero))
    #expect(try await story.vault.unlock(passcode: new) == .unlocked)
  }

  @Test("tells a slip from another app's code, keeps what was typed, and counts no try")
  func slips() async throws {
    let (story, code) = try await prepared()
    let elsewhere = try VaultFolder()
    let other = elsewhere.vault()
    try await other.create(passcode: SecretBytes(utf8: "anything"))
    let foreign = try await other.makeRecoveryCode().makeText()
    withExtendedLifetime(elsewhere) {}
    try await askForCode(story)
    try await enter(String(code.dropLast()), story)
    #expect(
      story.text("messageLabel") == "There is a typing error in this code. Check each character.")
    #expect(
      story.display.window.lastAnnouncement
        == "There is a typing error in this code. Check each character.")
    // The last sign is added, and not all of it typed again.
    let field = try #require(story.display.find("passcodeTextField") as? UITextField)
    #expect(field.hasText && field.isSecureTextEntry)
    try story.display.type(String(code.last ?? " "))
    #expect(story.text("messageLabel") == nil)
    field.text = ""
    try await enter(foreign, story)
    #expect(story.text("messageLabel") == "This is not the recovery code of this app.")
    try story.display.tap("Cancel")
    try await story.waitFor("Forgot Passcode?")
    #expect(!story.isContentSeen)
    await story.store.retry()
    #expect(story.store.phase == .locked([.passcode, .recoveryCode], triesLeft: 10))
  }

  @Test("is opened by its code where the passcode takes no tries any more")
  func disabled() async throws {
    let (story, code) = try await prepared(retryLimit: 1)
    try await story.waitFor("passcodeTextField")
    try story.display.type("wrong-one", into: "passcodeTextField")
    try story.display.tap("doneItem")
    try await story.display.wait(until: "the notice") {
      story.text("titleTextView") == "No Tries Left"
    }
    #expect(
      story.text("informationTextView") == "Enter your recovery code to choose a new passcode.")
    #expect(try story.display.find("Enter Recovery Code").isFirstResponder)
    try story.display.tap("Enter Recovery Code")
    try await story.waitFor("passcodeTextField")
    try await enter(code, story)
    try await choose("An0ther!", story)
    try await story.display.wait(until: "the content") { story.isContentSeen }
  }

  @Test("can still be removed")
  func reset() async throws {
    let (story, _) = try await prepared()
    try await story.waitFor("passcodeTextField")
    try story.display.tap("Forgot Passcode?")
    try await story.waitFor("Reset")
    try story.display.tap("Reset")
    try await story.waitFor("Reset the App?")
    try story.display.tap("Reset")
    try await story.display.wait(until: "the first run") { story.isContentSeen }
    #expect(try await story.vault.status() == .noVault)
  }

  @Test("has no code before one was offered, shown once, and left by the button that says so")
  func offered() async throws {
    let story = VaultStory(folder.vault())
    story.store.offersRecoveryCode = true
    try await story.choose()
    try await story.waitFor("Show Code")
    #expect(story.store.phase == .unlocked(.passcode))
    #expect(story.text("recoveryCodeTextView") == nil)
    try story.display.tap("Show Code")
    try await story.waitFor("recoveryCodeTextView")
    let code = try #require(story.text("recoveryCodeTextView"))
    #expect(code.wholeMatch(of: /([0-9A-Z]{4}-[0-9A-Z]{4}\n){3}[0-9A-Z]{4}/) != nil)
    #expect(story.store.phase == .unlocked([.passcode, .recoveryCode]))
    #expect(
      story.display.window.lastAnnouncement
        == "Write this code down and keep it in a safe place. It is not shown again.")
    #expect(try story.display.find("recoveryCodeTextView").isFirstResponder)
    story.display.press(.escape)
    #expect(story.text("recoveryCodeTextView") == code)
    try story.display.tap("Done")
    try await story.display.wait(until: "the content") { story.isContentSeen }
    #expect(story.content.presentedViewController == nil)
    #expect(!story.display.textTree.contains(code.prefix(9)))
    await story.store.lock()
    try await askForCode(story)
    try await enter(code, story)
    try await choose("An0ther!", story)
    try await story.display.wait(until: "the content") { story.isContentSeen }
  }

  @Test("has no code where the person does not want one")
  func notNow() async throws {
    let story = VaultStory(folder.vault())
    story.store.offersRecoveryCode = true
    try await story.choose()
    try await story.waitFor("Show Code")
    try story.display.tap("Not Now")
    try await story.display.wait(until: "the content") { story.isContentSeen }
    #expect(story.store.phase == .unlocked(.passcode))
    await story.store.lock()
    try await story.waitFor("passcodeTextField")
    try story.display.tap("Forgot Passcode?")
    try await story.waitFor("Reset the App?")
    #expect(!story.display.has("Enter Recovery Code"))
  }

  @Test("hides a code that is shown when it is locked")
  func lockedMeanwhile() async throws {
    let story = VaultStory(folder.vault())
    story.store.offersRecoveryCode = true
    try await story.choose()
    try await story.waitFor("Show Code")
    try story.display.tap("Show Code")
    try await story.waitFor("recoveryCodeTextView")
    let code = try #require(story.text("recoveryCodeTextView"))
    #expect(story.display.textTree.contains(code.prefix(9)))
    await story.store.lock()
    #expect(!story.display.textTree.contains(code.prefix(9)))
    try await story.waitFor("passcodeTextField")
    #expect(!story.display.textTree.contains(code.prefix(9)))
  }
}
