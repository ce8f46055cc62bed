extension Text {
  /// How capital and small letters are shown.
  public enum Case: Hashable, Sendable {
    /// In capitals.
    case uppercase
    /// In small letters.
    case lowercase
  }
}

private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }

extension EnvironmentValues {
  /// Whether texts are shown in capitals or in small letters; nil for as they are.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
}

extension View {
  /// Shows the texts in the view in capitals or in small letters, as the person's language has
  /// them; nil shows them as they are.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
