import SwiftUI

/// Gives a message's picture its size, which grows as titles do. It is smaller where the width does
/// not suffice, and never because of what stands below it.
struct DetailPictureSize: ViewModifier {
  /// In points at the default text size.
  let size: CGSize
  @ScaledMetric(relativeTo: .title) private var growth = 1.0

  init(size: CGSize) { self.size = size }

  func body(content: Content) -> some View {
    Bounded(size: CGSize(width: size.width * growth, height: size.height * growth)) { content }
  }

  private struct Bounded: Layout {
    let size: CGSize

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let width = min(proposal.width ?? size.width, size.width)
      return CGSize(width: width, height: size.height * width / size.width)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      for view in subviews {
        view.place(at: middle, anchor: .center, proposal: ProposedViewSize(bounds.size))
      }
    }
  }
}
