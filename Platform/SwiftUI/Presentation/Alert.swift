/// A question in the form before iOS 15.
///
/// ```swift
/// .alert(isPresented: $isAsked) {
///   Alert(title: Text("Delete all?"), primaryButton: .destructive(Text("Delete")) { delete() },
///     secondaryButton: .cancel())
/// }
/// ```
public struct Alert {
  /// A way out of a question.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// A usual way out.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// The way out that changes nothing.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// The way out that changes nothing, named "Cancel".
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// A way out that takes something away.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A message with one way out, named "OK" unless given.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// A question with two ways out.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A choice of ways to go on in the form before iOS 15.
public struct ActionSheet {
  /// A way to go on.
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A choice; there is "Cancel" without a way that cancels.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of a question in the old form.
private struct OldChoices: View {
  let buttons: [Alert.Button]
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role, action: { buttons[index].action?() }) {
        buttons[index].label
      }
    }
  }
}

extension View {
  fileprivate func asking(
    _ style: UIAlertController.Style, _ isPresented: Binding<Bool>, _ title: Text?,
    _ message: Text?, _ buttons: [Alert.Button]?
  ) -> some View {
    modifier(
      AlertModifier(
        title: title ?? Text(verbatim: ""), isPresented: isPresented, style: style,
        actions: { OldChoices(buttons: buttons ?? []) }, message: { message }))
  }

  /// Asks something while `isPresented` is true.
  @available(*, deprecated, message: "Use alert(_:isPresented:actions:message:).")
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return asking(.alert, isPresented, alert?.title, alert?.message, alert?.buttons)
  }

  /// Asks something while there is an item.
  @available(*, deprecated, message: "Use alert(_:isPresented:presenting:actions:message:).")
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return asking(.alert, item.isThere(), alert?.title, alert?.message, alert?.buttons)
  }

  /// Lets a person choose how to go on while `isPresented` is true.
  @available(*, deprecated, message: "Use confirmationDialog(_:isPresented:actions:).")
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return asking(.actionSheet, isPresented, sheet?.title, sheet?.message, sheet?.buttons)
  }

  /// Lets a person choose how to go on while there is an item.
  @available(*, deprecated, message: "Use confirmationDialog(_:isPresented:actions:).")
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    return asking(.actionSheet, item.isThere(), sheet?.title, sheet?.message, sheet?.buttons)
  }
}

extension Binding {
  /// Whether there is something; false takes it away.
  fileprivate func isThere<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(
      get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
