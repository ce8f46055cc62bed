extension Text {
  /// How a line under or through letters looks, as an attribute of an `AttributedString`.
  public struct LineStyle: Hashable, Sendable {
    /// A single line in the colour of the letters.
    public static let single = LineStyle()
  }
}
