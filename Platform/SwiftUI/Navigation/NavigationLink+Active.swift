// The forms before iOS 16, whose page is shown while a binding says so.

extension NavigationLink {
  /// Makes a link whose page is shown while `isActive` is true.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(destination(), isActive: isActive, label: label()) }

  /// Makes a link whose page is shown while `isActive` is true.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.init(destination, isActive: isActive, label: label()) }

  /// Makes a link whose page is shown while `selection` is `tag`.
  @available(*, deprecated, message: "Use navigationDestination(item:destination:).")
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      destination(), isActive: Self.active(tag, selection), label: label())
  }

  static func active<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
    Binding(
      get: { selection.wrappedValue == tag },
      set: { isActive in
        if isActive {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a localised title whose page is shown while `isActive` is true.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(destination(), isActive: isActive, label: Text(titleKey)) }

  /// Makes a link with a title whose page is shown while `isActive` is true.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) { self.init(destination(), isActive: isActive, label: Text(title)) }

  /// Makes a link with a localised title whose page is shown while `selection` is `tag`.
  @available(*, deprecated, message: "Use navigationDestination(item:destination:).")
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      destination(), isActive: Self.active(tag, selection), label: Text(titleKey))
  }
}
