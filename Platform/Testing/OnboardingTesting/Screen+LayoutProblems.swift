import UIKit

extension Screen {
  /// What cannot be seen whole: cut texts, elements outside the window, texts over one another.
  ///
  /// What lies in a scroll view may be anywhere in its content; the scroll view itself must be
  /// within the window. Ornaments, such as pictures without a name, may be cut. A message of the kit
  /// that comes for a while may lie over other texts, on a ground that hides them.
  public func layoutProblems() -> [LayoutProblem] {
    let leaves = leaves()
    return leaves.flatMap(\.problems) + overlaps(leaves.filter(\.isText))
  }

  /// What a person must be able to see, from the back to the front, and where it is in the window. Of
  /// a label it is where its letters are.
  package func shownElements() -> [ShownElement] {
    leaves().map { leaf in
      let lines = (leaf.view as? UILabel)?.lineFrames ?? []
      let letters = lines.dropFirst().reduce(lines.first) { $0?.union($1) }
      return ShownElement(
        name: leaf.name, frame: letters.map { leaf.view.convert($0, to: nil) } ?? leaf.frame)
    }
  }

  private func leaves() -> [LayoutLeaf] {
    settle()
    var leaves: [LayoutLeaf] = []
    for view in window.reachableViews {
      collect(view, LayoutRoom(clip: window.bounds), into: &leaves)
    }
    return leaves
  }

  private func collect(_ view: UIView, _ room: LayoutRoom, into leaves: inout [LayoutLeaf]) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    let frame = view.convert(view.bounds, to: nil)
    let room = room.entering(view)
    if let leaf = LayoutLeaf(view, frame: frame, room: room) { leaves.append(leaf) }
    var inner = room
    if let scroll = view as? UIScrollView {
      inner = LayoutRoom(
        clip: scroll.convert(
          CGRect(
            x: -scroll.contentInset.left, y: -scroll.contentInset.top,
            width: max(scroll.contentSize.width + scroll.contentInset.right, scroll.bounds.width),
            height: max(
              scroll.contentSize.height + scroll.contentInset.bottom, scroll.bounds.height)),
          to: nil), scroll: ObjectIdentifier(scroll), cover: room.cover)
    } else if view.clipsToBounds {
      inner.clip = room.clip.intersection(frame)
    }
    for child in view.subviews { collect(child, inner, into: &leaves) }
  }

  private func overlaps(_ leaves: [LayoutLeaf]) -> [LayoutProblem] {
    var problems: [LayoutProblem] = []
    for (index, one) in leaves.enumerated() {
      for other in leaves[(index + 1)...] where one.room.scroll == other.room.scroll {
        guard !one.view.isDescendant(of: other.view), !other.view.isDescendant(of: one.view),
          !one.room.hides(other.room, at: one.frame), !other.room.hides(one.room, at: other.frame)
        else { continue }
        let common = one.frame.intersection(other.frame)
        if common.width > 1, common.height > 1 {
          problems.append(.overlap(one: one.name, other: other.name))
        }
      }
    }
    return problems
  }
}

/// Something on a screen, and the box around it in the window's coordinates, in points.
package struct ShownElement: Hashable {
  package let name: String
  package let frame: CGRect
}

/// Where an element may be.
struct LayoutRoom {
  var clip: CGRect
  var scroll: ObjectIdentifier?
  var cover: Cover?

  /// A view that is meant to lie over others, and where it has a ground that hides them.
  struct Cover {
    let view: ObjectIdentifier
    let grounds: [CGRect]
  }

  @MainActor func entering(_ view: UIView) -> LayoutRoom {
    guard view.liesOverOthers else { return self }
    var room = self
    room.cover = Cover(view: ObjectIdentifier(view), grounds: Self.grounds(in: view))
    return room
  }

  @MainActor private static func grounds(in view: UIView) -> [CGRect] {
    guard !view.isHidden, view.alpha == 1 else { return [] }
    let isGround =
      (view.backgroundColor?.cgColor.alpha ?? 0) > 0.99
      || (view as? any GroundPainting)?.paintsOpaqueGround == true
    return (isGround ? [view.convert(view.bounds, to: nil)] : [])
      + view.subviews.flatMap { grounds(in: $0) }
  }

  /// Whether what is at `frame` in this room hides, as it is meant to, what is in another.
  func hides(_ other: LayoutRoom, at frame: CGRect) -> Bool {
    guard let cover, cover.view != other.cover?.view else { return false }
    return cover.grounds.contains { $0.insetBy(dx: -1, dy: -1).contains(frame) }
  }
}

/// An element that a person must be able to see whole.
@MainActor struct LayoutLeaf {
  let view: UIView
  let frame: CGRect
  let room: LayoutRoom
  let name: String
  let isText: Bool

  init?(_ view: UIView, frame: CGRect, room: LayoutRoom) {
    let label = view as? UILabel
    let isField = view is UITextField || view is UITextView
    isText = label?.text?.isEmpty == false || isField
    guard
      isText || (view is UIControl && view.reading != nil)
        || (view is UIImageView && view.accessibilityLabel != nil)
    else { return nil }
    self.view = view
    // What lies above the first line of a text, on the room that it leaves, covers nothing of it.
    // Where that room is as large as the view, the text is scrolled to.
    self.frame =
      (view as? UITextView).map { text in
        var inner = frame.inset(by: text.textContainerInset)
        if inner.height < 1 { (inner.origin.y, inner.size.height) = (frame.maxY - 1, 1) }
        return inner
      } ?? frame
    self.room = room
    let words = label?.text ?? view.accessibilityLabel ?? view.accessibilityIdentifier
    name = words ?? "\(type(of: view))"
  }

  var problems: [LayoutProblem] {
    if frame.width < 0.5 || frame.height < 0.5 { return [.empty(name: name)] }
    var problems: [LayoutProblem] = []
    if view.isTextCut { problems.append(.textCut(text: name)) }
    let tolerated = room.clip.insetBy(dx: -1, dy: -1)
    if !tolerated.contains(frame) {
      problems.append(.outside(name: name, frame: frame, room: room.clip))
    }
    return problems
  }
}
