/// A part of a screen, described by a value.
///
/// ```swift
/// struct Greeting: View {
///   @State private var count = 0
///   var body: some View {
///     Button("Pressed \(count) times") { count += 1 }
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol View {
  /// What the view is made of.
  associatedtype Body: View
  /// What the view is made of at the moment. It runs again when a value that it read has changed, or
  /// when the view's own values differ.
  @ViewBuilder var body: Body { get }
  /// Makes the node that stands for the view as long as it is on the screen.
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>
}

extension View {
  /// A node that keeps the view's state and runs its body.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    BodyNode(view, in: context)
  }
}

extension Never: View {
  /// There is none.
  public var body: Never { fatalError("A view that is no composition has no body.") }
}

/// A view that has a node of its own kind in place of a body.
@MainActor protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// There is none: the view is made by the toolkit.
  public var body: Never { fatalError("\(Self.self) has no body: it is made by the toolkit.") }
}
