/// An email address that was checked once, when it was made.
///
/// Use it wherever an address is more than keystrokes: a discovery service takes this type and no
/// string. White space around the text is dropped, the domain is kept in its ASCII form, and the
/// rest follows the rule for email inputs of the WHATWG HTML standard. Letters outside ASCII are
/// accepted in the domain only.
///
/// ```swift
/// let address = try EmailAddress(" jane.doe@Example.com\n")
/// print(address.text)  // jane.doe@example.com
/// ```
public struct EmailAddress: Hashable, Sendable, CustomStringConvertible {
  /// The most bytes an address may have, both as typed and with its domain in ASCII.
  public static let maximumBytes = 254

  /// The whole address, trimmed, with the domain in ASCII form.
  public let text: String
  /// What stands before the last `@`, as it was typed.
  public let localPart: String
  /// What stands after the last `@`, in ASCII and lower case.
  public let domain: String

  /// The same as ``text``.
  public var description: String { text }

  /// Checks a text that a person typed or a document held.
  ///
  /// The work grows with the length of the text and never faster.
  ///
  /// - Throws: ``EmailAddressError`` with the first rule that the text breaks.
  public init(_ text: String) throws(EmailAddressError) {
    let trimmed = text.trimmingWhiteSpace
    guard !trimmed.isEmpty else { throw .empty }
    guard trimmed.utf8.count <= Self.maximumBytes else {
      throw .tooLong(maximumBytes: Self.maximumBytes)
    }
    guard let atSign = trimmed.utf8.lastIndex(of: UInt8(ascii: "@")) else { throw .missingAtSign }

    let localPart = String(trimmed[..<atSign])
    guard !localPart.isEmpty, localPart.utf8.allSatisfy(Self.isAllowedInLocalPart) else {
      throw .invalidLocalPart
    }
    let typedDomain = String(trimmed[trimmed.utf8.index(after: atSign)...])
    guard let domain = HostName(typedDomain) else { throw .invalidDomain }

    let whole = localPart + "@" + domain.ascii
    guard whole.utf8.count <= Self.maximumBytes else {
      throw .tooLong(maximumBytes: Self.maximumBytes)
    }
    self.text = whole
    self.localPart = localPart
    self.domain = domain.ascii
  }

  private static func isAllowedInLocalPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default:
      ".!#$%&'*+/=?^_`{|}~-".utf8.contains(byte)
    }
  }
}
