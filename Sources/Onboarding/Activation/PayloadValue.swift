/// A value of a JSON document.
public indirect enum PayloadValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number; what JSON can write and a `Double` cannot hold is refused.
  case number(Double)
  case string(String)
  case array([PayloadValue])
  case object([String: PayloadValue])
}

/// Reads JSON (RFC 8259) to the letter: no key twice, nothing after the document, no half of a
/// surrogate pair, and no deeper than a limit, which holds before anything deeper is read.
struct PayloadReader {
  private let bytes: [UInt8]
  private let maximumDepth: Int
  private var index = 0

  static func object(
    in text: String, maximumDepth: Int
  ) throws(ActivationPayloadError) -> [String: PayloadValue] {
    var reader = PayloadReader(bytes: Array(text.utf8), maximumDepth: maximumDepth)
    let value = try reader.value(depth: 1)
    reader.skipSpace()
    guard reader.index == reader.bytes.count, case .object(let members) = value else {
      throw .malformed
    }
    return members
  }

  private init(bytes: [UInt8], maximumDepth: Int) {
    self.bytes = bytes
    self.maximumDepth = maximumDepth
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  /// Takes a byte if it is the one that comes next.
  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ word: StaticString) throws(ActivationPayloadError) {
    for offset in 0..<word.utf8CodeUnitCount where !take(word.utf8Start[offset]) {
      throw .malformed
    }
  }

  private mutating func value(depth: Int) throws(ActivationPayloadError) -> PayloadValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth <= maximumDepth else { throw .tooDeep(limit: maximumDepth) }
      return take(UInt8(ascii: "{")) ? try object(depth: depth) : try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"):
      try expect("true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try expect("false")
      return .bool(false)
    case UInt8(ascii: "n"):
      try expect("null")
      return .null
    default: return .number(try number())
    }
  }

  private mutating func object(depth: Int) throws(ActivationPayloadError) -> PayloadValue {
    var members: [String: PayloadValue] = [:]
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipSpace()
      let key = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw .malformed }
      let value = try value(depth: depth + 1)
      guard members.updateValue(value, forKey: key) == nil else { throw .duplicateKey }
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw .malformed }
    }
  }

  private mutating func array(depth: Int) throws(ActivationPayloadError) -> PayloadValue {
    guard take(UInt8(ascii: "[")) else { throw .malformed }
    var elements: [PayloadValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array(elements) }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(elements) }
      guard take(UInt8(ascii: ",")) else { throw .malformed }
    }
  }

  private mutating func number() throws(ActivationPayloadError) -> Double {
    let start = index
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      _ = take(UInt8(ascii: "+")) || take(UInt8(ascii: "-"))
      try digits()
    }
    guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
      number.isFinite
    else { throw .malformed }
    return number
  }

  private mutating func digits() throws(ActivationPayloadError) {
    let start = index
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    guard index > start else { throw .malformed }
  }

  private mutating func string() throws(ActivationPayloadError) -> String {
    guard take(UInt8(ascii: "\"")) else { throw .malformed }
    var text: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        // The whole text was valid UTF-8, and so is each part between two ASCII characters.
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text.append(contentsOf: String(try escaped()).utf8)
      case 0..<0x20: throw .malformed
      default: text.append(byte)
      }
    }
    throw .malformed
  }

  private mutating func escaped() throws(ActivationPayloadError) -> Character {
    guard let letter = next else { throw .malformed }
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return Character(Unicode.Scalar(letter))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return Character(try escapedScalar())
    default: throw .malformed
    }
  }

  private mutating func escapedScalar() throws(ActivationPayloadError) -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800...0xDBFF).contains(first) else { throw .malformed }
    try expect("\\u")
    let second = try codeUnit()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(
        0x10000 + (UInt32(first) - 0xD800) << 10 + UInt32(second) - 0xDC00)
    else { throw .malformed }
    return scalar
  }

  private mutating func codeUnit() throws(ActivationPayloadError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
        byte < 0x80
      else { throw .malformed }
      index += 1
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
