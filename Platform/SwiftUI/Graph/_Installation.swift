/// What the dynamic properties of one view keep from one run of its body to the next.
///
/// It is the ground that property wrappers stand on, not a class for apps. Slots are told apart by
/// the order of the properties, which a type's declaration fixes.
@preconcurrency @MainActor public final class _Installation {
  weak var node: _Node?
  private(set) var environment: EnvironmentValues!
  private var slots: [AnyObject] = []
  private var next = 0
  private var places: [LatestAction.Place] = []
  private var nextPlaceIndex = 0
  private var ending: [@MainActor () -> Void] = []

  /// Begins a run.
  func begin(_ environment: EnvironmentValues) {
    self.environment = environment
    next = 0
    nextPlaceIndex = 0
  }

  /// Begins to take over the actions of a view that is otherwise the same.
  func beginRefresh() { nextPlaceIndex = 0 }

  /// Where the next action is kept.
  func nextPlace() -> LatestAction.Place {
    if nextPlaceIndex == places.count { places.append(LatestAction.Place()) }
    defer { nextPlaceIndex += 1 }
    return places[nextPlaceIndex]
  }

  /// What a property keeps: made the first time, the same ever after.
  func slot<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    defer { next += 1 }
    if next < slots.count {
      guard let kept = slots[next] as? Kept else {
        preconditionFailure("The dynamic properties of a view have changed their order.")
      }
      return kept
    }
    let kept = make()
    slots.append(kept)
    return kept
  }

  /// Does something when the view leaves the screen for good.
  func atEnd(_ action: @escaping @MainActor () -> Void) { ending.append(action) }

  func end() {
    for action in ending { action() }
    ending = []
  }
}
