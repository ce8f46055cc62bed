import Layout

/// The layer of a view that says how it comes and goes.
final class TransitionCanvas: ItemCanvas {
  var transition = AnyTransition.opacity
  var direction = LayoutDirection.leftToRight
}

struct TransitionModifier: LayerModifier {
  let transition: AnyTransition

  func wrap(_ item: LayoutItem, in environment: EnvironmentValues) -> LayerItem {
    let outer = LayerItem(item, layer: TransitionCanvas(frame: .zero))
    change(outer.layer, in: environment)
    return outer
  }

  func change(_ layer: UIView, in environment: EnvironmentValues) {
    guard let layer = layer as? TransitionCanvas else { return }
    layer.transition = transition
    layer.direction = environment.layoutDirection
  }
}

extension View {
  /// Says how the view comes and goes while changes are shown on their way; it fades otherwise.
  public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }
}

extension UIView {
  /// The layer that says how the view comes and goes: its own, or that of the one view in it.
  private var transitionCanvas: TransitionCanvas? {
    if let layer = self as? TransitionCanvas { return layer }
    guard self is ItemCanvas, subviews.count == 1 else { return nil }
    return subviews[0].transitionCanvas
  }

  /// Comes, in a transaction that is animated. It has its place already.
  func enter(_ transaction: Transaction) {
    let layer = transitionCanvas
    let way = (layer?.transition ?? .opacity).insertion
    var transaction = transaction
    if let own = way.animation { transaction.animation = own }
    let there = (alpha, transform)
    UIView.performWithoutAnimation { goAway(way, layer?.direction ?? .leftToRight) }
    transaction.animate { (alpha, transform) = there }
  }

  /// Goes, in a transaction that is animated, and does something when it is gone.
  func leave(_ transaction: Transaction, _ gone: @escaping @MainActor () -> Void) {
    let layer = transitionCanvas
    let way = (layer?.transition ?? .opacity).removal
    var transaction = transaction
    if let own = way.animation { transaction.animation = own }
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    guard let animation = transaction.animation, !animation.isEndless else { return gone() }
    let ends = transaction.ends
    UIView.animate(
      along: { animation.progress(at: $0) }, isEndless: false,
      animations: { goAway(way, layer?.direction ?? .leftToRight) },
      completion: { _ in withExtendedLifetime(ends) { gone() } })
  }

  /// A view on its way out is wanted again.
  func stay() {
    isUserInteractionEnabled = true
    accessibilityElementsHidden = false
    (alpha, transform) = (1, .identity)
  }

  private func goAway(_ way: AnyTransition.Way, _ direction: LayoutDirection) {
    var away = AnyTransition.Away()
    way.effect(&away, bounds.size, direction)
    if away.opacity != 1 { alpha *= away.opacity }
    guard away.scale != 1 || away.offset != .zero else { return }
    let anchorX = (away.anchor.x - 0.5) * bounds.width * (direction == .leftToRight ? 1 : -1)
    let anchorY = (away.anchor.y - 0.5) * bounds.height
    transform = transform.concatenating(
      CGAffineTransform(
        a: away.scale, b: 0, c: 0, d: away.scale,
        tx: away.offset.width + anchorX * (1 - away.scale),
        ty: away.offset.height + anchorY * (1 - away.scale)))
  }
}
