/// A field of the dynamic authentication screen.
///
/// ```swift
/// let field = FUIAuthenticationInformationField(
///   placeholder: "Company code", isSecureText: false, informationString: nil)
/// ```
public struct FUIAuthenticationInformationField: Hashable, Sendable {
  /// What is asked for; it is the field's name, too.
  public var placeholder: String
  /// Whether the text is a secret: it is hidden, and assistive technology never gets it.
  public var isSecureText: Bool
  /// The text that the field begins with; nil is none.
  public var informationString: String?

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - placeholder: What is asked for.
  ///   - isSecureText: Whether the text is a secret.
  ///   - informationString: The text that the field begins with.
  public init(placeholder: String, isSecureText: Bool, informationString: String?) {
    self.placeholder = placeholder
    self.isSecureText = isSecureText
    self.informationString = informationString
  }
}

extension FUIAuthenticationInformationField: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// What is asked for. The text is left out: it may be a secret.
  public var description: String {
    "FUIAuthenticationInformationField(\(placeholder)\(isSecureText ? ", secret" : ""))"
  }

  /// As ``description``.
  public var debugDescription: String { description }

  /// Without the text, which may be a secret.
  public var customMirror: Mirror {
    Mirror(self, children: ["placeholder": placeholder, "isSecureText": isSecureText])
  }
}
