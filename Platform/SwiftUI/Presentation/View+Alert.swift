extension View {
  /// Asks something while `isPresented` is true. Each button closes the alert, and does its action;
  /// without buttons there is OK. An alert shows what its texts and buttons are when it comes.
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Asks something while `isPresented` is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, Actions: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Asks something while `isPresented` is true.
  public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Asks something, with a sentence below the title.
  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Asks something, with a sentence below the title.
  @_disfavoredOverload
  public func alert<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Asks something, with a sentence below the title.
  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    asking(.alert, title, isPresented, actions(), message())
  }
}

extension View {
  /// Asks something in one of two looks.
  func asking<Actions: View, Message: View>(
    _ style: UIAlertController.Style, _ title: Text?, _ isPresented: Binding<Bool>,
    _ actions: Actions, _ message: Message
  ) -> some View {
    modifier(
      AlertModifier(
        title: title ?? Text(verbatim: ""), isPresented: isPresented, style: style,
        actions: { actions }, message: { message }))
  }
}
