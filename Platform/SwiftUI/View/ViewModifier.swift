/// A change to a view that can be used again.
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View { content.padding(16) }
/// }
/// ```
@preconcurrency @MainActor public protocol ViewModifier {
  /// The view that is made of the other.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>
  /// What the changed view is made of.
  @ViewBuilder func body(content: Content) -> Body
  /// Makes the node that stands for the changed view.
  static func _makeNode<Changed: View>(
    _ view: ModifiedContent<Changed, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Changed, Self>>
}

extension ViewModifier {
  /// A node that keeps the modifier's state and runs its body.
  public static func _makeNode<Changed: View>(
    _ view: ModifiedContent<Changed, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Changed, Self>> {
    ModifierBodyNode(view, in: context)
  }

  /// Does this modifier after another.
  public func concat<Other: ViewModifier>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// There is none: the change is made by the toolkit.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) has no body: it is made by the toolkit.")
  }
}

/// A view, or a modifier, with a modifier.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// What is changed.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// Puts both together.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// There is none: the modifier makes the view.
  @MainActor public var body: Never { fatalError("A modified view has no body.") }

  /// The modifier's node.
  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>
  {
    Modifier._makeNode(view, in: context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Does the first modifier, then the second.
  @MainActor public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// Changes the view by a modifier.
  public func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier>: PrimitiveView {
  let source: any ContentSource

  /// A node with the view.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ContentNode(view, in: context)
  }

  private final class ContentNode: _ViewNode<_ViewModifier_Content<Modifier>> {
    private var child: _Node!

    override init(_ view: _ViewModifier_Content<Modifier>, in context: _NodeContext) {
      super.init(view, in: context)
      child = view.source.make(in: _NodeContext(under: self, environment))
    }

    override var children: [_Node] { child.map { [$0] } ?? [] }

    override func update(
      _ view: _ViewModifier_Content<Modifier>, _ environment: EnvironmentValues
    ) {
      super.update(view, environment)
      view.source.update(child, environment)
    }
  }
}

/// Where a modifier's body finds the view that it changes.
@MainActor protocol ContentSource {
  func make(in context: _NodeContext) -> _Node
  func update(_ node: _Node, _ environment: EnvironmentValues)
}

private struct ViewSource<Content: View>: ContentSource {
  let content: Content

  func make(in context: _NodeContext) -> _Node { Content._makeNode(content, in: context) }

  func update(_ node: _Node, _ environment: EnvironmentValues) {
    guard let node = node as? _ViewNode<Content> else {
      preconditionFailure("A modifier's content is of one type.")
    }
    node.update(content, environment)
  }
}

private final class ModifierBodyNode<Content: View, Modifier: ViewModifier>: _ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private let fields = ViewFields.of(Modifier.self)
  private let installation = _Installation()
  private var child: _ViewNode<Modifier.Body>!

  override init(_ view: ModifiedContent<Content, Modifier>, in context: _NodeContext) {
    super.init(view, in: context)
    installation.node = self
    let body = evaluate()
    child = Modifier.Body._makeNode(body, in: _NodeContext(under: self, environment))
  }

  override var viewName: String { "\(Modifier.self)" }
  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func update(
    _ view: ModifiedContent<Content, Modifier>, _ environment: EnvironmentValues
  ) {
    super.update(view, environment)
    rerun()
  }

  override func rerun() {
    let body = evaluate()
    child.update(body, environment)
  }

  private func evaluate() -> Modifier.Body {
    reader.read {
      var installed = view.modifier
      installation.begin(environment)
      fields.install(&installed, installation)
      return installed.body(content: .init(source: ViewSource(content: view.content)))
    }
  }

  override func unmount() {
    super.unmount()
    installation.end()
  }
}
