/// How the letters of a licence are written as bytes.
///
/// Texts of East Asia in an encoding of their own are not read: such a file has to be saved as UTF-8.
public enum LicenceEncoding: String, Hashable, Sendable, CaseIterable {
  /// UTF-8.
  case utf8 = "utf-8"
  /// UTF-16, the lower byte first.
  case utf16LittleEndian = "utf-16le"
  /// UTF-16, the higher byte first.
  case utf16BigEndian = "utf-16be"
  /// Windows, Central Europe.
  case windows1250 = "windows-1250"
  /// Windows, Cyrillic.
  case windows1251 = "windows-1251"
  /// Windows, Western Europe; what HTML means by Latin 1.
  case windows1252 = "windows-1252"
  /// Windows, Greek.
  case windows1253 = "windows-1253"
  /// Windows, Turkish.
  case windows1254 = "windows-1254"
  /// Windows, Hebrew.
  case windows1255 = "windows-1255"
  /// Windows, Arabic.
  case windows1256 = "windows-1256"
  /// Windows, Baltic.
  case windows1257 = "windows-1257"
  /// Windows, Vietnamese.
  case windows1258 = "windows-1258"
  /// Windows, Thai.
  case windows874 = "windows-874"
  /// ISO, Central Europe.
  case isoLatin2 = "iso-8859-2"
  /// ISO, Cyrillic.
  case isoCyrillic = "iso-8859-5"
  /// ISO, Greek.
  case isoGreek = "iso-8859-7"
  /// ISO, Turkish.
  case isoLatin5 = "iso-8859-9"
  /// ISO, Western Europe with the euro.
  case isoLatin9 = "iso-8859-15"
  /// KOI8, Russian.
  case koi8R = "koi8-r"
  /// KOI8, Ukrainian.
  case koi8U = "koi8-u"
  /// The Mac before Unicode, Western Europe.
  case macRoman = "macintosh"
  /// The first PC.
  case ibm437 = "ibm437"
  /// The PC in Western Europe.
  case ibm850 = "ibm850"

  /// The encoding of a name as HTML pages and mail use it; nil for one that is not read.
  public init?(name: String) {
    let name = name.lowercased()
    if let encoding = Self(rawValue: Self.otherNames[name] ?? name) {
      self = encoding
    } else if let number = name.wholeMatch(of: /(?:cp|x-cp|windows)-?([0-9]+)/)?.1,
      let encoding = Self(rawValue: "windows-\(number)")
    {
      self = encoding
    } else {
      return nil
    }
  }

  private static let otherNames = [
    "utf8": "utf-8", "unicode-1-1-utf-8": "utf-8", "utf-16": "utf-16le", "unicode": "utf-16le",
    "ascii": "windows-1252", "us-ascii": "windows-1252", "iso-8859-1": "windows-1252",
    "iso8859-1": "windows-1252", "latin1": "windows-1252", "l1": "windows-1252",
    "latin2": "iso-8859-2", "latin5": "iso-8859-9", "latin9": "iso-8859-15", "koi8": "koi8-r",
    "mac": "macintosh", "x-mac-roman": "macintosh", "tis-620": "windows-874", "cp437": "ibm437",
    "cp850": "ibm850",
  ]

  /// The encoding of a code page's number in RTF; nil for one that is not read.
  init?(codePage: Int) {
    switch codePage {
    case 437: self = .ibm437
    case 850: self = .ibm850
    case 10_000: self = .macRoman
    case 65_001: self = .utf8
    default: self.init(rawValue: "windows-\(codePage)")
    }
  }

  /// What each byte stands for; nil where letters are more bytes than one.
  var letters: [Unicode.Scalar]? {
    guard let upperHalf else { return nil }
    var result = (0..<128).map { Unicode.Scalar(UInt8($0)) }
    for run in upperHalf.split(separator: " ") {
      let ends = run.split(separator: "-").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last else { continue }
      result += (first...last).compactMap { Unicode.Scalar($0) }
    }
    return result
  }

  /// The text as UTF-8.
  ///
  /// - Throws: ``LicenceError/malformedText(_:)`` where bytes stand for nothing.
  func decode(_ bytes: ArraySlice<UInt8>) throws(LicenceError) -> [UInt8] {
    switch self {
    case .utf8:
      guard String(validating: bytes, as: UTF8.self) != nil else {
        throw .malformedText(self)
      }
      return Array(bytes)
    case .utf16LittleEndian, .utf16BigEndian: return try decodeUnits(bytes)
    default: break
    }
    guard let letters else { return Array(bytes) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte < 0x80 {
        result.append(byte)
      } else if letters[Int(byte)] == "\u{FFFD}" {
        throw .malformedText(self)
      } else {
        result += UTF8.encode(letters[Int(byte)]) ?? UTF8.encodedReplacementCharacter
      }
    }
    return result
  }

  private func decodeUnits(_ bytes: ArraySlice<UInt8>) throws(LicenceError) -> [UInt8] {
    guard bytes.count.isMultiple(of: 2) else { throw .malformedText(self) }
    let isLittle = self == .utf16LittleEndian
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw .malformedText(self)
    }
    return Array(text.utf8)
  }
}
