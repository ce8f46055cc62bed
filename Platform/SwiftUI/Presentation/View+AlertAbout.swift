extension View {
  /// Asks something about some data while `isPresented` is true and there are data. Each button closes the alert, and does its action;
  /// without buttons there is OK. An alert shows what its texts and buttons are when it comes.
  public func alert<T, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> Actions
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Asks something about some data while `isPresented` is true and there are data.
  @_disfavoredOverload
  public func alert<S: StringProtocol, T, Actions: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Asks something about some data while `isPresented` is true and there are data.
  public func alert<T, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Asks something about some data, with a sentence below the title.
  public func alert<T, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> Actions, @ViewBuilder message: @escaping (T) -> Message
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message
    )
  }

  /// Asks something about some data, with a sentence below the title.
  @_disfavoredOverload
  public func alert<S: StringProtocol, T, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> Actions,
    @ViewBuilder message: @escaping (T) -> Message
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Asks something about some data, with a sentence below the title.
  public func alert<T, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> Actions,
    @ViewBuilder message: @escaping (T) -> Message
  ) -> some View {
    asking(.alert, title, data.isThere(isPresented), data.map(actions), data.map(message))
  }
}

extension View {
  /// Says that something failed, by the words of the error, while `isPresented` is true and there is
  /// one.
  public func alert<E: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> Actions
  ) -> some View {
    asking(.alert, error.title, error.isThere(isPresented), actions(), EmptyView())
  }

  /// Says that something failed, with a sentence below the words of the error.
  public func alert<E: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> Actions,
    @ViewBuilder message: (E) -> Message
  ) -> some View {
    asking(
      .alert, error.title, error.isThere(isPresented), error.map(actions), error.map(message))
  }
}

extension Optional {
  /// Whether something is to be said, and there is what it is about.
  func isThere(_ isPresented: Binding<Bool>) -> Binding<Bool> {
    let isThere = self != nil
    return Binding(
      get: { isPresented.wrappedValue && isThere }, set: { isPresented.wrappedValue = $0 })
  }
}

extension Optional where Wrapped: LocalizedError {
  fileprivate var title: Text { Text(verbatim: self?.errorDescription ?? "Error") }
}
