import OnboardingTesting
import SAPFiori
import Secrets
import Testing
import UIKit

@MainActor @Suite("What was typed as a passcode", .onScreen) struct PasscodeSecrecyTests {
  /// Takes passcodes as bytes.
  private final class ByteDelegate: PasscodeSecretDelegate {
    var counts: [Int] = []
    var isRight: [Bool] = []
    isolated deinit {}

    func shouldTrySecret(
      _ secret: borrowing SecretBytes, forInputMode inputMode: FUIPasscodeInputMode,
      fromController passcodeController: FUIPasscodeController
    ) throws {
      counts.append(secret.count)
      isRight.append(secret.makeText() == "Zq7!passw0rd")
    }
  }

  @Test("is in no description of the screen, whatever the page")
  func textTree() throws {
    let story = try PasscodeStory.create()
    for item in ["nextItem", "doneItem"] {
      try story.display.type("Zq7!passw0rd", into: "passcodeTextField")
      let tree = story.display.textTree
      #expect(tree.contains("password \"Passcode\""))
      #expect(!tree.contains("Zq7") && !tree.contains("•"))
      try story.display.tap(item)
      #expect(!story.display.textTree.contains("Zq7"))
    }
    #expect(story.delegate.attempts.count == 1)
  }

  @Test("is in no text that is made from an error")
  func errors() {
    let error = FUIPasscodeControllerError.invalidPasscode(
      code: "Zq7!passw0rd", triesRemaining: 3)
    var dumped = ""
    dump(error, to: &dumped)
    for text in [
      "\(error)", String(reflecting: error), String(describing: error), dumped,
      error.localizedDescription,
    ] { #expect(!text.contains("Zq7")) }
  }

  @Test("goes to those who take bytes as bytes")
  func bytes() throws {
    let delegate = ByteDelegate()
    let story = try PasscodeStory.create { screen, _ in
      screen.delegate = delegate
      screen.validationDelegate = nil
    }
    try story.enter("Zq7!passw0rd", then: "nextItem")
    try story.enter("Zq7!passw0rd", then: "doneItem")
    #expect(delegate.counts == [12])
    #expect(delegate.isRight == [true])
    try delegate.shouldTryPasscode(
      "Zq7!passw0rd", forInputMode: .create, fromController: story.screen)
    #expect(delegate.isRight == [true, true])
  }

  @Test("is hidden in pictures")
  func picture() throws {
    let story = try PasscodeStory.create()
    try story.display.type("iiii", into: "passcodeTextField")
    let narrow = try story.display.png()
    for _ in 0..<4 { story.display.press(.backspace) }
    try story.display.type("WWWW")
    // Letters of other widths would be seen.
    #expect(try story.display.png() == narrow)
  }
}
