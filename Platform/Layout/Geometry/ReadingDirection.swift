/// The side at which a line of text begins; it says where leading and trailing are.
package enum ReadingDirection: Hashable, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right: horizontal positions are mirrored.
  case rightToLeft
}
