/// A tag as it is written.
struct HTMLTag {
  let name: String
  let isEnd: Bool
  /// Those that a licence needs, by their names in lower case.
  var attributes: [String: String] = [:]

  var isHidden: Bool { attributes["hidden"] != nil }

  static let usefulAttributes: Set<String> = ["href", "alt", "hidden", "start", "value", "type"]
}

/// Reads tags and characters that are written by name, of a page in UTF-8.
struct HTMLScanner {
  let bytes: [UInt8]
  var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place >= bytes.count }

  func byte(_ distance: Int) -> UInt8? {
    place + distance < bytes.count ? bytes[place + distance] : nil
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A
  }

  func starts(with text: StaticString) -> Bool {
    guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { wanted in
      for index in 0..<wanted.count where lower(bytes[place + index]) != wanted[index] {
        return false
      }
      return true
    }
  }

  private func lower(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }

  /// Goes behind the next place of `end`; false where there is none.
  mutating func skip(past end: StaticString) -> Bool {
    while place < bytes.count {
      if starts(with: end) {
        place += end.utf8CodeUnitCount
        return true
      }
      place += 1
    }
    return false
  }

  /// Goes to the next end tag of a name; false where there is none.
  mutating func skip(toEndOf name: String) -> Bool {
    let name = Array(name.utf8)
    while place + name.count + 2 <= bytes.count {
      if bytes[place] == 0x3C, bytes[place + 1] == 0x2F,
        (0..<name.count).allSatisfy({ lower(bytes[place + 2 + $0]) == name[$0] }),
        byte(name.count + 2).map({ !Self.isLetter($0) }) ?? false
      {
        return true
      }
      place += 1
    }
    place = bytes.count
    return false
  }

  /// Reads a tag that begins here; nil where it has no end, as where a page is cut off.
  mutating func tag() -> HTMLTag? {
    place += 1
    let isEnd = byte(0) == 0x2F
    if isEnd { place += 1 }
    var tag = HTMLTag(name: word { $0 != 0x2F }, isEnd: isEnd)
    while let next = byte(0) {
      if next == 0x3E {
        place += 1
        return tag
      }
      if Self.isBlank(next) || next == 0x2F {
        place += 1
      } else {
        readAttribute(of: &tag)
      }
    }
    return nil
  }

  private mutating func readAttribute(of tag: inout HTMLTag) {
    let start = place
    let name = word { $0 != 0x3D && $0 != 0x2F }
    skipBlanks()
    var value = ""
    if byte(0) == 0x3D {
      place += 1
      skipBlanks()
      value = attributeValue(isUseful: HTMLTag.usefulAttributes.contains(name))
    }
    if HTMLTag.usefulAttributes.contains(name), tag.attributes[name] == nil {
      tag.attributes[name] = value
    }
    // A sign that begins nothing.
    if place == start { place += 1 }
  }

  private mutating func attributeValue(isUseful: Bool) -> String {
    let quote = byte(0).flatMap { $0 == 0x22 || $0 == 0x27 ? $0 : nil }
    if quote != nil { place += 1 }
    let start = place
    while let next = byte(0) {
      if let quote {
        if next == quote { break }
      } else if Self.isBlank(next) || next == 0x3E {
        break
      }
      place += 1
    }
    let end = place
    if quote != nil, place < bytes.count { place += 1 }
    return isUseful ? Self.text(bytes[start..<min(end, start + 4_096)]) : ""
  }

  private mutating func skipBlanks() {
    while let next = byte(0), Self.isBlank(next) { place += 1 }
  }

  /// A word in lower case, of at most 32 letters; the rest of a longer one is dropped.
  private mutating func word(while isPart: (UInt8) -> Bool) -> String {
    var letters: [UInt8] = []
    while let next = byte(0), !Self.isBlank(next), next != 0x3E, isPart(next) {
      if letters.count < 32 { letters.append(lower(next)) }
      place += 1
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Reads a character that is written as `&name;` or `&#number;`; nil where it is only an ampersand.
  mutating func character() -> Unicode.Scalar? {
    let start = place
    place += 1
    if byte(0) == 0x23 {
      if let scalar = numbered() { return scalar }
    } else {
      var letters: [UInt8] = []
      while let next = byte(0), letters.count < 10,
        Self.isLetter(next) || next >= 0x30 && next <= 0x39
      {
        letters.append(next)
        place += 1
      }
      let name = String(decoding: letters, as: UTF8.self)
      if byte(0) == 0x3B, let scalar = HTMLCharacterNames.scalars[name] {
        place += 1
        return scalar
      }
    }
    place = start
    return nil
  }

  private mutating func numbered() -> Unicode.Scalar? {
    place += 1
    let isHexadecimal = byte(0).map { lower($0) == 0x78 } ?? false
    if isHexadecimal { place += 1 }
    var value: UInt32 = 0
    var hasDigits = false
    while let next = byte(0),
      let digit = Character(Unicode.Scalar(next)).hexDigitValue, isHexadecimal || digit < 10
    {
      value = min(value * (isHexadecimal ? 16 : 10) + UInt32(digit), 0x11_0000)
      hasDigits = true
      place += 1
    }
    guard hasDigits else { return nil }
    if byte(0) == 0x3B { place += 1 }
    if (0x80...0x9F).contains(value) {
      return LicenceEncoding.windows1252.letters?[Int(value)] ?? "\u{FFFD}"
    }
    return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// The letters of an attribute, with those that are written by name.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    var scanner = HTMLScanner(Array(bytes))
    var result: [UInt8] = []
    while let next = scanner.byte(0) {
      if next == 0x26, let scalar = scanner.character() {
        result += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      } else {
        result.append(next)
        scanner.place += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
