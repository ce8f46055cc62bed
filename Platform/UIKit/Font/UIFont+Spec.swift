import GTK

extension UIFont {
  /// A font of exactly these looks, in a size that does not follow the text size.
  package convenience init(_ spec: FontSpec) {
    self.init(spec: spec, textStyle: nil, unscaledSize: nil)
  }
}
