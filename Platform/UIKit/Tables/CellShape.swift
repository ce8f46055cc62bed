import GTK

/// How the ground and the line of a row are painted: a table says so.
struct CellShape: Equatable {
  /// The colour behind the row; nil for none.
  var ground: UIColor?
  /// The colour of the line below it; nil for none.
  var separator: UIColor?
  /// The radius of the corners of the group that it is in, in points.
  var radius: CGFloat = 0
  var isFirst = false
  var isLast = false

  /// Fills the row's box, with the corners of the group.
  @MainActor func fill(_ snapshot: Snapshot, _ box: PaintRect, _ color: PaintColor) {
    guard radius > 0, isFirst || isLast else { return snapshot.fill(box, color) }
    // A box with all corners round that reaches beyond the row where the group goes on.
    let above = isFirst ? 0 : Double(radius)
    let below = isLast ? 0 : Double(radius)
    snapshot.pushClip(PaintRect(x: box.x, y: box.y, width: box.width, height: box.height))
    snapshot.fill(
      PaintRect(
        x: box.x, y: box.y - above, width: box.width, height: box.height + above + below,
        radius: Double(radius)), color)
    snapshot.pop()
  }
}
