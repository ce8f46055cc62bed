/// The buttons of an alert, found among views: they keep their place in the graph, and UIKit shows
/// them.
struct AlertChoiceStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    AlertChoice(configuration: configuration)
  }
}

private struct AlertChoice: PrimitiveView {
  let configuration: PrimitiveButtonStyleConfiguration

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    AlertChoiceNode(view, in: context)
  }
}

private final class AlertChoiceNode: _ViewNode<AlertChoice> {
  private var label: _ViewNode<AnyView>!

  override init(_ view: AlertChoice, in context: _NodeContext) {
    super.init(view, in: context)
    label = AnyView._makeNode(
      view.configuration.label, in: _NodeContext(under: self, environment))
  }

  override var children: [_Node] { label.map { [$0] } ?? [] }
  override var items: [LayoutItem] { [] }

  override func update(_ view: AlertChoice, _ environment: EnvironmentValues) {
    super.update(view, environment)
    label.update(view.configuration.label, environment)
  }

  var role: ButtonRole? { view.configuration.role }
}

/// A way out of an alert, as its button says.
@MainActor struct FoundChoice {
  let title: String
  let style: UIAlertAction.Style
  let isEnabled: Bool
  let act: @MainActor () -> Void

  static func all(in node: _Node) -> [FoundChoice] {
    guard let choice = node as? AlertChoiceNode else { return node.children.flatMap(all) }
    let style: UIAlertAction.Style =
      switch choice.role {
      case .some(.cancel): .cancel
      case .some(.destructive): .destructive
      default: .default
      }
    return [
      FoundChoice(
        title: choice.spokenText, style: style, isEnabled: choice.environment.isEnabled,
        act: { [configuration = choice.view.configuration] in configuration.trigger() })
    ]
  }
}

extension _Node {
  /// The buttons among views that are not shown, as ways out of a question.
  func choices(_ content: any View) -> [FoundChoice] {
    var inside = environment
    inside.anyButtonStyle = AnyButtonStyle(primitive: AlertChoiceStyle())
    let slot = Slot(content, under: self, inside)
    defer { slot.node.unmount() }
    return FoundChoice.all(in: slot.node)
  }
}
