import GTK
import OnboardingTesting
import Testing
import UIKit

/// GTK's numbers: what a field tells input methods and on-screen keyboards.
private enum Hint {
  static let spellcheck: UInt32 = 1
  static let noSpellcheck: UInt32 = 2
  static let lowercase: UInt32 = 8
  static let capitals: UInt32 = 16
  static let words: UInt32 = 32
  static let sentences: UInt32 = 64
  static let password: UInt32 = 8
  static let pin: UInt32 = 9
}

@MainActor @Suite("The input traits of a text field", .onScreen) struct InputTraitsTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  private func shownInput() throws -> TextInput {
    host(field).settle()
    return try #require(field.input)
  }

  @Test(
    "say which letters are to be large",
    arguments: [
      (.none, Hint.lowercase), (.words, Hint.words), (.sentences, Hint.sentences),
      (.allCharacters, Hint.capitals),
    ] as [(UITextAutocapitalizationType, UInt32)])
  func capitals(type: UITextAutocapitalizationType, hint: UInt32) throws {
    field.autocapitalizationType = type
    field.spellCheckingType = .yes
    #expect(try shownInput().hints == hint | Hint.spellcheck)
    field.spellCheckingType = .no
    #expect(try shownInput().hints == hint | Hint.noSpellcheck)
  }

  @Test(
    "expect no words in what is no language",
    arguments: [
      UITextContentType.username, .password, .newPassword, .oneTimeCode, .emailAddress, .URL,
    ])
  func noWords(type: UITextContentType) throws {
    field.textContentType = type
    #expect(try shownInput().hints == Hint.lowercase | Hint.noSpellcheck)
  }

  @Test("ask for a password's keys", arguments: [UITextContentType.password, .newPassword])
  func password(type: UITextContentType) throws {
    field.textContentType = type
    #expect(try shownInput().purpose == Hint.password)
    field.keyboardType = .numberPad
    field.isSecureTextEntry = true
    #expect(try shownInput().purpose == Hint.pin)
  }
}
