import GTK

extension UIFont {
  /// A font of exactly these looks, in a size that does not follow the text size.
  package convenience init(_ spec: FontSpec) {
    self.init(spec: spec, textStyle: nil, unscaledSize: nil)
  }

  /// How heavy the strokes are, as CSS counts: from 100 to 900.
  package var cssWeight: Int { spec.weight }

  /// Whether the letters are slanted.
  package var isItalic: Bool { spec.isItalic }

  /// This font with other looks, of which nil is as it is. It follows the text size as before.
  ///
  /// - Parameters:
  ///   - family: The family; letters that it does not have are taken from the system's.
  ///   - cssWeight: How heavy the strokes are, as CSS counts.
  ///   - isItalic: Whether the letters are slanted.
  ///   - size: The size in points at the default text size.
  package func changed(
    family: String? = nil, cssWeight: Int? = nil, isItalic: Bool? = nil, size: CGFloat? = nil
  ) -> UIFont {
    var spec = spec
    if let family {
      spec.family =
        family == Self.systemFamilies ? family : "\(family), \(Self.systemFamilies)"
    }
    if let cssWeight { spec.weight = cssWeight }
    if let isItalic { spec.isItalic = isItalic }
    guard let size else {
      return UIFont(spec: spec, textStyle: textStyle, unscaledSize: unscaledSize)
    }
    spec.size = size
    guard let textStyle else { return UIFont(spec: spec) }
    return UIFont(spec: spec, textStyle: textStyle, unscaledSize: size).adjusted(to: .current)
  }

  /// Makes the fonts of a file known to every text from now on.
  ///
  /// - Returns: The names of the families in it; nil when the file is none of fonts.
  @MainActor package static func registerFile(at path: String) -> [String]? {
    FontFiles.register(path: path)
  }
}
