/// What is done to a picture before it is looked at.
enum Pass: String, CaseIterable {
  case plain
  /// Dark and light are told apart by one brightness for the whole picture, not by what is around.
  case global
  /// Dark and light change places.
  case inverted
  /// The darkest and the lightest hundredth become black and white.
  case stretched
  /// What is not quite dark becomes light: a code without a light margin stands out from dark ground.
  case brightened
  /// Noise is smoothed and edges are made harder.
  case sharpened
  /// Twice as large; of a large picture the middle.
  case doubled
  /// Left and right change places, as in the picture of a camera that shows people themselves.
  case mirrored
  /// The process ends as it does when the library fails an assertion. For tests.
  case aborting

  /// The passes beside the plain one, the most useful first.
  static let extra: [Pass] = [
    .stretched, .inverted, .sharpened, .doubled, .brightened, .mirrored, .global,
  ]
}
