import Layout

/// An element that writes down every question and lets another one answer.
final class Probe: LayoutElement {
  private(set) var questions: [ProposedSize] = []
  private let base: any LayoutElement

  init(_ base: any LayoutElement) {
    self.base = base
  }

  var priority: LayoutPriority { base.priority }
  var isSpacer: Bool { base.isSpacer }

  func sizeThatFits(_ proposal: ProposedSize) -> Size {
    questions.append(proposal)
    return base.sizeThatFits(proposal)
  }
}
