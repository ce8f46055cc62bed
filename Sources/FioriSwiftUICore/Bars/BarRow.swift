import SwiftUI

/// The items of a bar, with a title between them: in the middle where that is free, else in the room
/// that the items leave, else on lines of its own below them.
struct BarRow<Leading: View, Title: View, Trailing: View>: View {
  let leading: Leading
  let title: Title
  let trailing: Trailing

  var body: some View {
    // What is empty counts too: each has a stack of its own.
    BarLayout {
      HStack(spacing: 0) { leading }
      HStack(spacing: 0) { title }
      HStack(spacing: 0) { trailing }
    }
    .padding(.horizontal, 8)
    .frame(minHeight: 44)
    .fixedSize(horizontal: false, vertical: true)
  }
}

/// Three views: what is first, the title, what is last.
private struct BarLayout: Layout {
  private static var gap: CGFloat { 8 }

  private struct Plan {
    var leading = CGSize.zero
    var title = CGSize.zero
    var trailing = CGSize.zero
    /// Whether the title stands between the others.
    var isRow = true

    var items: CGFloat { max(leading.height, trailing.height) }
    var height: CGFloat { isRow ? max(items, title.height) : items + title.height }
  }

  private func plan(_ subviews: Subviews, in width: CGFloat) -> Plan {
    var plan = Plan()
    plan.leading = subviews[0].sizeThatFits(.unspecified)
    plan.trailing = subviews[2].sizeThatFits(.unspecified)
    plan.title = subviews[1].sizeThatFits(.unspecified)
    let room = [plan.leading.width, plan.trailing.width].reduce(width) { left, item in
      left - (item > 0 ? item + Self.gap : 0)
    }
    plan.isRow = plan.title.width <= room
    if !plan.isRow {
      plan.title = subviews[1].sizeThatFits(ProposedViewSize(width: width, height: nil))
    }
    return plan
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let ideal = subviews.reduce(2 * Self.gap) { $0 + $1.sizeThatFits(.unspecified).width }
    let width = proposal.width ?? ideal
    return CGSize(width: width, height: plan(subviews, in: width).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let plan = plan(subviews, in: bounds.width)
    let middle = plan.isRow ? bounds.midY : bounds.minY + plan.items / 2
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: middle), anchor: .leading,
      proposal: ProposedViewSize(plan.leading))
    subviews[2].place(
      at: CGPoint(x: bounds.maxX, y: middle), anchor: .trailing,
      proposal: ProposedViewSize(plan.trailing))
    var left = bounds.midX - plan.title.width / 2
    if plan.isRow {
      let first = bounds.minX + (plan.leading.width > 0 ? plan.leading.width + Self.gap : 0)
      let last = bounds.maxX - (plan.trailing.width > 0 ? plan.trailing.width + Self.gap : 0)
      left = min(max(left, first), last - plan.title.width)
    }
    let top = plan.isRow ? bounds.midY - plan.title.height / 2 : bounds.minY + plan.items
    subviews[1].place(
      at: CGPoint(x: left, y: top), anchor: .topLeading, proposal: ProposedViewSize(plan.title))
  }
}
