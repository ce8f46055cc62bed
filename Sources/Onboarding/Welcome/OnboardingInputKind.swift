/// What the text field of a screen takes; keyboard, placeholder and check follow from it.
public enum OnboardingInputKind: Hashable, Sendable, CaseIterable {
  /// An email address.
  case email
  /// The address of a server.
  case serverAddress
  /// Either of the two, told apart by the `@`.
  case emailOrServerAddress

  /// The text that an empty field shows.
  public var placeholder: OnboardingText {
    switch self {
    case .email: .emailPlaceholder
    case .serverAddress: .serverAddressPlaceholder
    case .emailOrServerAddress: .emailOrServerAddressPlaceholder
    }
  }

  /// What submitting `input` does.
  func action(for input: String) -> OnboardingAction {
    switch self {
    case .email: .tryEmail
    case .serverAddress: .tryServerAddress
    case .emailOrServerAddress:
      input.utf8.contains(UInt8(ascii: "@")) ? .tryEmail : .tryServerAddress
    }
  }
}
