extension UIFont {
  /// The size of small system text: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
}
