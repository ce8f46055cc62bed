import Layout

/// An element that takes what it is offered between two lengths, the same on both axes.
struct Elastic: LayoutElement {
  var least = 0.0
  var ideal = 10.0
  var most = Double.infinity
  var priority = LayoutPriority.standard

  func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(
      width: min(max(proposal.width ?? ideal, least), most),
      height: min(max(proposal.height ?? ideal, least), most))
  }
}
