import Observation

/// Counts the changes of the theme, so that SwiftUI's views can read which one they show.
@MainActor @Observable package final class ThemeRevision {
  package static let shared = ThemeRevision()

  /// How often the theme has changed.
  package private(set) var number = 0

  func advance() { number += 1 }
}
