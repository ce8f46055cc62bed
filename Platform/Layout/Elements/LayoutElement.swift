/// Something that a container asks for a size and then places: a view, a node, another container.
///
/// The protocol has no isolation of its own, so that a main-actor type can conform on its actor.
///
/// ```swift
/// struct Dot: LayoutElement {
///   func sizeThatFits(_ proposal: ProposedSize) -> Size { Size(width: 8, height: 8) }
/// }
/// ```
package protocol LayoutElement {
  /// The size that the element takes when it is offered `proposal`, in points.
  ///
  /// It may differ from the offer. The same question has the same answer within one pass.
  func sizeThatFits(_ proposal: ProposedSize) -> Size

  /// The distance from the element's top to a baseline when it has `size`; `nil` without text.
  func baseline(_ edge: BaselineEdge, in size: Size) -> Double?

  /// The distance from the element's start on `axis` to an explicit guide, in points.
  ///
  /// `nil`, the default, leaves the line where it ordinarily is: the start, the middle, the end or
  /// the text's baseline. `axis` is the one on which the guide is a position. Whether the answer
  /// is `nil` must not depend on `size`.
  func guide(_ line: AlignmentLine, axis: LayoutAxis, in size: Size) -> Double?

  /// The distance from the start to a named line in an element that has no explicit guide for it.
  ///
  /// `nil`, the default, is the start. Only custom lines are asked for.
  func ordinaryGuide(_ line: AlignmentLine, axis: LayoutAxis, in size: Size) -> Double?

  /// The least width in which no word of the element is broken, in points; 0 where it has no words.
  ///
  /// It is asked only where there is less room than the element would take.
  var wordWidth: Double { get }

  /// What the element wants when there is too much or too little room.
  var priority: LayoutPriority { get }

  /// Whether the element is empty space, which a `FlexibleStackLayout` serves last.
  var isSpacer: Bool { get }
}

extension LayoutElement {
  /// No baseline.
  package func baseline(_ edge: BaselineEdge, in size: Size) -> Double? { nil }

  /// No explicit guide.
  package func guide(_ line: AlignmentLine, axis: LayoutAxis, in size: Size) -> Double? { nil }

  /// No place of its own for a named line.
  package func ordinaryGuide(_ line: AlignmentLine, axis: LayoutAxis, in size: Size) -> Double? {
    nil
  }

  /// No words.
  package var wordWidth: Double { 0 }

  /// UIKit's and SwiftUI's default priorities.
  package var priority: LayoutPriority { .standard }

  /// Not a spacer.
  package var isSpacer: Bool { false }

  /// The answer to `proposal`, put right.
  func measured(_ proposal: ProposedSize) -> Size {
    Length.size(sizeThatFits(proposal))
  }

  /// The distance from the top to the line by which the element is aligned, within its height.
  ///
  /// An element without text is aligned by its bottom, as in UIKit and SwiftUI.
  func ascent(_ edge: BaselineEdge, in size: Size) -> Double {
    guard let baseline = baseline(edge, in: size) else { return size.height }
    return min(Length.measured(baseline), size.height)
  }

  /// The explicit guide, to which the baseline of a text belongs.
  func explicit(_ line: AlignmentLine, axis: LayoutAxis, in size: Size) -> Double? {
    if let guide = guide(line, axis: axis, in: size) { return guide }
    guard case .baseline(let edge) = line, axis == .vertical else { return nil }
    return baseline(edge, in: size)
  }
}
