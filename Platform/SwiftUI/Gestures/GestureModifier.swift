import Layout

struct GestureModifier<G: Gesture>: LayerModifier {
  let gesture: G

  func wrap(_ item: LayoutItem, in environment: EnvironmentValues) -> LayerItem {
    let outer = LayerItem(item)
    let memory = GestureMemory(gesture)
    // The layer owns the recogniser, which owns the memory; nothing owns the layer.
    let recognizer = gesture._recognizer { [memory] in memory.gesture._ended($0) }
    memory.recognizer = recognizer
    outer.layer.addGestureRecognizer(recognizer)
    outer.companion = memory
    change(outer.layer, in: environment)
    return outer
  }

  func update(_ item: LayerItem, in environment: EnvironmentValues) {
    if let memory = item.companion as? GestureMemory<G> {
      memory.gesture = gesture
      if let recognizer = memory.recognizer { gesture._update(recognizer) }
    }
    change(item.layer, in: environment)
  }

  func change(_ layer: UIView, in environment: EnvironmentValues) {
    for recognizer in layer.gestureRecognizers ?? [] {
      recognizer.isEnabled = environment.isEnabled
    }
  }
}

/// The gesture as the view's last value has it.
@MainActor private final class GestureMemory<G: Gesture> {
  var gesture: G
  weak var recognizer: UIGestureRecognizer?
  init(_ gesture: G) { self.gesture = gesture }
}

extension View {
  /// Does something when the view is tapped, once or several times in a row.
  ///
  /// Assistive technology does not know of it: use a `Button` for what everybody has to reach.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Hears a gesture on the view.
  public func gesture<G: Gesture>(_ gesture: G) -> some View {
    modifier(GestureModifier(gesture: gesture))
  }

  /// Hears a gesture on the view, beside those of the views in it.
  public func simultaneousGesture<G: Gesture>(_ gesture: G) -> some View {
    modifier(GestureModifier(gesture: gesture))
  }
}
