import Foundation

/// A host name in ASCII and lower case, made of labels and never an address in figures.
///
/// Parsers of host names disagree: some drop invisible characters, some read `127.1` or `0x7f` as
/// an address. This type accepts only what all of them read alike.
package struct HostName: Hashable, Sendable {
  /// The name as it goes over the wire, for instance `xn--mller-kva.de`.
  package let ascii: String

  /// How many labels the name has; `example.com` has two.
  package var labelCount: Int { ascii.utf8.count(where: { $0 == UInt8(ascii: ".") }) + 1 }

  /// Checks a name that may hold letters outside ASCII; `nil` when it is not acceptable.
  package init?(_ text: String) {
    // Longer than any name can be, even in a script of four bytes a letter.
    guard !text.isEmpty, text.utf8.count <= 4 * Self.maximumBytes else { return nil }
    let lowercased = text.lowercased()
    guard lowercased.unicodeScalars.allSatisfy({ !$0.isHidden && !$0.properties.isWhitespace }),
      let ascii = Self.asciiForm(of: lowercased), Self.isWellFormed(ascii)
    else { return nil }
    self.ascii = ascii
  }

  private static let maximumBytes = 253
  private static let maximumLabelBytes = 63

  /// Converts by IDNA, and refuses a name that would silently become another one.
  ///
  /// IDNA maps full-width letters to plain ones and drops what cannot be seen. A person who typed
  /// such a name did not see the one that would be asked, so the way back has to give the same
  /// text.
  private static func asciiForm(of name: String) -> String? {
    let isPlain = name.utf8.allSatisfy { $0 < 0x80 }
    guard !isPlain || name.contains("xn--") else { return name }
    var components = URLComponents()
    components.scheme = "https"
    components.host = name
    guard let encoded = components.encodedHost, encoded.utf8.allSatisfy({ $0 < 0x80 }) else {
      return nil
    }
    var back = URLComponents()
    back.scheme = "https"
    back.encodedHost = encoded
    // Foundation gives no letters for a name that arrives encoded and is not what they encode to.
    guard let decoded = back.host else { return nil }
    return isPlain || decoded == name ? encoded : nil
  }

  private static func isWellFormed(_ name: String) -> Bool {
    guard name.utf8.count <= maximumBytes else { return false }
    let labels = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard labels.allSatisfy({ isLabel($0) }), let last = labels.last else { return false }
    return !isFigure(last)
  }

  private static func isLabel(_ label: String.UTF8View.SubSequence) -> Bool {
    let hyphen = UInt8(ascii: "-")
    guard !label.isEmpty, label.count <= maximumLabelBytes, label.first != hyphen,
      label.last != hyphen
    else { return false }
    return label.allSatisfy { isDigit($0) || $0 == hyphen || isLetter($0) }
  }

  /// Whether some parsers would read the label as the last figure of an IPv4 address.
  private static func isFigure(_ label: String.UTF8View.SubSequence) -> Bool {
    if label.allSatisfy(isDigit) { return true }
    guard label.starts(with: "0x".utf8) else { return false }
    return label.dropFirst(2).allSatisfy {
      isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}
