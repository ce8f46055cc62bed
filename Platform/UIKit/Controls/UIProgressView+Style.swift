extension UIProgressView {
  /// Where a bar lies. Both look alike on Linux.
  public enum Style: Int, Sendable { case `default`, bar }

  /// Makes a bar. Both styles look alike on Linux.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
}
