extension View {
  /// Not there: views are not dragged.
  @available(*, unavailable, message: "Views are not dragged and dropped on Linux: use Buttons.")
  public func onDrag(_ data: @escaping () -> NSObject) -> some View { self }

  /// Not there: views are not dropped.
  @available(*, unavailable, message: "Views are not dragged and dropped on Linux: use Buttons.")
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSObject]) -> Bool
  ) -> some View { self }

  /// Not there: views are not dragged.
  @available(*, unavailable, message: "Views are not dragged and dropped on Linux: use Buttons.")
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }

  /// Not there: views are not dropped.
  @available(*, unavailable, message: "Views are not dragged and dropped on Linux: use Buttons.")
  public func dropDestination<T>(
    for payloadType: T.Type, action: @escaping ([T], CGPoint) -> Bool
  ) -> some View { self }

  /// Not there: keys are for controls.
  @available(
    *, unavailable,
    message: "Keys are for controls on Linux: use keyboardShortcut(_:modifiers:) on a Button."
  )
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> Never) -> some View { self }

  /// Not there: controls take the focus by themselves.
  @available(*, unavailable, message: "Only controls take the focus on Linux: use a Button.")
  public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Not there: views do not hear of the pointer alone.
  @available(
    *, unavailable, message: "Views do not hear of the pointer alone on Linux: use a Button."
  )
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Not there: nothing lights up below the pointer.
  @available(
    *, unavailable, message: "Nothing lights up below the pointer on Linux: use a ButtonStyle."
  )
  public func hoverEffect(_ effect: some Any) -> some View { self }

  /// Not there: nothing lights up below the pointer.
  @available(
    *, unavailable, message: "Nothing lights up below the pointer on Linux: use a ButtonStyle."
  )
  public func hoverEffect() -> some View { self }

  /// Not there: computers do not tap back.
  @available(*, unavailable, message: "Computers do not tap back: leave it out, or show a sign.")
  public func sensoryFeedback<T: Equatable>(_ feedback: some Any, trigger: T) -> some View { self }

  /// Not there: there are no words beside the pointer.
  @available(
    *, unavailable,
    message: "There are no tool tips on Linux yet: use accessibilityHint(_:), or show a Text."
  )
  public func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Not there: texts are only read.
  @available(*, unavailable, message: "Texts are only read on Linux: use a TextEditor.")
  public func textSelection(_ selectability: some Any) -> some View { self }

  /// Not there: addresses are opened by the app's delegate.
  @available(
    *, unavailable,
    message: "Use application(_:open:options:) of UIApplicationDelegateAdaptor's delegate."
  )
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
