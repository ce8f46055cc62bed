/// Where an element stands between the leading and the trailing side.
package enum HorizontalAlignment: Hashable, Sendable, CaseIterable {
  /// At the side where text begins.
  case leading
  /// In the middle.
  case center
  /// At the side where text ends.
  case trailing

  var lane: Lane {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    }
  }
}
