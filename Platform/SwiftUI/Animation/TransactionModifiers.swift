import Layout

/// A modifier that changes how changes in its view are shown.
@MainActor protocol TransactionModifier: ViewModifier where Body == Never {
  /// Changes a transaction.
  func change(_ transaction: inout Transaction)
  /// Whether a transaction is changed in the update that brings this value after another.
  func applies(after before: Self) -> Bool
  /// Whether every transaction is changed.
  var isLasting: Bool { get }
}

extension TransactionModifier {
  /// A node that changes the transactions of what is in it.
  public static func _makeNode<Changed: View>(
    _ view: ModifiedContent<Changed, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Changed, Self>> {
    TransactionNode(view, in: context)
  }
}

/// An item whose places are shown as a modifier says.
final class MotionItem: WrapperItem {
  /// Changes the transactions of every layout.
  var lasting: (@MainActor (inout Transaction) -> Void)?
  /// That of the next layout.
  var once: Transaction? { didSet { if once != nil { canvas?.setNeedsLayout() } } }

  override func place(_ placement: Placement) {
    var transaction = once ?? Transaction.current
    if once == nil, let lasting { lasting(&transaction) }
    once = nil
    Transaction.scope(transaction, whole: .whole) { inner.place(placement) }
  }
}

private final class TransactionNode<Content: View, Modifier: TransactionModifier>: _ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private var child: _ViewNode<Content>!
  private var wrapped: [MotionItem] = []
  /// The update in which a change of value counts.
  private var validGeneration = -1

  override init(_ view: ModifiedContent<Content, Modifier>, in context: _NodeContext) {
    super.init(view, in: context)
    graph.hasScopes = true
    child = Content._makeNode(view.content, in: _NodeContext(under: self, environment))
    wrapItems()
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }
  override var items: [LayoutItem] { wrapped }

  private func wrapItems() {
    let before = wrapped
    wrapped = child.items.map { item in
      before.first { $0.inner === item } ?? MotionItem(item)
    }
    guard view.modifier.isLasting else { return }
    for item in wrapped {
      item.lasting = { [weak self] transaction in self?.view.modifier.change(&transaction) }
    }
  }

  override func itemsChanged() {
    wrapItems()
    super.itemsChanged()
  }

  override func change(_ transaction: inout Transaction) {
    if view.modifier.isLasting || validGeneration == graph.generation {
      view.modifier.change(&transaction)
    }
  }

  override func update(
    _ view: ModifiedContent<Content, Modifier>, _ environment: EnvironmentValues
  ) {
    if !view.modifier.isLasting, view.modifier.applies(after: self.view.modifier) {
      validGeneration = graph.generation
    }
    super.update(view, environment)
    var transaction = Transaction.current
    change(&transaction)
    if validGeneration == graph.generation { for item in wrapped { item.once = transaction } }
    Transaction.scope(transaction, whole: .whole) { child.update(view.content, environment) }
    if validGeneration == graph.generation { for item in wrapped { item.once = transaction } }
  }
}

struct ValueAnimationModifier<Value: Equatable>: TransactionModifier {
  let animation: Animation?
  let value: Value
  var isLasting: Bool { false }
  func applies(after before: Self) -> Bool { value != before.value }
  func change(_ transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }
}

struct LastingAnimationModifier: TransactionModifier {
  let animation: Animation?
  var isLasting: Bool { true }
  func applies(after before: Self) -> Bool { true }
  func change(_ transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }
}

struct TransformTransactionModifier: TransactionModifier {
  let transform: (inout Transaction) -> Void
  var isLasting: Bool { true }
  func applies(after before: Self) -> Bool { true }
  func change(_ transaction: inout Transaction) { transform(&transaction) }
}

struct ValueTransactionModifier<Value: Equatable>: TransactionModifier {
  let value: Value
  let transform: (inout Transaction) -> Void
  var isLasting: Bool { false }
  func applies(after before: Self) -> Bool { value != before.value }
  func change(_ transaction: inout Transaction) { transform(&transaction) }
}

extension View {
  /// Shows changes in the view on their way when `value` has changed; nil shows them at once.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    modifier(ValueAnimationModifier(animation: animation, value: value))
  }

  /// Shows all changes in the view on their way; nil shows them at once.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:).")
  public func animation(_ animation: Animation?) -> some View {
    modifier(LastingAnimationModifier(animation: animation))
  }

  /// Changes the transaction of each change in the view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransformTransactionModifier(transform: transform))
  }

  /// Changes the transaction of changes in the view when `value` has changed.
  public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }

  /// Not there: a view cannot be in two places on Linux.
  @available(
    *, unavailable,
    message:
      "Views of two places are not matched on Linux: use one view whose frame or offset changes."
  )
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }
}

/// Not there: it names the views of `matchedGeometryEffect`.
@available(
  *, unavailable,
  message:
    "Views of two places are not matched on Linux: use one view whose frame or offset changes."
)
@propertyWrapper public struct Namespace {
  /// Not there.
  public struct ID: Hashable, Sendable {}
  /// Not there.
  public var wrappedValue: ID { ID() }
  /// Not there.
  public init() {}
}

/// Not there: a view cannot be in two places on Linux.
@available(
  *, unavailable,
  message:
    "Views of two places are not matched on Linux: use one view whose frame or offset changes."
)
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes properties from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Not there.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// Not there.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Not there.
  public static let frame = MatchedGeometryProperties(rawValue: 3)
}
