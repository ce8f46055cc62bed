/// What a passcode is made of, in figures: all that a policy has to know, and nothing of the
/// passcode itself.
///
/// ```swift
/// let makeup = PasscodeMakeup("Abc1!")
/// print(makeup.length, makeup.kinds.contains(.special))  // 5 true
/// ```
public struct PasscodeMakeup: Hashable, Sendable {
  /// A kind of character that a policy can ask for.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// A decimal digit of any script.
    case digit
    /// A capital letter of any script.
    case upper
    /// A small letter of any script.
    case lower
    /// What is neither a letter, nor a mark on one, nor a number; white space counts.
    case special
  }

  /// The number of characters, as a person counts them.
  public private(set) var length = 0
  /// The number of different Unicode scalars.
  public private(set) var uniqueCount = 0
  /// The kinds that occur.
  public private(set) var kinds: Set<Kind> = []
  /// Whether there is something, and all of it is digits.
  public private(set) var isDigitsOnly: Bool

  /// Counts what a passcode is made of.
  public init(_ passcode: String) {
    var passcode = passcode
    self = passcode.withUTF8 { Self(utf8: UnsafeRawBufferPointer($0)) }
  }

  /// Counts what a passcode is made of, without a copy of it.
  ///
  /// - Parameter bytes: The passcode in UTF-8. What is not UTF-8 counts as one replacement character
  ///   for each fault.
  public init(utf8 bytes: UnsafeRawBufferPointer) {
    isDigitsOnly = !bytes.isEmpty
    var characters = CharacterCounter()
    var seen = SeenScalars()
    var decoder = Unicode.UTF8()
    var rest = bytes.makeIterator()
    decoding: while true {
      let scalar: Unicode.Scalar
      switch decoder.decode(&rest) {
      case .scalarValue(let value): scalar = value
      case .error: scalar = "\u{FFFD}"
      case .emptyInput: break decoding
      }
      characters.add(scalar)
      seen.add(scalar)
      let kind = Kind(scalar)
      if let kind { kinds.insert(kind) }
      if kind != .digit { isDigitsOnly = false }
    }
    length = characters.count
    uniqueCount = seen.count
  }
}

/// Counts characters scalar by scalar. Whether a scalar goes on with a character depends on that
/// character alone, so no more than one is held, and most fit where a text needs no memory.
private struct CharacterCounter {
  private(set) var count = 0
  private var last = ""

  mutating func add(_ scalar: Unicode.Scalar) {
    // Between two ASCII scalars there is always an edge, save in a line end.
    if scalar.isASCII, scalar != "\n", last.utf8.count == 1 || last.isEmpty {
      count += 1
      last = String(Character(scalar))
      return
    }
    last.unicodeScalars.append(scalar)
    guard count == 0 || last.count > 1 else { return }
    count += 1
    last = String(Character(scalar))
  }
}

/// Tells scalars that were there before: for ASCII without a list of them.
private struct SeenScalars {
  private(set) var count = 0
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private var others: Set<Unicode.Scalar> = []

  mutating func add(_ scalar: Unicode.Scalar) {
    let isNew: Bool
    switch scalar.value {
    case ..<64: isNew = Self.insert(scalar.value, &low)
    case ..<128: isNew = Self.insert(scalar.value - 64, &high)
    default: isNew = others.insert(scalar).inserted
    }
    if isNew { count += 1 }
  }

  private static func insert(_ bit: UInt32, _ bits: inout UInt64) -> Bool {
    let mask: UInt64 = 1 << UInt64(bit)
    defer { bits |= mask }
    return bits & mask == 0
  }
}

extension PasscodeMakeup.Kind {
  /// The kind of a scalar; nil for letters without case, for marks and for numbers that are no
  /// digits, which no policy asks for.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .decimalNumber: self = .digit
    case .uppercaseLetter, .titlecaseLetter: self = .upper
    case .lowercaseLetter: self = .lower
    case .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark, .enclosingMark,
      .letterNumber, .otherNumber:
      return nil
    default: self = .special
    }
  }
}
