import Onboarding
import OnboardingTesting
import SAPFiori
import Secrets
import Testing
import UIKit

/// What each page of the catalogue shows of a store that is not open, as assistive technology has it.
@MainActor @Suite("A notice of a store", .onScreen) struct StoreNoticeTests {
  /// What has happened to a store since a passcode was chosen.
  struct Happening: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var hasCode = false
    var isTooOften = false
    var hasLostKey = false
    var error: SecretStoreError?
    /// The title, the advice, and the buttons; the first has the focus.
    let lines: [String]
  }

  nonisolated static let happenings = [
    Happening(
      testDescription: "the last try was wrong", isTooOften: true,
      lines: [
        "No Tries Left", "Sign in with your account to reset the passcode.", "Forgot Passcode?",
      ]),
    Happening(
      testDescription: "the last try was wrong, and there is a recovery code", hasCode: true,
      isTooOften: true,
      lines: [
        "No Tries Left", "Enter your recovery code to choose a new passcode.",
        "Enter Recovery Code", "Forgot Passcode?",
      ]),
    Happening(
      testDescription: "the keyring has lost the key", hasLostKey: true,
      lines: [
        "Passcode is not enough",
        "A key that belongs to it is no longer in your keyring. Use your recovery code, or set the "
          + "app up again.",
        "Try Again", "Forgot Passcode?",
      ]),
    Happening(
      testDescription: "the keyring has lost the key, and there is a recovery code",
      hasCode: true, hasLostKey: true,
      lines: [
        "Passcode is not enough",
        "A key that belongs to it is no longer in your keyring. Use your recovery code, or set the "
          + "app up again.",
        "Enter Recovery Code", "Try Again", "Forgot Passcode?",
      ]),
    Happening(
      testDescription: "there is no keyring", error: .keyring(reason: .absent),
      lines: [
        "Keyring not available", "Sign out of your desktop and in again, then try again.",
        "Try Again", "Enter Recovery Code",
      ]),
    Happening(
      testDescription: "the keyring is locked", error: .keyring(reason: .locked),
      lines: [
        "Keyring locked", "Unlock the keyring of your desktop, then try again.", "Try Again",
      ]),
    Happening(
      testDescription: "the disk is full", error: .storage(reason: .full),
      lines: [
        "Data not accessible", "The disk is full. Make room on it, then try again.", "Try Again",
      ]),
    Happening(
      testDescription: "the file is damaged", error: .damaged(part: .index),
      lines: [
        "Data not accessible",
        "The data of the app is damaged. Ask your administrator to restore a backup.", "Try Again",
      ]),
    Happening(
      testDescription: "another window has the store", error: .busy(seconds: 5),
      lines: [
        "Data in use", "Another window of the app uses its data. Close it, then try again.",
        "Try Again",
      ]),
  ]

  private func story(_ happening: Happening) async throws -> StoreStory {
    let secrets = FakeSecretStore(retryLimit: happening.isTooOften ? 1 : 10)
    try await secrets.create(passcode: SecretBytes(utf8: StoreStory.passcode))
    if happening.hasCode { _ = try await secrets.makeRecoveryCode() }
    await secrets.lock()
    if happening.isTooOften { _ = try await secrets.unlock(passcode: SecretBytes(utf8: "x")) }
    if happening.hasLostKey { await secrets.loseKey() }
    await secrets.fail(with: happening.error)
    let story = StoreStory(secrets)
    try await story.wait(until: "the notice") {
      story.text("titleTextView") == happening.lines[0]
    }
    return story
  }

  @Test("says what is wrong and what can be done, and nothing else", arguments: happenings)
  func tree(happening: Happening) async throws {
    let story = try await story(happening)
    let lines = story.display.textTree.split(separator: "\n")
    #expect(lines.count == happening.lines.count)
    for (line, words) in zip(lines, happening.lines) { #expect(line.contains("\"\(words)\"")) }
    for line in lines.dropFirst(2) { #expect(line.contains("button ")) }
    #expect(try story.display.find(happening.lines[2]).isFirstResponder)
    let spoken = story.display.window.lastAnnouncement
    #expect(spoken == happening.lines.prefix(2).joined(separator: " "))
    #expect(!story.isContentSeen)
  }

  @Test(
    "fits, at every size and in large letters, with every button",
    arguments: [ScreenSize.small, .handheld, .landscape, .desktop])
  func layout(size: ScreenSize) async throws {
    let happening = try #require(Self.happenings.first { $0.lines.count == 5 })
    for look in [ScreenLook.standard, .largeText] {
      let secrets = FakeSecretStore()
      try await secrets.create(passcode: SecretBytes(utf8: StoreStory.passcode))
      _ = try await secrets.makeRecoveryCode()
      await secrets.loseKey()
      let store = OnboardingStore(secrets)
      let display = Screen(UIViewController(), size: size, look: look)
      store.protect(display.window)
      try await display.wait(until: "the notice") { display.has(happening.lines[0]) }
      #expect(display.layoutProblems() == [])
      for button in happening.lines.dropFirst(2) { #expect(display.has(button)) }
    }
  }

  @Test("leads to the recovery code where the keyring is gone, and back")
  func absent() async throws {
    let secrets = FakeSecretStore()
    try await secrets.create(passcode: SecretBytes(utf8: StoreStory.passcode))
    _ = try await secrets.makeRecoveryCode()
    await secrets.lock()
    await secrets.fail(with: .keyring(reason: .absent))
    let story = StoreStory(secrets)
    try await story.wait(until: "the notice") { story.display.has("Enter Recovery Code") }
    try story.display.tap("Enter Recovery Code")
    try await story.waitForField()
    try story.display.tap("Cancel")
    try await story.wait(until: "the notice") { story.display.has("Try Again") }
    try story.display.tap("Enter Recovery Code")
    try await story.waitForField()
    // The code needs no keyring.
    await secrets.fail(with: nil)
    try story.enter(FakeSecretStore.recoveryCode, then: "Next")
    try await story.wait(until: "the new one") { story.display.has("requirement.minLength") }
    try story.enter("An0ther!", then: "Next")
    try story.enter("An0ther!", then: "Done")
    try await story.wait(until: "the content") { story.isContentSeen }
  }

  @Test("does not take the recovery code away from who is typing it, and says the trouble there")
  func trouble() async throws {
    let secrets = FakeSecretStore()
    try await secrets.create(passcode: SecretBytes(utf8: StoreStory.passcode))
    _ = try await secrets.makeRecoveryCode()
    await secrets.loseKey()
    let story = StoreStory(secrets)
    try await story.wait(until: "the notice") { story.display.has("Enter Recovery Code") }
    try story.display.tap("Enter Recovery Code")
    try await story.waitForField()
    try story.enter(FakeSecretStore.recoveryCode, then: "Next")
    try await story.wait(until: "the new one") { story.display.has("requirement.minLength") }
    await secrets.fail(with: .storage(reason: .full))
    try story.enter("An0ther!", then: "Next")
    try story.enter("An0ther!", then: "Done")
    try await story.wait(until: "the message") { story.text("messageLabel") != nil }
    #expect(
      story.text("messageLabel")
        == "Data not accessible\nThe disk is full. Make room on it, then try again.")
    #expect(story.store.phase == .trouble(.storage(reason: .full)))
    await secrets.fail(with: nil)
    try story.enter("An0ther!", then: "Next")
    try story.enter("An0ther!", then: "Done")
    try await story.wait(until: "the content") { story.isContentSeen }
  }
}
