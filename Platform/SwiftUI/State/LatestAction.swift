/// What a view does when something happens: always the newest that it was given.
///
/// A closure that captures is made anew each time that the body around it runs. A view that only
/// calls it later looks no different for that, so another one does not make its body run.
@propertyWrapper struct LatestAction: DynamicProperty {
  /// Where the newest one is kept as long as the view is on the screen.
  @MainActor final class Place {
    fileprivate(set) var action: @MainActor () -> Void = {}
  }

  private let given: @MainActor () -> Void
  private var place: Place?

  init(wrappedValue: @escaping @MainActor () -> Void) { given = wrappedValue }

  var wrappedValue: @MainActor () -> Void {
    guard let place else { return given }
    return { place.action() }
  }

  @MainActor static func _isSame(_ one: Self, _ other: Self) -> Bool { true }

  @MainActor static func _install(_ property: inout Self, in installation: _Installation) {
    let place = installation.place(property.given)
    property.place = place
  }

  /// Takes the newest action over without a run of the body.
  @MainActor func refresh(_ installation: _Installation) { _ = installation.place(given) }
}

extension _Installation {
  /// The next action's place, with the newest action in it.
  fileprivate func place(_ action: @escaping @MainActor () -> Void) -> LatestAction.Place {
    let place = nextPlace()
    place.action = action
    return place
  }
}
