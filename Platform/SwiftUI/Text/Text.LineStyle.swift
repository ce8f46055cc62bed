extension Text {
  /// How a line under or through letters looks.
  public struct LineStyle: Hashable, Sendable {
    /// The strokes of a line.
    public struct Pattern: Hashable, Sendable {
      /// One whole stroke.
      public static let solid = Pattern()
      /// Not there: lines are whole.
      @available(*, unavailable, message: "Lines of text are solid on Linux: use .solid.")
      public static var dot: Pattern { solid }
      /// Not there: lines are whole.
      @available(*, unavailable, message: "Lines of text are solid on Linux: use .solid.")
      public static var dash: Pattern { solid }
      /// Not there: lines are whole.
      @available(*, unavailable, message: "Lines of text are solid on Linux: use .solid.")
      public static var dashDot: Pattern { solid }
      /// Not there: lines are whole.
      @available(*, unavailable, message: "Lines of text are solid on Linux: use .solid.")
      public static var dashDotDot: Pattern { solid }
    }

    /// The colour; nil for that of the letters.
    let color: Color?

    /// Makes a style.
    public init(pattern: Pattern = .solid, color: Color? = nil) { self.color = color }

    /// A single line in the colour of the letters.
    public static let single = LineStyle()
  }
}
