import Layout

/// What takes room on the screen: a widget's view, or a rule with others in it.
@MainActor class LayoutItem: @MainActor LayoutElement, _UIViewOwner {
  weak var container: LayoutItem?
  /// The children's order of service in a stack.
  var division = 0.0
  var isSpacer: Bool { false }

  private var answers = Remembered<ProposedSize, Size>()
  private var guides = Remembered<GuideKey, Double?>()
  private var hasGuidesAnswer: Bool?
  private var epoch = -1
  private var view: UIView?

  isolated deinit { view?.setOwner(nil) }

  private struct GuideKey: Equatable {
    let line: AlignmentLine
    let axis: LayoutAxis
    let size: Size
  }

  /// Takes a view whose changes of size are the item's.
  final func own(_ view: UIView) {
    self.view = view
    view.setOwner(self)
  }

  /// The ground that the item lies on; nil while it is on none.
  var canvas: ItemCanvas? { container?.canvas }

  /// The size for a proposal, asked once until something changes.
  final func sizeThatFits(_ proposal: ProposedSize) -> Size {
    forgetOldAnswers()
    if let answer = answers[proposal] { return answer }
    let answer = measure(proposal)
    answers.remember(answer, for: proposal)
    return answer
  }

  private func forgetOldAnswers() {
    guard epoch != ItemCanvas.epoch else { return }
    forgetAnswers()
    epoch = ItemCanvas.epoch
  }

  private func forgetAnswers() {
    answers.forgetAll()
    guides.forgetAll()
    hasGuidesAnswer = nil
  }

  /// The size for a proposal.
  func measure(_ proposal: ProposedSize) -> Size { .zero }

  /// The baseline, asked once until something changes.
  func baseline(_ edge: BaselineEdge, in size: Size) -> Double? {
    remembered(.baseline(edge), .vertical, size) { findBaseline(edge, in: size) }
  }

  /// The explicit guide, asked once until something changes; items without any are passed over.
  func guide(_ line: AlignmentLine, axis: LayoutAxis, in size: Size) -> Double? {
    guard hasGuides else { return nil }
    if case .baseline(let edge) = line, axis == .vertical { return baseline(edge, in: size) }
    return remembered(line, axis, size) { findGuide(line, axis: axis, in: size) }
  }

  private func remembered(
    _ line: AlignmentLine, _ axis: LayoutAxis, _ size: Size, _ find: () -> Double?
  ) -> Double? {
    forgetOldAnswers()
    let key = GuideKey(line: line, axis: axis, size: size)
    if let answer = guides[key] { return answer }
    let answer = find()
    guides.remember(answer, for: key)
    return answer
  }

  final func ordinaryGuide(_ line: AlignmentLine, axis: LayoutAxis, in size: Size) -> Double? {
    AppGuides.position(of: line, in: dimensions(size, axis))
  }

  /// The distance from the top to a baseline when the item has a size.
  func findBaseline(_ edge: BaselineEdge, in size: Size) -> Double? { nil }

  /// The explicit guide when the item has a size.
  func findGuide(_ line: AlignmentLine, axis: LayoutAxis, in size: Size) -> Double? { nil }

  /// Whether the item, or one in it, has an explicit guide: asked once until something changes.
  final var hasGuides: Bool {
    forgetOldAnswers()
    let answer = hasGuidesAnswer ?? holdsGuides
    hasGuidesAnswer = answer
    return answer
  }

  /// Whether the item, or one in it, has an explicit guide.
  var holdsGuides: Bool { false }

  /// What the view says to what it stands in, by the type of the key.
  func trait(_ key: ObjectIdentifier) -> Any? { nil }

  var priority: LayoutPriority { LayoutPriority(division: division) }

  /// Takes a place, in the canvas's coordinates.
  func place(_ placement: Placement) {}

  /// The least width in which no word in the item is broken.
  var wordWidth: Double { 0 }

  /// Whether assistive technology is told nothing of what is in the item.
  var isSilent: Bool { false }

  /// Adds the views to show, from the lowest to the topmost.
  func collectViews(into views: inout [UIView]) {}

  /// Something in the item may want another size, or has other views.
  final func invalidate() {
    resized()
    canvas?.itemsChanged()
  }

  /// Something in the item may want another size.
  final func resized() {
    forgetAnswers()
    invalidated()
    container?.resized()
  }

  /// A view of the item may want another size; UIKit sees to it that it is laid out.
  final func ownedViewChangedSize() { resized() }

  /// Called when what is remembered about the item no longer holds.
  func invalidated() {}
}

/// A widget's view.
final class ViewItem<Content: UIView>: LayoutItem {
  let view: Content
  /// Fills what is offered, as shapes and colours do; its ideal is 10 points.
  var fills = false
  /// The size that the view's maker wants for a proposal, if it wants any.
  var ownSize: (@MainActor (ProposedSize) -> CGSize?)?

  init(_ view: Content) {
    self.view = view
    super.init()
    own(view)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    if let size = ownSize?(proposal) { return Size(size) }
    guard fills else { return view.measured(for: proposal) }
    return Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }

  override func findBaseline(_ edge: BaselineEdge, in size: Size) -> Double? {
    fills ? nil : view.baseline(edge, in: size)
  }

  override func place(_ placement: Placement) { view.move(to: CGRect(placement.frame)) }

  override var wordWidth: Double { fills ? 0 : view.wordWidth }
  override var isSilent: Bool { view.isSilent }
  override func collectViews(into views: inout [UIView]) { views.append(view) }
}

/// Empty space.
final class SpacerItem: LayoutItem {
  var minLength: Double = 8
  override var isSpacer: Bool { true }
  override func measure(_ proposal: ProposedSize) -> Size {
    SpacerElement(minLength: minLength).sizeThatFits(proposal)
  }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
