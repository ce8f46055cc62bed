import Layout

/// An item in a view of its own, for what UIKit does to a view and all in it.
final class LayerItem: LayoutItem {
  let layer: ItemCanvas
  /// What a modifier keeps with the item.
  var companion: AnyObject?
  private let inner: LayoutItem
  private var placement = Placement(frame: .zero, proposal: .unspecified)

  init(_ inner: LayoutItem, layer: ItemCanvas = ItemCanvas(frame: .zero)) {
    self.layer = layer
    self.inner = inner
    super.init()
    layer.content.items = [inner]
    layer.content.container = self
    own(layer)
    layer.isUserInteractionEnabled = true
    layer.place = { [weak self] bounds, _ in
      Placement(frame: Rect(bounds), proposal: self?.placement.proposal ?? .unspecified)
    }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    layer.content.sizeThatFits(proposal)
  }
  override func findBaseline(_ edge: BaselineEdge, in size: Size) -> Double? {
    inner.baseline(edge, in: size)
  }
  override func findGuide(_ line: AlignmentLine, axis: LayoutAxis, in size: Size) -> Double? {
    inner.guide(line, axis: axis, in: size)
  }
  override var holdsGuides: Bool { inner.hasGuides }
  override func trait(_ key: ObjectIdentifier) -> Any? { inner.trait(key) }
  override var priority: LayoutPriority { inner.priority }

  override func place(_ placement: Placement) {
    let isOther = placement != self.placement
    self.placement = placement
    layer.move(to: CGRect(placement.frame))
    guard isOther else { return }
    layer.takeMotion()
    layer.setNeedsLayout()
  }

  override var wordWidth: Double { inner.wordWidth }
  override var isSilent: Bool { layer.isSilent || inner.isSilent }
  override func collectViews(into views: inout [UIView]) { views.append(layer) }
}

/// A modifier that does something to a view of UIKit with everything in it.
@MainActor protocol LayerModifier: ItemModifier where Item == LayerItem {
  func change(_ layer: UIView, in environment: EnvironmentValues)
}

extension LayerModifier {
  func wrap(_ item: LayoutItem, in environment: EnvironmentValues) -> LayerItem {
    let outer = LayerItem(item)
    change(outer.layer, in: environment)
    return outer
  }
  func update(_ item: LayerItem, in environment: EnvironmentValues) {
    Transaction.current.animate { change(item.layer, in: environment) }
  }
}

struct OpacityModifier: LayerModifier {
  let opacity: Double
  func change(_ layer: UIView, in environment: EnvironmentValues) {
    if layer.alpha != opacity { layer.alpha = opacity }
  }
}

struct HiddenModifier: LayerModifier {
  func change(_ layer: UIView, in environment: EnvironmentValues) { layer.isHidden = true }
}

struct HitTestingModifier: LayerModifier {
  let isEnabled: Bool
  func change(_ layer: UIView, in environment: EnvironmentValues) {
    layer.isUserInteractionEnabled = isEnabled
  }
}

/// Says that a view is meant to lie over others for a while.
struct CoverModifier: LayerModifier {
  func change(_ layer: UIView, in environment: EnvironmentValues) { layer.liesOverOthers = true }
}

/// Has a view painted over its siblings though it is read where it stands.
struct PaintedLastModifier: LayerModifier {
  func change(_ layer: UIView, in environment: EnvironmentValues) { layer.isPaintedLast = true }
}

extension View {
  /// Has the view painted over those that stand beside it on a canvas, while it is read where it stands.
  package func paintedLast() -> some View { modifier(PaintedLastModifier()) }

  /// Says that the view is a message that is meant to lie over others for a while, on a ground.
  package func liesOverOthers() -> some View { modifier(CoverModifier()) }

  /// Makes the view more or less transparent: 0 for not seen, 1 for opaque.
  public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }

  /// Hides the view; its room stays free.
  public func hidden() -> some View { modifier(HiddenModifier()) }

  /// Says whether the view takes part in touches and clicks.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}
