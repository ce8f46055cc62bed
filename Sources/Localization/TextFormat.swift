/// Fills the places of a text with arguments.
///
/// A place is `%@`, which takes the next argument, or `%1$@`, which takes the first, so a
/// translation may change the order. `%%` is a percent sign. Whatever else follows a percent sign
/// stays as it is, and so does a place that has no argument: a fault in a translation is seen on
/// the screen and never reads memory, as `printf` would.
///
/// ```swift
/// print(TextFormat.fill("%2$@ of %1$@", with: ["12", "3"]))  // 3 of 12
/// ```
public enum TextFormat {
  /// The text with its places filled.
  public static func fill(_ format: String, with arguments: [String]) -> String {
    var result = ""
    var rest = Substring(format)
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      let tail = rest[rest.index(after: percent)...]
      if tail.first == "%" {
        result += "%"
        rest = tail.dropFirst()
      } else if tail.first == "@" {
        result += next < arguments.count ? arguments[next] : "%@"
        next += 1
        rest = tail.dropFirst()
      } else if let place = numberedPlace(tail), arguments.indices.contains(place.index) {
        result += arguments[place.index]
        rest = place.rest
      } else {
        result += "%"
        rest = tail
      }
    }
    return result + rest
  }

  /// The index, from zero, of a place such as `1$@`, and what follows it.
  private static func numberedPlace(_ text: Substring) -> (index: Int, rest: Substring)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    guard digits.count <= 2, let number = Int(digits), number >= 1, rest.hasPrefix("$@") else {
      return nil
    }
    return (number - 1, rest.dropFirst(2))
  }
}
