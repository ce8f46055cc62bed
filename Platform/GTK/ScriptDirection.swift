import CGTK

extension PangoDirection {
  /// The direction in which a text runs by itself: that of its first letter; neutral without one.
  static func script(of text: String) -> PangoDirection {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      // The mark that says left to right, and the two that say right to left.
      case 0x200E: return PANGO_DIRECTION_LTR
      case 0x200F, 0x061C: return PANGO_DIRECTION_RTL
      default: break
      }
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
        return scalar.isFromRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
      default: break
      }
    }
    return PANGO_DIRECTION_NEUTRAL
  }

  /// The same of a text in UTF-8.
  static func script(of text: UnsafeRawBufferPointer) -> PangoDirection {
    for (index, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
        return PANGO_DIRECTION_LTR
      case 0x80...:
        return script(of: String(decoding: text[index...], as: UTF8.self))
      default: break
      }
    }
    return PANGO_DIRECTION_NEUTRAL
  }
}

extension Unicode.Scalar {
  /// Whether a letter is of a script that runs from right to left: Unicode keeps ranges for these.
  fileprivate var isFromRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
