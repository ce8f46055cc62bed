import OnboardingTesting
import SAPFiori
import Secrets
import Testing
import UIKit

@MainActor @Suite("A passcode that was typed", .onScreen) struct PasscodeMemoryTests {
  /// Takes passcodes as bytes, and keeps none.
  private final class ByteDelegate: PasscodeSecretDelegate {
    private(set) var counts: [Int] = []
    isolated deinit {}

    func shouldTrySecret(
      _ secret: borrowing SecretBytes, forInputMode inputMode: FUIPasscodeInputMode,
      fromController passcodeController: FUIPasscodeController
    ) throws { counts.append(secret.count) }
  }

  /// Takes a passcode as a text, and looks at memory while it has it.
  private final class TextDelegate: FUIPasscodeControllerDelegate {
    var onTry: (() throws -> Void)?
    isolated deinit {}

    func shouldTryPasscode(
      _ passcode: String, forInputMode inputMode: FUIPasscodeInputMode,
      fromController passcodeController: FUIPasscodeController
    ) throws { try onTry?() }
  }

  /// Eighteen letters that are nowhere in the program as they are.
  private let hidden: [UInt8] = (0..<18).map { _ in UInt8.random(in: 0x61...0x7A) ^ 0x80 }

  private func type(into display: Screen) throws {
    try display.tap("passcodeTextField")
    for letter in hidden { try display.type(String(UnicodeScalar(letter ^ 0x80))) }
  }

  private func copies() throws -> Int {
    let needle = UnsafeMutableRawBufferPointer.allocate(byteCount: hidden.count, alignment: 1)
    defer {
      needle.initializeMemory(as: UInt8.self, repeating: 0)
      needle.deallocate()
    }
    for (index, letter) in hidden.enumerated() { needle[index] = letter ^ 0x80 }
    return try ProcessMemory.count(of: UnsafeRawBufferPointer(needle))
  }

  /// What five searches found.
  private func looks() throws -> [Int] { try (0..<5).map { _ in try copies() } }

  @Test("leaves no copy in memory when it was handed over as bytes")
  func noCopies() async throws {
    let delegate = ByteDelegate()
    let story = try PasscodeStory.create { screen, _ in
      screen.delegate = delegate
      screen.validationDelegate = nil
    }
    try type(into: story.display)
    // The search finds it: it is in the field now. Beside other tests one look has missed it.
    #expect(try looks().max() ?? 0 >= 1)
    try story.display.tap("nextItem")
    try type(into: story.display)
    try story.display.tap("doneItem")
    #expect(delegate.counts == [18])
    for _ in 0..<5 { await Screen.turn() }
    #expect(try looks() == [0, 0, 0, 0, 0])
  }

  @Test("is made into a text for a delegate that takes texts, and the field keeps nothing of it")
  func documentedCopy() async throws {
    let delegate = TextDelegate()
    var seen: [Int] = []
    delegate.onTry = { seen.append(try looks().max() ?? 0) }
    let story = try PasscodeStory.create { screen, _ in
      screen.delegate = delegate
      screen.validationDelegate = nil
    }
    for item in ["nextItem", "doneItem"] {
      try type(into: story.display)
      try story.display.tap(item)
    }
    // The bytes, and the text that was made of them.
    #expect(seen.count == 1 && seen[0] >= 2)
    for _ in 0..<5 { await Screen.turn() }
    // What the text leaves in memory that is free again is the one copy that the documentation names.
    let left = try looks().max() ?? 0
    print("copies on the path of texts: \(seen[0]) in the call, \(left) left after it")
    #expect(left <= 1)
  }
}
