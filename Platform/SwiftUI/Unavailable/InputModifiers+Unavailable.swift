extension View {
  /// Not there: views are not dragged.
  @available(*, unavailable, message: "Views are not dragged and dropped on Linux: use Buttons.")
  public func onDrag<T>(_ data: @escaping () -> T) -> some View { self }

  /// Not there: views are not dropped.
  @available(*, unavailable, message: "Views are not dragged and dropped on Linux: use Buttons.")
  public func onDrop<T, P>(
    of types: [T], isTargeted: Binding<Bool>?, perform action: @escaping ([P]) -> Bool
  ) -> some View { self }

  /// Not there: views are not dragged.
  @available(*, unavailable, message: "Views are not dragged and dropped on Linux: use Buttons.")
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }

  /// Not there: views are not dropped.
  @available(*, unavailable, message: "Views are not dragged and dropped on Linux: use Buttons.")
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }

  /// Not there: keys are for controls.
  @available(
    *, unavailable,
    message: "Keys are for controls on Linux: use keyboardShortcut(_:modifiers:) on a Button."
  )
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPressResult
  ) -> some View { self }

  /// Not there: controls take the focus by themselves.
  @available(*, unavailable, message: "Only controls take the focus on Linux: use a Button.")
  public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Not there: views do not hear of the pointer alone.
  @available(
    *, unavailable, message: "Views do not hear of the pointer alone on Linux: use a Button."
  )
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Not there: views do not hear of the pointer alone.
  @available(
    *, unavailable, message: "Views do not hear of the pointer alone on Linux: use a Button."
  )
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Not there: nothing lights up below the pointer.
  @available(
    *, unavailable, message: "Nothing lights up below the pointer on Linux: use a ButtonStyle."
  )
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Not there: computers do not tap back.
  @available(*, unavailable, message: "Computers do not tap back: leave it out, or show a sign.")
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Not there: addresses are opened by the app's delegate.
  @available(
    *, unavailable,
    message: "Use application(_:open:options:) of UIApplicationDelegateAdaptor's delegate."
  )
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}

/// Not there: keys are for controls.
@available(
  *, unavailable,
  message: "Keys are for controls on Linux: use keyboardShortcut(_:modifiers:) on a Button."
)
public enum KeyPressResult {
  /// Not there.
  case handled, ignored
}

/// Not there: views do not hear of the pointer alone.
@available(
  *, unavailable, message: "Views do not hear of the pointer alone on Linux: use a Button."
)
public enum HoverPhase {
  /// Not there.
  case active(CGPoint)
  /// Not there.
  case ended
}

/// Not there: nothing lights up below the pointer.
@available(
  *, unavailable, message: "Nothing lights up below the pointer on Linux: use a ButtonStyle."
)
public struct HoverEffect {
  /// Not there.
  public static var automatic: HoverEffect { fatalError() }
  /// Not there.
  public static var highlight: HoverEffect { fatalError() }
  /// Not there.
  public static var lift: HoverEffect { fatalError() }
}

/// Not there: computers do not tap back.
@available(*, unavailable, message: "Computers do not tap back: leave it out, or show a sign.")
public struct SensoryFeedback {
  /// Not there.
  public static var success: SensoryFeedback { fatalError() }
  /// Not there.
  public static var warning: SensoryFeedback { fatalError() }
  /// Not there.
  public static var error: SensoryFeedback { fatalError() }
  /// Not there.
  public static var selection: SensoryFeedback { fatalError() }
  /// Not there.
  public static var impact: SensoryFeedback { fatalError() }
  /// Not there.
  public static var increase: SensoryFeedback { fatalError() }
  /// Not there.
  public static var decrease: SensoryFeedback { fatalError() }
}
