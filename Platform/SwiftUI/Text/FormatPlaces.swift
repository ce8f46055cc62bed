/// The places of a `printf` format. A format may be a faulty translation, so no value is ever read
/// as another kind than its own, which `String(format:)` would do.
enum FormatPlaces {
  /// One place: `%@`, `%2$lld`, `%.2f`.
  struct Place {
    /// Flags, width and precision, such as `.2`.
    var look = ""
    /// The last letter.
    var conversion: Character

    /// Whether this asks for a whole number, or anything, in the usual way.
    var isPlain: Bool { look.isEmpty && "@diu".contains(conversion) }
    /// Whether this asks for a number with a fraction.
    var takesDouble: Bool { "fFeEgGaA".contains(conversion) }

    /// A number in this look; `kind` is the conversion where this place's is of another kind.
    func format<Number: CVarArg>(
      _ length: String, _ number: Number, kind: Character? = nil, in locale: Locale
    ) -> String {
      let letter: Character =
        if let kind { "diouxXc".contains(conversion) ? conversion : kind } else { conversion }
      // A character is an int; of a number that is none there is nothing to show.
      if letter == "c" {
        guard let code = Int64("\(number)"),
          let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init)
        else { return "" }
        return String(Character(scalar))
      }
      return String(format: "%\(look)\(length)\(letter)", locale: locale, arguments: [number])
    }
  }

  /// Appends `format` to `result`; `insert` appends the value of a place, or says that there is
  /// none, and then the place stays as it is written.
  static func fill(
    _ format: String, into result: inout String,
    insert: (inout String, _ index: Int, _ place: Place) -> Bool
  ) {
    let bytes = format.utf8
    let percent = UInt8(ascii: "%")
    var next = 0
    var rest = bytes.startIndex
    while let start = bytes[rest...].firstIndex(of: percent) {
      result += format[rest..<start]
      let afterPercent = bytes.index(after: start)
      if afterPercent < bytes.endIndex, bytes[afterPercent] == percent {
        result += "%"
        rest = bytes.index(after: afterPercent)
      } else if let found = read(bytes[afterPercent...]) {
        let index = found.number ?? next
        if found.number == nil { next += 1 }
        if !insert(&result, index, found.place) { result += format[start..<found.end] }
        rest = found.end
      } else {
        result += "%"
        rest = afterPercent
      }
    }
    result += format[rest...]
  }

  /// The place that `text`, what follows a percent sign, begins with.
  private static func read(
    _ text: Substring.UTF8View
  ) -> (number: Int?, place: Place, end: String.Index)? {
    var rest = text
    var number: Int?
    let digits = rest.prefix { $0.isDigit }
    if (1...4).contains(digits.count), rest.dropFirst(digits.count).first == UInt8(ascii: "$") {
      guard let value = Int(Substring(digits)), value > 0 else { return nil }
      number = value - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    var look = ""
    func take(atMost count: Int, where belongs: (UInt8) -> Bool) -> Bool {
      let part = rest.prefix(while: belongs)
      look += Substring(part)
      rest = rest.dropFirst(part.count)
      return part.count <= count
    }
    // More than three digits of width would fill memory, not a line.
    guard take(atMost: 5, where: { "-+ #0'".utf8.contains($0) }),
      take(atMost: 3, where: { $0.isDigit }),
      take(atMost: 1, where: { $0 == UInt8(ascii: ".") })
    else { return nil }
    if look.hasSuffix(".") {
      guard take(atMost: 3, where: { $0.isDigit }) else { return nil }
    }
    rest = rest.drop { "hlqLjzt".utf8.contains($0) }
    guard let letter = rest.first, "@sdiouxXcfFeEgGaA".utf8.contains(letter) else { return nil }
    let place = Place(look: look, conversion: Character(Unicode.Scalar(letter)))
    return (number, place, rest.index(after: rest.startIndex))
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= 0x30 && self <= 0x39 }
}
