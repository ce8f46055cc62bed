extension Font {
  /// Distance between lines.
  @available(
    *, unavailable, message: "Fonts keep their own distance of lines on Linux."
  )
  public enum Leading: Hashable, Sendable {
    /// The font's own.
    case standard
    /// Less than the font's own.
    case tight
    /// More than the font's own.
    case loose
  }

  /// Not there: fonts keep their own distance of lines.
  @available(
    *, unavailable, message: "Fonts keep their own distance of lines on Linux."
  )
  public func leading(_ leading: Leading) -> Font { fatalError() }

  /// Not there: small capitals are not drawn.
  @available(*, unavailable, message: "Small capitals are not drawn on Linux.")
  public func smallCaps() -> Font { fatalError() }
}
