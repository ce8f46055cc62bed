/// The one place where numbers from outside become numbers that a layout can calculate with.
///
/// Every proposal, every answer of an element and every rectangle passes here first, so that the
/// algorithms never meet one that is not a number, an infinite difference or a negative extent.
package enum Length {
  /// The longest extent and the farthest position, in points.
  ///
  /// It is the largest whole number below which a `Float` holds every whole number, and GTK
  /// positions its children with `Float`.
  package static let limit: Double = 16_777_216

  /// Differences below this many points are errors of calculation, not wishes.
  ///
  /// Without it a row that got exactly the width it asked for could find itself short of a
  /// millionth of a point, and its last label would wrap.
  package static let tolerance: Double = 1 / 1024

  /// A length to propose: not a number means ideal, negative means zero, infinity stays.
  package static func proposed(_ length: Double?) -> Double? {
    guard let length, !length.isNaN else { return nil }
    if length == .infinity { return length }
    return min(max(0, length), limit)
  }

  /// An extent that somebody answered: at least zero, at most `limit`; not a number means zero.
  package static func measured(_ length: Double) -> Double {
    length > 0 ? min(length, limit) : 0
  }

  /// A position, a spacing or an inset, which may be negative; not a number means zero.
  package static func offset(_ length: Double) -> Double {
    length.isNaN ? 0 : min(max(-limit, length), limit)
  }

  /// A size whose extents went through `measured`.
  package static func size(_ size: Size) -> Size {
    Size(width: measured(size.width), height: measured(size.height))
  }

  /// Insets whose distances went through `offset`.
  package static func insets(_ insets: Insets) -> Insets {
    Insets(
      top: offset(insets.top), leading: offset(insets.leading),
      bottom: offset(insets.bottom), trailing: offset(insets.trailing))
  }

  /// A rectangle whose position went through `offset` and whose size through `measured`.
  package static func rect(_ rect: Rect) -> Rect {
    Rect(
      origin: Point(x: offset(rect.origin.x), y: offset(rect.origin.y)), size: size(rect.size))
  }
}
