/// The layer of an effect whose numbers can be on their way.
final class EffectCanvas: ItemCanvas {
  /// Shows the numbers of the moment in the bounds of the moment.
  var show: @MainActor (EffectCanvas) -> Void = { _ in }

  override func layoutSubviews() {
    super.layoutSubviews()
    show(self)
  }
}

/// A modifier of how a layer looks, by numbers that are on their way while changes are animated.
@MainActor protocol EffectModifier: ItemModifier where Item == LayerItem {
  associatedtype Numbers: VectorArithmetic
  var numbers: Numbers { get }
  /// Shows numbers on a layer that has its size.
  func show(_ numbers: Numbers, on layer: EffectCanvas, in environment: EnvironmentValues)
}

private final class EffectMemory<Numbers> {
  var shown: Numbers
  var target: Numbers
  init(_ numbers: Numbers) { (shown, target) = (numbers, numbers) }
}

extension EffectModifier {
  func wrap(_ item: LayoutItem, in environment: EnvironmentValues) -> LayerItem {
    let layer = EffectCanvas(frame: .zero)
    let outer = LayerItem(item, layer: layer)
    let memory = EffectMemory(numbers)
    outer.companion = memory
    layer.show = { layer in self.show(memory.shown, on: layer, in: environment) }
    layer.show(layer)
    return outer
  }

  func update(_ item: LayerItem, in environment: EnvironmentValues) {
    guard let memory = item.companion as? EffectMemory<Numbers>,
      let layer = item.layer as? EffectCanvas
    else { return }
    let (from, to) = (memory.shown, numbers)
    layer.show = { layer in self.show(memory.shown, on: layer, in: environment) }
    guard memory.target != to else { return layer.show(layer) }
    memory.target = to
    Transaction.current.animate {
      layer.follow("effect") { [weak layer] share in
        memory.shown = from.mixed(with: to, share)
        if let layer { layer.show(layer) }
      }
    }
  }
}
