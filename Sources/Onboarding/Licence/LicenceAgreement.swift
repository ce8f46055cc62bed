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
  /// Whether the end of the text has been on the screen. It stays so when it is scrolled back.
  public private(set) var hasReachedEnd = false

  /// Makes an agreement of which nothing has been read.
  public init(requiresReading: Bool = false) { self.requiresReading = requiresReading }

  /// Whether a person can agree now. To disagree and to leave is always possible.
  public var canAgree: Bool { !requiresReading || hasReachedEnd }

  /// Notes how far a person has come.
  ///
  /// - Parameters:
  ///   - bottom: The lowest point of the text that is seen, in points from its top.
  ///   - height: The height of the text in points; a text that is not there yet has none.
  public mutating func read(upTo bottom: Double, of height: Double) {
    guard height > 0, bottom.isFinite, height.isFinite else { return }
    // Heights are rounded, so that the last point may never be seen.
    if bottom >= height - 2 { hasReachedEnd = true }
  }
}
