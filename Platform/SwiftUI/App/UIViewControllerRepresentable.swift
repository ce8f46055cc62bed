/// A controller of UIKit among views of SwiftUI. Its view takes all the room that it is offered.
///
/// ```swift
/// struct Scanner: UIViewControllerRepresentable {
///   func makeUIViewController(context: Context) -> ScannerController { ScannerController() }
///   func updateUIViewController(_ controller: ScannerController, context: Context) {}
/// }
/// ```
@preconcurrency @MainActor public protocol UIViewControllerRepresentable: View
where Body == Never {
  /// The controller of UIKit.
  associatedtype UIViewControllerType: UIViewController
  /// What keeps the controller's delegates and actions.
  associatedtype Coordinator = Void
  /// What is known where the view stands.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Makes the controller, once.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Gives the controller the values of this view.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes what keeps delegates and actions, once.
  func makeCoordinator() -> Coordinator
  /// The size that the view takes of a proposal, in points; nil takes all of it, as the default does.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
  /// Called when the view has left the screen for good.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

/// What is known where a controller of UIKit stands.
@preconcurrency @MainActor public struct UIViewControllerRepresentableContext<Representable>
where Representable: UIViewControllerRepresentable {
  /// What keeps the controller's delegates and actions.
  public let coordinator: Representable.Coordinator
  /// How the change at hand is shown.
  public let transaction: Transaction
  /// The values around the view.
  public let environment: EnvironmentValues
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Keeps nothing.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Takes all of the proposal.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// There is none: UIKit makes the view.
  public var body: Never { fatalError("A controller of UIKit has no body.") }

  /// A node that owns the controller.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ControllerRepresentableNode(view, in: context)
  }
}

private final class ControllerRepresentableNode<V: UIViewControllerRepresentable>:
  RepresentedNode<V, V.Coordinator>
{
  private var content: V.UIViewControllerType!
  private var item: ViewItem<UIView>!

  init(_ view: V, in context: _NodeContext) {
    super.init(view, coordinator: view.makeCoordinator(), in: context)
    content = read { $0.makeUIViewController(context: surroundings) }
    controller?.addChild(content)
    item = ViewItem(content.view)
    item.fills = true
    item.ownSize = { [weak self] proposal in
      guard let self else { return nil }
      return installed().sizeThatFits(
        ProposedViewSize(proposal), uiViewController: content, context: surroundings)
    }
    content.didMove(toParent: controller)
    apply()
  }

  private var surroundings: UIViewControllerRepresentableContext<V> {
    UIViewControllerRepresentableContext(
      coordinator: coordinator, transaction: .current, environment: environment)
  }

  override var items: [LayoutItem] { [item] }
  override func apply() { read { $0.updateUIViewController(content, context: surroundings) } }

  override func dismantle() {
    content.willMove(toParent: nil)
    content.removeFromParent()
    V.dismantleUIViewController(content, coordinator: coordinator)
  }
}
