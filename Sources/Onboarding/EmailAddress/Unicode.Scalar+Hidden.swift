extension Unicode.Scalar {
  /// Whether the scalar changes how a text reads without being seen in it: controls, direction
  /// marks, joiners, separators of lines, and code points that stand for nothing.
  package var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse:
      true
    default:
      properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }
}
