/// The rules for host names in addresses that are fetched.
package enum HostName {
  /// Whether the text is two or more labels of letters, digits and inner hyphens, with a letter in
  /// the last one. No number in any spelling passes.
  package static func isQualified(_ text: String) -> Bool {
    let labels = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard text.utf8.count <= 253, labels.count >= 2, let last = labels.last else { return false }
    return labels.allSatisfy(isLabel) && last.contains(where: isLetter)
  }

  /// Whether a redirect from one host may lead to the other: the same host or one beneath it.
  ///
  /// Without a list of public suffixes this is the widest rule that never leaves the domain of the
  /// one who answered, and it never climbs towards the root.
  package static func mayRedirect(from origin: String, to target: String) -> Bool {
    target == origin || (isQualified(target) && target.hasSuffix(".\(origin)"))
  }

  private static func isLabel(_ label: Substring.UTF8View) -> Bool {
    guard (1...63).contains(label.count) else { return false }
    guard label.first != UInt8(ascii: "-"), label.last != UInt8(ascii: "-") else { return false }
    return label.allSatisfy {
      isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || $0 == UInt8(ascii: "-")
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
