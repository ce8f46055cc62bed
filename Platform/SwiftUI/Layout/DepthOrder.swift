/// The name of the trait by which `zIndex` is told.
enum DepthTrait {}

extension [LayoutItem] {
  /// The items from the lowest to the topmost: by `zIndex`, then in their order.
  @MainActor var inDepthOrder: [LayoutItem] {
    let depths = map { $0.trait(ObjectIdentifier(DepthTrait.self)) as? Double ?? 0 }
    guard depths.contains(where: { $0 != 0 }) else { return self }
    return indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { self[$0] }
  }
}

/// The order in which views lie on one another: a change of it changes what is collected.
struct DepthModifier: ItemModifier {
  let depth: Double

  func wrap(_ item: LayoutItem, in environment: EnvironmentValues) -> TraitItem {
    TraitItem(item, key: ObjectIdentifier(DepthTrait.self), value: depth)
  }

  func update(_ item: TraitItem, in environment: EnvironmentValues) {
    if item.value as? Double != depth { item.value = depth }
  }
}

extension View {
  /// Says how high the view lies among those of its container; 0 unless given.
  public func zIndex(_ value: Double) -> some View { modifier(DepthModifier(depth: value)) }
}
