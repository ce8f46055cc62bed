import Foundation

/// The name of a server as a person is to see it before an app connects to it: the letters that go
/// over the wire, the letters that are read, and whether those could be taken for others.
///
/// ```swift
/// let name = ServerName(host: "xn--80ak6aa92e.com")
/// print(name.unicode, name.warning ?? "none")  // аррӏе.com looksLikeLatin
/// ```
public struct ServerName: Hashable, Sendable {
  /// Why a name deserves a second look.
  public enum Warning: Hashable, Sendable, CaseIterable {
    /// One part of the name has letters of scripts that are not written together.
    case mixedScripts
    /// All letters of one part look like Latin ones and are not.
    case looksLikeLatin
  }

  /// The name in ASCII, for instance `xn--mller-kva.de`.
  public let ascii: String
  /// The name as it is read, for instance `müller.de`; the same as ``ascii`` where that is all.
  public let unicode: String
  /// Why the name deserves a second look; nil where nothing was found, which proves nothing.
  public let warning: Warning?

  /// Makes a name of a host that was checked.
  init(host: String) {
    ascii = host
    var letters = host
    if host.contains("xn--") {
      var components = URLComponents()
      components.scheme = "https"
      components.encodedHost = host
      letters = components.host ?? host
    }
    unicode = letters
    warning = LookAlikes.warning(for: letters)
  }
}

/// A small rule for letters that can be taken for others.
///
/// A part of a name is suspect when its letters are of more than one script, unless they are of those
/// that Japanese, Korean and Chinese are written with (Latin ones may stand among them), or when
/// every one of its letters is in a short table of those that look like Latin ones. Figures and
/// hyphens are of no script. It is far from the whole of Unicode's own table (UTS 39): it has the
/// letters that such names were seen with.
enum LookAlikes {
  private enum Script: Hashable {
    case latin, greek, cyrillic, han, kana, hangul, bopomofo
    /// Any other, by the block of 128 code points that it lies in.
    case other(UInt32)
  }

  static func warning(for name: String) -> ServerName.Warning? {
    for label in name.split(separator: ".") {
      let letters = label.unicodeScalars.filter { $0.properties.isAlphabetic }
      if !areWrittenTogether(Set(letters.map(script))) { return .mixedScripts }
      let foreign = letters.filter { !$0.isASCII }
      if !foreign.isEmpty, letters.allSatisfy({ $0.isASCII || looksLatin($0) }) {
        return .looksLikeLatin
      }
    }
    return nil
  }

  private static func areWrittenTogether(_ scripts: Set<Script>) -> Bool {
    if scripts.count < 2 { return true }
    let east: [Set<Script>] = [
      [.latin, .han, .kana], [.latin, .han, .hangul], [.latin, .han, .bopomofo],
    ]
    return east.contains { scripts.isSubset(of: $0) }
  }

  private static func script(_ letter: Unicode.Scalar) -> Script {
    switch letter.value {
    case 0..<0x2B0, 0x1D00..<0x1D80, 0x1E00..<0x1F00, 0xA720..<0xA800, 0xAB30..<0xAB70: .latin
    case 0x370..<0x400, 0x1F00..<0x2000: .greek
    case 0x400..<0x530, 0x1C80..<0x1C90, 0x2DE0..<0x2E00, 0xA640..<0xA6A0: .cyrillic
    case 0x3040..<0x3100, 0x31F0..<0x3200: .kana
    case 0x3100..<0x3130, 0x31A0..<0x31C0: .bopomofo
    case 0x1100..<0x1200, 0x3130..<0x3190, 0xA960..<0xA980, 0xAC00..<0xD800: .hangul
    case 0x3005, 0x3007, 0x3400..<0x4DC0, 0x4E00..<0xA000, 0xF900..<0xFB00, 0x20000..<0x32000:
      .han
    default: .other(letter.value >> 7)
    }
  }

  private static func looksLatin(_ letter: Unicode.Scalar) -> Bool {
    twins.contains(letter)
  }

  /// Cyrillic, Greek, Armenian and rare Latin letters that look like a to z.
  private static let twins = Set(
    ("асԁеһіјӏорԛԝхуѕѵ"
      + "αογιυνρκχω"
      + "ոսցօհզյ"
      + "ıɑɡɩȷʟᴄᴏᴠᴡᴢ").unicodeScalars)
}
