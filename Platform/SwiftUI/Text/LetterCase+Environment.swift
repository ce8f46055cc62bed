import UIKit

private enum LetterCaseKey: EnvironmentKey {
  static var defaultValue: LetterCase { .asWritten }
}

extension EnvironmentValues {
  /// How a theme on a floor above changes the letters of texts where they are shown; unlike
  /// ``textCase`` it leaves the text itself as it is, and knows words that begin with capitals.
  package var letterCase: LetterCase {
    get { self[LetterCaseKey.self] }
    set { self[LetterCaseKey.self] = newValue }
  }
}
