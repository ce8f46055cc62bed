/// What a person reads before an app connects to what was scanned.
///
/// ```swift
/// let confirmation = ScanConfirmation("https://field.example.com")
/// print(confirmation.server)  // field.example.com
/// ```
public struct ScanConfirmation: Hashable, Sendable {
  /// The most letters of a text that names no server.
  public static let maximumLetters = 120

  /// The server's name as it is read; for a text that names none, its beginning.
  public let server: String
  /// The name as it goes over the wire, where that is another.
  public let ascii: String?
  /// What a person should know about the name; nil where there is nothing.
  public let warning: OnboardingText?

  /// Makes what is read about a text that was scanned.
  public init(_ text: String) {
    do throws(ActivationPayloadError) {
      let name = try ActivationPayload(text).server
      server = name.unicode
      ascii = name.unicode == name.ascii ? nil : name.ascii
      warning = name.warning == nil ? nil : .scanLookAlike
    } catch {
      // Characters that cannot be seen could make it read as something else.
      let visible = text.trimmingWhiteSpace.unicodeScalars.lazy
        .map { $0.isHidden ? "\u{FFFD}" : $0 }.prefix(Self.maximumLetters)
      server = String(String.UnicodeScalarView(visible))
      ascii = nil
      warning = error == .notActivation || error == .empty ? nil : error.advice
    }
  }

  /// What tells one of several codes from the others.
  public static func title(of code: ScannedCode) -> String {
    let confirmation = ScanConfirmation(code.text)
    return confirmation.ascii.map { "\(confirmation.server) (\($0))" } ?? confirmation.server
  }
}

extension ActivationPayloadError {
  /// What to do about it.
  var advice: OnboardingText {
    switch self {
    case .empty, .notActivation: .payloadNotActivation
    case .tooLarge, .malformed, .tooDeep, .duplicateKey, .missing, .wrongType, .invalid:
      .payloadDamaged
    case .insecureScheme: .payloadInsecure
    case .misleadingAddress: .payloadMisleading
    case .addressInFigures, .invalidHost, .invalidPort: .payloadNoServer
    case .otherApplication: .otherApplicationAdvice
    case .unsigned, .badSignature: .payloadUnsigned
    }
  }
}

extension OnboardingTexts {
  /// What a person reads about a code that does not set up the app.
  public func message(for error: ActivationPayloadError) -> ErrorMessage {
    ErrorMessage(title: self[.codeRefusedTitle], advice: self[error.advice])
  }
}
