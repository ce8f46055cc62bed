/// The one place where fractional points become the whole ones that GTK allocates.
///
/// Layouts calculate in fractions and nothing is rounded on the way. At the end the four edges of a
/// rectangle are rounded, never its size: two neighbours share an edge, so they share the rounded
/// edge and neither overlap nor leave a gap. An edge goes to the nearest whole point and a half
/// always goes up, left of zero too, so a whole size stays that size wherever it stands.
///
/// Edges are rounded in one space, the window's. A child whose frame is given in its parent's space
/// is therefore rounded with the exact position of the parent, by `box(_:parent:)`.
///
/// ```swift
/// let left = PixelRounding.box(Rect(x: 0, y: 0, width: 33.5, height: 20))  // 0 to 34
/// let right = PixelRounding.box(Rect(x: 33.5, y: 0, width: 66.5, height: 20))  // 34 to 100
/// ```
package enum PixelRounding {
  /// The whole position of an edge; at most `Length.limit` from zero, and not a number means zero.
  package static func edge(_ position: Double) -> Int {
    let raised = Length.offset(position) + 0.5
    // `rounded()` calls the C mathematics library, which nothing links when nothing imports it.
    let whole = Int(raised)
    return Double(whole) > raised ? whole - 1 : whole
  }

  /// The least whole extent that holds `length`: what is told to GTK when it measures.
  ///
  /// Errors of calculation do not cost a point: 100.0001 is 100.
  package static func extent(_ length: Double) -> Int {
    let needed = Length.measured(length) - Length.tolerance
    let whole = Int(needed)
    return Double(whole) < needed ? whole + 1 : whole
  }

  /// The whole rectangle of a frame in the window's space.
  package static func box(_ frame: Rect) -> Box {
    let frame = Length.rect(frame)
    let left = edge(frame.minX)
    let top = edge(frame.minY)
    return Box(
      x: left, y: top, width: edge(frame.maxX) - left, height: edge(frame.maxY) - top)
  }

  /// The whole rectangle of a child, in the space of its parent's whole rectangle.
  ///
  /// `parent` is the exact, not yet rounded, position of the parent in the window.
  package static func box(_ frame: Rect, parent: Point) -> Box {
    let frame = Length.rect(frame)
    let parent = Length.rect(Rect(origin: parent, size: .zero)).origin
    let origin = Point(x: parent.x + frame.minX, y: parent.y + frame.minY)
    var box = box(Rect(origin: origin, size: frame.size))
    box.x -= edge(parent.x)
    box.y -= edge(parent.y)
    return box
  }
}
