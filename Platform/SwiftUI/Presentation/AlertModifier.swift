/// Asks something while it is to be asked.
struct AlertModifier: ViewModifier {
  let title: Text
  let isPresented: Binding<Bool>
  let style: UIAlertController.Style
  let actions: () -> any View
  let message: () -> any View
  typealias Body = Never

  static func _makeNode<Changed: View>(
    _ view: ModifiedContent<Changed, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Changed, Self>> {
    AlertNode(view, in: context)
  }
}

private final class AlertNode<Content: View>: PresentingNode<Content, AlertModifier> {
  private var shown: UIAlertController?

  override func rerun() {
    let isPresented = reader.read { view.modifier.isPresented.wrappedValue }
    if isPresented, shown == nil {
      show()
    } else if !isPresented {
      takeAway()
    }
  }

  private func takeAway() {
    guard let alert = shown else { return }
    shown = nil
    graph.after { alert.presentingViewController?.dismiss(animated: true) }
  }

  private func show() {
    let modifier = view.modifier
    let alert = UIAlertController(
      title: modifier.title.resolved(in: TextEnvironment(environment)).string,
      message: text(modifier.message()), preferredStyle: modifier.style)
    for choice in choices(modifier.actions()) {
      let action = UIAlertAction(title: choice.title, style: choice.style) {
        [weak self, weak alert] _ in
        if let self, shown === alert {
          shown = nil
          view.modifier.isPresented.wrappedValue = false
        }
        choice.act()
      }
      action.isEnabled = choice.isEnabled
      alert.addAction(action)
    }
    if alert.actions.isEmpty || (modifier.style == .actionSheet && !alert.hasCancel) {
      let isSheet = modifier.style == .actionSheet
      alert.addAction(
        UIAlertAction(title: isSheet ? "Cancel" : "OK", style: .cancel) {
          [weak self, weak alert] _ in
          guard let self, shown === alert else { return }
          shown = nil
          view.modifier.isPresented.wrappedValue = false
        })
    }
    shown = alert
    graph.after { [weak self, weak alert] in
      guard let controller = self?.controller else { return }
      (controller.view as? HostingCanvas)?.whenInWindow { [weak self, weak controller] in
        if let alert, self?.shown === alert { controller?.present(alert, animated: true) }
      }
    }
  }

  private func text(_ content: any View) -> String? {
    let slot = Slot(content, under: self, environment)
    defer { slot.node.unmount() }
    let text = slot.node.spokenText
    return text.isEmpty ? nil : text
  }

  override func end() { takeAway() }
}

extension UIAlertController {
  fileprivate var hasCancel: Bool { actions.contains { $0.style == .cancel } }
}
