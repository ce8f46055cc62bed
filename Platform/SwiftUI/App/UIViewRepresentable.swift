/// A view of UIKit among views of SwiftUI.
///
/// ```swift
/// struct Spinner: UIViewRepresentable {
///   func makeUIView(context: Context) -> UIActivityIndicatorView {
///     UIActivityIndicatorView(style: .medium)
///   }
///   func updateUIView(_ view: UIActivityIndicatorView, context: Context) { view.startAnimating() }
/// }
/// ```
@preconcurrency @MainActor public protocol UIViewRepresentable: View where Body == Never {
  /// The view of UIKit.
  associatedtype UIViewType: UIView
  /// What keeps the view's delegates and actions.
  associatedtype Coordinator = Void
  /// What is known where the view stands.
  typealias Context = UIViewRepresentableContext<Self>
  /// Makes the view, once.
  func makeUIView(context: Context) -> UIViewType
  /// Gives the view the values of this one.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes what keeps delegates and actions, once.
  func makeCoordinator() -> Coordinator
  /// The size that the view takes of a proposal, in points; nil leaves it to the view, as the default
  /// does.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
  /// Called when the view has left the screen for good.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

/// What is known where a view of UIKit stands.
@preconcurrency @MainActor public struct UIViewRepresentableContext<Representable>
where Representable: UIViewRepresentable {
  /// What keeps the view's delegates and actions.
  public let coordinator: Representable.Coordinator
  /// How the change at hand is shown.
  public let transaction: Transaction
  /// The values around the view.
  public let environment: EnvironmentValues
}

extension UIViewRepresentable where Coordinator == Void {
  /// Keeps nothing.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Leaves the size to the view.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// There is none: UIKit makes the view.
  public var body: Never { fatalError("A view of UIKit has no body.") }

  /// A node that owns the view.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    RepresentableNode(view, in: context)
  }
}

private final class RepresentableNode<V: UIViewRepresentable>: RepresentedNode<V, V.Coordinator> {
  private var item: ViewItem<V.UIViewType>!

  init(_ view: V, in context: _NodeContext) {
    super.init(view, coordinator: view.makeCoordinator(), in: context)
    item = ViewItem(read { $0.makeUIView(context: surroundings) })
    item.ownSize = { [weak self] proposal in
      guard let self else { return nil }
      return installed().sizeThatFits(
        ProposedViewSize(proposal), uiView: item.view, context: surroundings)
    }
    apply()
  }

  private var surroundings: UIViewRepresentableContext<V> {
    UIViewRepresentableContext(
      coordinator: coordinator, transaction: .current, environment: environment)
  }

  override var items: [LayoutItem] { [item] }
  override func apply() { read { $0.updateUIView(item.view, context: surroundings) } }
  override func dismantle() { V.dismantleUIView(item.view, coordinator: coordinator) }
}
