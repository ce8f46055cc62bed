/// Ties the keyboard's place to a value.
struct FocusModifier<Value: Hashable>: WatchingModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  func begin(_ node: _Node) -> FocusMember<Value>? {
    guard let location = binding.location else { return nil }
    let member = FocusMember(node, location, value)
    FocusRegistry.shared.add(member)
    location.add(member)
    return member
  }

  func update(_ memory: inout FocusMember<Value>?, _ node: _Node) {
    if memory?.location === binding.location {
      memory?.value = value
    } else {
      end(&memory, node)
      memory = begin(node)
    }
  }

  func end(_ memory: inout FocusMember<Value>?, _ node: _Node) {
    guard let member = memory else { return }
    FocusRegistry.shared.remove(member)
    member.location.remove(member)
  }
}

/// Gives the keyboard a place when the views come on the screen.
struct DefaultFocusModifier<Value: Hashable>: WatchingModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  func begin(_ node: _Node) {
    node.graph.after { [weak node] in
      guard node?.isMounted == true, let location = binding.location,
        location.state.read() == location.resting
      else { return }
      location.write(value)
    }
  }
}

/// When the place that `defaultFocus(_:_:priority:)` names counts. On Linux it always counts when
/// the views come on the screen and nothing in them has the keyboard.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// As the place decides.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// Not there: a person who moves the keyboard into the views goes where they want.
  @available(*, unavailable, message: "On Linux Tab moves to the next view, in the views' order.")
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

extension View {
  /// Ties a value to whether the view has the keyboard.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(binding: condition, value: true))
  }

  /// Ties a value to the view: it equals `value` while the view has the keyboard.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusModifier(binding: binding, value: value))
  }

  /// Says which view has the keyboard once these views are on the screen.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value))
  }
}
