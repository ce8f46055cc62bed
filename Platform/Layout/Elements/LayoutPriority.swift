/// How strongly an element holds on to its ideal size when a stack has too much or too little room.
///
/// ```swift
/// let filler = LayoutPriority(hugging: AxisPriority(1))
/// ```
package struct LayoutPriority: Hashable, Sendable {
  /// Resistance to growing, as UIKit's content hugging; 250 unless given.
  package var hugging: AxisPriority
  /// Resistance to shrinking, as in UIKit; 750 unless given, and at 1000 an element never shrinks.
  package var compressionResistance: AxisPriority
  /// SwiftUI's `layoutPriority`: a `FlexibleStackLayout` serves higher ones first; 0 unless given.
  package var division: Double

  /// The priorities of an element that has no wishes of its own.
  package static let standard = LayoutPriority()

  /// Makes priorities; those left out have UIKit's and SwiftUI's defaults.
  package init(
    hugging: AxisPriority = AxisPriority(250),
    compressionResistance: AxisPriority = AxisPriority(750),
    division: Double = 0
  ) {
    self.hugging = hugging
    self.compressionResistance = compressionResistance
    self.division = Length.offset(division)
  }
}
