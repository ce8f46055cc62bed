import Foundation

extension OnboardingRecord {
  /// The version of the documents that are written.
  public static let documentVersion = 1
  private static let magic = "FOYER-ONBOARDING"

  /// The record as it is kept: a line that names the form, its version and a check of the rest, then
  /// JSON in UTF-8.
  public var document: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let body = try? encoder.encode(self) else {
      preconditionFailure("A record is made of texts and whole numbers, which JSON can hold")
    }
    let check = Self.check(of: body)
    return Array("\(Self.magic) \(Self.documentVersion) \(check)\n".utf8) + body
  }

  /// Reads a record.
  ///
  /// - Throws: ``OnboardingRecordError/damaged`` for what is not what was written, and
  ///   ``OnboardingRecordError/newerVersion(found:known:)``.
  public init(document: some Collection<UInt8>) throws(OnboardingRecordError) {
    guard let end = document.firstIndex(of: UInt8(ascii: "\n")) else { throw .damaged }
    let words = String(decoding: document[..<end], as: UTF8.self).split(
      separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[0] == Self.magic, let version = Int(words[1]), version > 0 else {
      throw .damaged
    }
    guard version == Self.documentVersion else {
      throw .newerVersion(found: version, known: Self.documentVersion)
    }
    let body = Data(document[document.index(after: end)...])
    guard words[2] == Self.check(of: body),
      let record = try? JSONDecoder().decode(Self.self, from: body), record.isConsistent
    else { throw .damaged }
    self = record
  }

  /// What was agreed to and consented to, an answer a line as JSON, each line with its end.
  ///
  /// ```json
  /// {"answer":"agreed","date":"2026-11-30T09:00:00.000Z","document":"licence","kind":"licence",
  ///   "shownSeconds":12.5,"user":"anna@example.com","version":2}
  /// ```
  public var auditLines: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return audit.compactMap { try? encoder.encode($0) }
      .map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
  }

  private var isConsistent: Bool {
    let numbers = users.map(\.number)
    return Set(numbers).count == numbers.count && numbers.allSatisfy { $0 > 0 }
      && current.map(numbers.contains) ?? true
  }

  /// FNV-1a in 64 bits: it tells slips of a disk, and nobody who wants to deceive.
  private static func check(of bytes: Data) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
