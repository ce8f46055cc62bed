import Foundation

/// That a person has answered a document: what, in which version, when, and how long it was shown.
public struct AuditEntry: Hashable, Sendable, Codable {
  /// What was answered.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// A licence.
    case licence
    /// Consent.
    case consent
  }

  /// The answer.
  public enum Answer: String, Hashable, Sendable, Codable {
    /// The person agreed, or gave consent.
    case agreed
    /// The person did not.
    case declined
    /// The person took an earlier consent back.
    case withdrawn
  }

  /// What was answered.
  public let kind: Kind
  /// The document, and its version.
  public let document: LegalDocument
  /// The answer.
  public let answer: Answer
  /// The name that the person signed in with; nil where nobody had yet.
  public let user: String?
  /// When, in milliseconds since 1 January 1970, by the clock on the wall.
  public let milliseconds: Int64
  /// How long the document had been on the screen, in milliseconds, without the time in which the
  /// machine slept; nil for an answer that was changed in the app's settings.
  public let shownMilliseconds: Int64?

  /// When.
  public var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }

  init(
    _ kind: Kind, _ document: LegalDocument, _ answer: Answer, user: String?, at now: ClockReading,
    shownFor shown: Duration?
  ) {
    self.kind = kind
    self.document = document
    self.answer = answer
    self.user = user
    milliseconds = now.wall.milliseconds
    shownMilliseconds = shown.map(\.milliseconds)
  }

  private enum Key: String, CodingKey {
    case kind, document, version, answer, user, date, shownSeconds
  }

  /// Reads an entry as it is exported.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    kind = try values.decode(Kind.self, forKey: .kind)
    document = LegalDocument(
      id: try values.decode(String.self, forKey: .document),
      version: try values.decode(Int.self, forKey: .version))
    answer = try values.decode(Answer.self, forKey: .answer)
    user = try values.decodeIfPresent(String.self, forKey: .user)
    let date = try values.decode(String.self, forKey: .date)
    milliseconds = try values.moment(date, .date)
    shownMilliseconds = try values.decodeIfPresent(Double.self, forKey: .shownSeconds).map {
      try values.whole($0, .shownSeconds)
    }
  }

  /// Writes the entry: the date as ISO 8601 in UTC, the time on the screen in seconds.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(kind, forKey: .kind)
    try values.encode(document.id, forKey: .document)
    try values.encode(document.version, forKey: .version)
    try values.encode(answer, forKey: .answer)
    try values.encodeIfPresent(user, forKey: .user)
    try values.encode(text, forKey: .date)
    try values.encodeIfPresent(
      shownMilliseconds.map { Double($0) / 1000 }, forKey: .shownSeconds)
  }

  /// The date as ISO 8601. Whole numbers, since a fraction in binary may fall short of its last digit.
  private var text: String {
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    let whole = rest < 0 ? seconds - 1 : seconds
    let second = Date(timeIntervalSince1970: Double(whole)).formatted(.iso8601)
    let fraction = String(1000 + (milliseconds - whole * 1000)).dropFirst()
    return "\(second.dropLast()).\(fraction)Z"
  }
}

extension KeyedDecodingContainer {
  /// The milliseconds of a date such as `2026-11-30T09:00:00.125Z`.
  fileprivate func moment(_ text: String, _ key: Key) throws -> Int64 {
    guard let parts = text.wholeMatch(of: /(.{10}T.{8})\.([0-9]{3})Z/),
      let fraction = Int64(parts.2)
    else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "no date")
    }
    let second = try Date("\(parts.1)Z", strategy: .iso8601).timeIntervalSince1970
    return try whole(second, key) + fraction
  }

  /// Seconds as whole milliseconds; an error where there are too many for that.
  fileprivate func whole(_ seconds: Double, _ key: Key) throws -> Int64 {
    guard let whole = Int64(exactly: (seconds * 1000).rounded()) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "out of range")
    }
    return whole
  }
}

extension Duration {
  /// Whole milliseconds, as many as fit.
  var milliseconds: Int64 {
    let (seconds, attoseconds) = components
    let limit = Int64.max / 2000
    return min(max(seconds, -limit), limit) * 1000 + attoseconds / 1_000_000_000_000_000
  }
}
