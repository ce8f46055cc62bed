/// Empty space that takes what a `FlexibleStackLayout` has left, along the stack's axis only.
package struct SpacerElement: LayoutElement, Hashable, Sendable {
  /// The least length in points; SwiftUI's is 8.
  package var minLength: Double

  /// Makes a spacer that is never shorter than `minLength`.
  package init(minLength: Double = 8) {
    self.minLength = Length.measured(minLength)
  }

  package var isSpacer: Bool { true }

  package func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(
      width: max(minLength, proposal.width ?? minLength),
      height: max(minLength, proposal.height ?? minLength))
  }
}
