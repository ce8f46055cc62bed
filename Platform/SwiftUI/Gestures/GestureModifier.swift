import Layout

/// Which gestures of a view are heard.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None of the view and of what is in it.
  public static let none: GestureMask = []
  /// The one that is being added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of what is in the view.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// The layer of a view with a gesture.
private final class GestureCanvas: ItemCanvas {
  /// Whether what is in the view hears presses.
  var letsSubviews = true { didSet { if oldValue != letsSubviews { setNeedsLayout() } } }
  private var silenced: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    paintEffects.contains = { [weak self] point in
      self?.subviews.allSatisfy { $0.shapeContains(point) != false } ?? false
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in silenced { view.isUserInteractionEnabled = true }
    silenced = letsSubviews ? [] : subviews.filter(\.isUserInteractionEnabled)
    for view in silenced { view.isUserInteractionEnabled = false }
  }
}

extension UIView {
  /// Whether a point of the superview lies in the content shape of the view or of the one view in
  /// it; nil without a shape.
  fileprivate func shapeContains(_ point: CGPoint) -> Bool? {
    guard self is ItemCanvas else { return nil }
    let inside = superview.map { convert(point, from: $0) } ?? point
    if !(self is GestureCanvas), let contains = paintEffects.contains { return contains(inside) }
    return subviews.count == 1 ? subviews[0].shapeContains(inside) : nil
  }
}

struct GestureModifier<G: Gesture>: LayerModifier {
  let gesture: G
  let mask: GestureMask
  let rank: UIGestureRecognizer.Rank

  func wrap(_ item: LayoutItem, in environment: EnvironmentValues) -> LayerItem {
    let outer = LayerItem(item, layer: GestureCanvas(frame: .zero))
    let memory = GestureMemory(gesture)
    memory.scene.touch.layer = outer.layer
    for (index, recognizer) in memory.scene.touch.recognizers.enumerated() {
      recognizer.rank = rank
      recognizer.order = index
      // The layer owns the recogniser, which owns the memory; nothing owns the layer. The scene
      // holds the recognisers as long as the layer has them: `companion` ends that.
      recognizer.addHandler { [weak memory] _ in memory?.hear(index) }
      outer.layer.addGestureRecognizer(recognizer)
    }
    outer.companion = memory
    change(outer.layer, in: environment)
    return outer
  }

  func update(_ item: LayerItem, in environment: EnvironmentValues) {
    if let memory = item.companion as? GestureMemory<G> {
      memory.gesture = gesture
      gesture._update(memory.scene.touch.recognizers[...])
    }
    change(item.layer, in: environment)
  }

  func change(_ layer: UIView, in environment: EnvironmentValues) {
    let isHeard = environment.isEnabled && mask.contains(.gesture)
    for recognizer in layer.gestureRecognizers ?? [] where recognizer.isEnabled != isHeard {
      recognizer.isEnabled = isHeard
    }
    (layer as? GestureCanvas)?.letsSubviews = mask.contains(.subviews)
  }
}

/// The gesture as the view's last value has it.
@MainActor private final class GestureMemory<G: Gesture> {
  var gesture: G
  let scene: _GestureScene

  init(_ gesture: G) {
    self.gesture = gesture
    scene = _GestureScene(gesture._recognizers())
  }

  func hear(_ index: Int) { _ = gesture._phase(index, scene) }
}

extension View {
  /// Hears a gesture on the view, after those of the views in it.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, rank: .ordinary))
  }

  /// Hears a gesture on the view, before those of the views in it, buttons too.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, rank: .first))
  }

  /// Hears a gesture on the view, beside those of the views in it, buttons too.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, rank: .beside))
  }
}
