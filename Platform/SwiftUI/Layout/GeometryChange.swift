/// Tells of a value that is made of a place.
private struct GeometryWatch<T: Equatable>: View {
  let value: T
  let action: (T, T?) -> Void

  init(value: T, action: @escaping (T, T?) -> Void) { (self.value, self.action) = (value, action) }

  var body: some View {
    Color.clear
      .onAppear { action(value, nil) }
      .onChange(of: value) { action($1, $0) }
      .accessibilityHidden(true)
  }
}

extension View {
  /// Does something with what is made of the view's size and place: when it appears, and with each
  /// other value.
  ///
  /// ```swift
  /// Text("Measured").onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { height = $0 }
  /// ```
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    background {
      GeometryReader { room in GeometryWatch(value: transform(room)) { new, _ in action(new) } }
    }
  }

  /// As above; the action is given the value before too, which is the first one when the view
  /// appears.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    background {
      GeometryReader { room in
        GeometryWatch(value: transform(room)) { new, old in action(old ?? new, new) }
      }
    }
  }
}
