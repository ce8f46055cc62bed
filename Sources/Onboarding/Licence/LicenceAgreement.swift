/// A licence that a person reads and agrees to.
///
/// ```swift
/// var licence = LicenceAgreement(requiresReading: true)
/// print(licence.canAgree)  // false
/// licence.read(upTo: 5_000, of: 5_000)
/// print(licence.canAgree)  // true
/// ```
public struct LicenceAgreement: Hashable, Sendable {
  /// Whether a person can agree only at the end of the text.
  public let requiresReading: Bool
  /// Whether the text is there; one that is still read, or cannot be read, is not.
  public private(set) var hasText: Bool
  /// Whether the end of the text has been on the screen. It stays so when it is scrolled back.
  public private(set) var hasReachedEnd = false

  /// Makes an agreement of which nothing has been read.
  public init(requiresReading: Bool = false, hasText: Bool = true) {
    self.requiresReading = requiresReading
    self.hasText = hasText
  }

  /// Whether a person can agree now. To disagree and to leave is always possible.
  public var canAgree: Bool { hasText && (!requiresReading || hasReachedEnd) }

  /// Whether a person has to go to the end of the text before agreeing.
  public var mustRead: Bool { hasText && requiresReading && !hasReachedEnd }

  /// Notes that the text is there, or is there no longer. Another text has not been read.
  public mutating func setText(isThere: Bool) {
    hasText = isThere
    hasReachedEnd = false
  }

  /// Notes how far a person has come. What stands on the screen before the text is there is no text.
  ///
  /// - Parameters:
  ///   - bottom: The lowest point of the text that is seen, in points from its top.
  ///   - height: The height of the text in points; a text that is not there yet has none.
  public mutating func read(upTo bottom: Double, of height: Double) {
    guard hasText, height > 0, bottom.isFinite, height.isFinite else { return }
    // Heights are rounded, so that the last point may never be seen.
    if bottom >= height - 2 { hasReachedEnd = true }
  }
}
