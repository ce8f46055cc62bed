import GTK

/// Which keys an on-screen keyboard shows first.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What the Return key is called. Keyboards on Linux name their keys themselves, and Return does the
/// same for every type: it moves on to the next field, or presses the screen's primary button.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// Which letters are made large by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
/// Whether typing errors are put right.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// What a field is for: it chooses the keys that an on-screen keyboard shows where the keyboard type
/// does not, and whether words are expected. Nothing is filled in by itself on Linux.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// An e-mail address.
  public static let emailAddress = Self(rawValue: "email")
  /// A user's name for signing in.
  public static let username = Self(rawValue: "username")
  /// A password that exists.
  public static let password = Self(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword = Self(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A web address.
  public static let URL = Self(rawValue: "url")
  /// A person's name.
  public static let name = Self(rawValue: "name")
}

extension UIKeyboardType {
  var purpose: InputPurpose {
    switch self {
    case .URL, .webSearch: .url
    case .numberPad, .asciiCapableNumberPad: .digits
    case .decimalPad: .number
    case .phonePad: .phone
    case .emailAddress: .email
    case .namePhonePad: .name
    default: .freeForm
    }
  }
}

extension UITextContentType {
  /// Whether what is typed is no language: keyboards should neither correct nor capitalize it.
  var isNoWord: Bool {
    [.emailAddress, .username, .password, .newPassword, .oneTimeCode, .URL].contains(self)
  }
}
