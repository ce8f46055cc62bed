import SwiftUI

/// Buttons side by side, or one below the other where the words of one would need a second line.
struct ButtonLayout: Layout {
  /// Whether they stand one below the other in any case.
  let isColumn: Bool
  /// Whether they share the whole width.
  let fills: Bool
  /// Where those stand that are narrower than the one above or below.
  var alignment = HorizontalAlignment.center
  /// How much of the width there is for them; more is taken where a button needs it.
  var share: CGFloat = 1
  var spacing: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { arrangement(of: subviews, proposal.width).size }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let frames = arrangement(of: subviews, proposal.width ?? bounds.width).frames
    for (view, frame) in zip(subviews, frames) {
      view.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func arrangement(
    of buttons: Subviews, _ room: CGFloat?
  ) -> (size: CGSize, frames: [CGRect]) {
    let ideals = buttons.map { $0.sizeThatFits(.unspecified) }
    let widest = ideals.map(\.width).max() ?? 0
    let count = CGFloat(buttons.count)
    let gaps = spacing * max(0, count - 1)
    let own = fills ? widest * count + gaps : ideals.map(\.width).reduce(gaps, +)
    let isRow = !isColumn && own <= (room ?? .infinity) + 0.5
    return isRow ? row(ideals, room, gaps) : column(buttons, ideals, room)
  }

  private func row(
    _ ideals: [CGSize], _ room: CGFloat?, _ gaps: CGFloat
  ) -> (size: CGSize, frames: [CGRect]) {
    let widest = ideals.map(\.width).max() ?? 0
    let whole = room.map { $0 * share }.flatMap { $0.isFinite ? $0 : nil }
    let each = fills ? max(widest, whole.map { ($0 - gaps) / CGFloat(ideals.count) } ?? 0) : nil
    let height = ideals.map(\.height).max() ?? 0
    var x: CGFloat = 0
    let frames = ideals.map { ideal -> CGRect in
      defer { x += (each ?? ideal.width) + spacing }
      return CGRect(x: x, y: 0, width: each ?? ideal.width, height: height)
    }
    return (CGSize(width: max(0, x - spacing), height: height), frames)
  }

  /// What leads on, which a row has at its end, stands above.
  private func column(
    _ buttons: Subviews, _ ideals: [CGSize], _ room: CGFloat?
  ) -> (size: CGSize, frames: [CGRect]) {
    let widest = ideals.map(\.width).max() ?? 0
    let limit = room ?? .infinity
    let width = min(limit, fills && limit.isFinite ? max(widest, limit * share) : widest)
    let place: CGFloat = alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
    var frames = [CGRect](repeating: .zero, count: buttons.count)
    var y: CGFloat = 0
    for index in isColumn ? Array(buttons.indices) : buttons.indices.reversed() {
      let size = buttons[index].sizeThatFits(ProposedViewSize(width: width, height: nil))
      frames[index] = CGRect(
        x: (width - size.width) * place, y: y, width: size.width, height: size.height)
      y += size.height + spacing
    }
    return (CGSize(width: width, height: max(0, y - spacing)), frames)
  }
}
