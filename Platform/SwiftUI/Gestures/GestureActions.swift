extension View {
  /// Does something when the view is tapped, once or several times in a row.
  ///
  /// Assistive technology and the keyboard do not know of it: use a `Button` for what everybody has
  /// to reach.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Does something when the view is tapped, with the place of the tap.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
        action($0.location)
      })
  }

  /// Does something when a finger has stayed down on the view, and tells when one goes down and when
  /// that has come to an end.
  ///
  /// Assistive technology and the keyboard do not know of it: let a `Button` do the same.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        base: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, pressing: onPressingChanged))
  }

  /// Does something when a finger has stayed down on the view: the form before iOS 15.
  @available(*, deprecated, message: "Use onLongPressGesture(perform:onPressingChanged:).")
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// A long press that tells whether a finger is down.
private struct PressingGesture: WrappingGesture {
  typealias Value = Bool
  typealias Body = Never
  let base: LongPressGesture
  let action: () -> Void
  let pressing: ((Bool) -> Void)?

  func _phase(_ index: Int, _ scene: _GestureScene) -> _GesturePhase<Bool>? {
    let phase = base._phase(index, scene)
    switch phase {
    case .changed?: pressing?(true)
    case .ended?:
      action()
      pressing?(false)
    case .failed?: pressing?(false)
    case nil: break
    }
    return phase
  }
}
