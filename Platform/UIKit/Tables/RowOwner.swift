import GTK

/// What rows of a table and items of a collection ask of what they lie in.
@MainActor protocol RowOwner: UIScrollView {
  var allowsSelection: Bool { get }
  /// The place that Tab leads to.
  var keyRow: IndexPath? { get set }
  func mayHighlight(_ path: IndexPath, at point: CGPoint) -> Bool
  func personSelects(_ path: IndexPath)
  func handleKey(_ press: KeyPress, at path: IndexPath) -> Bool
}

/// A row or an item: it can be pressed, and reached with the keyboard.
@MainActor protocol RowView: UIView {
  var owner: (any RowOwner)? { get }
  var place: IndexPath? { get }
  var isHighlighted: Bool { get set }
}

extension RowView {
  func makeRowHost() -> Widget {
    let container = Container(kind: .control, role: .listItem)
    container.delegate = self
    container.isFocusable = false
    container.onPress { [weak self] phase, _, x, y in self?.pressed(phase, CGPoint(x: x, y: y)) }
    container.onKey { [weak self] press in
      guard let self, let owner, let place else { return false }
      return owner.handleKey(press, at: place)
    }
    return container
  }

  private func pressed(_ phase: Widget.PressPhase, _ point: CGPoint) {
    guard let owner, let place else { return }
    switch phase {
    case .began:
      guard owner.mayHighlight(place, at: convert(point, to: owner)) else { return }
      GestureArena.shared.take()
      isHighlighted = true
    case .ended:
      guard isHighlighted else { return }
      isHighlighted = false
      if CGRect(origin: .zero, size: bounds.size).contains(point) { owner.personSelects(place) }
    case .moved: break
    case .cancelled: isHighlighted = false
    }
  }

  func takeKeyboard() -> Bool {
    guard owner?.allowsSelection == true, let window, !window.isCovered(self), let place else {
      return false
    }
    owner?.keyRow = place
    host?.isFocusable = true
    return host?.grabFocus() ?? false
  }

  /// The ring of the row that has the keyboard, inside of it.
  func paintRing(_ snapshot: Snapshot, _ box: PaintRect) {
    guard host?.hasFocus == true, host?.showsFocusRing == true else { return }
    var ring = box.insetBy(2)
    ring.radius = 6
    snapshot.border(ring, width: 2, tintColor.paint(with: traitCollection))
  }
}
