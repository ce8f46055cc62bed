/// A modifier that watches a view and leaves its looks alone.
@MainActor protocol WatchingModifier: ViewModifier where Body == Never {
  associatedtype Memory
  /// Called once, when the view comes on the screen.
  func begin(_ node: _Node) -> Memory
  /// Called when the modifier may have other values.
  func update(_ memory: inout Memory, _ node: _Node)
  /// Called when the page that the view is on is covered by another, or is seen again.
  func pageAppears(_ isVisible: Bool, _ memory: inout Memory, _ node: _Node)
  /// Called when the view has left the screen.
  func end(_ memory: inout Memory, _ node: _Node)
}

extension WatchingModifier {
  func update(_ memory: inout Memory, _ node: _Node) {}
  func pageAppears(_ isVisible: Bool, _ memory: inout Memory, _ node: _Node) {}
  func end(_ memory: inout Memory, _ node: _Node) {}

  /// A node beside that of the view.
  public static func _makeNode<Changed: View>(
    _ view: ModifiedContent<Changed, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Changed, Self>> {
    WatchingNode(view, in: context)
  }
}

private final class WatchingNode<Content: View, Modifier: WatchingModifier>: _ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private var child: _ViewNode<Content>!
  private var modifier: Modifier
  private var memory: Modifier.Memory!

  override init(_ view: ModifiedContent<Content, Modifier>, in context: _NodeContext) {
    modifier = view.modifier
    super.init(handingOnIn: context)
    child = Content._makeNode(view.content, in: _NodeContext(under: self, environment))
    memory = view.modifier.begin(self)
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func update(
    _ view: ModifiedContent<Content, Modifier>, _ environment: EnvironmentValues
  ) {
    super.update(view, environment)
    modifier = view.modifier
    child.update(view.content, environment)
    modifier.update(&memory, self)
  }

  override func setEnvironment(_ environment: EnvironmentValues) {
    guard environment.stamp != self.environment.stamp else { return }
    self.environment = environment
    child.setEnvironment(environment)
  }

  override func pageAppears(_ isVisible: Bool) {
    super.pageAppears(isVisible)
    modifier.pageAppears(isVisible, &memory, self)
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    modifier.end(&memory, self)
  }
}

struct AppearanceModifier: WatchingModifier {
  let appear: (@MainActor () -> Void)?
  let disappear: (@MainActor () -> Void)?

  /// Remembers whether the view is seen.
  func begin(_ node: _Node) -> Bool {
    let isSeen = node.isOnVisiblePage
    if isSeen { tellAppeared(node) }
    return isSeen
  }
  func pageAppears(_ isVisible: Bool, _ memory: inout Bool, _ node: _Node) {
    guard memory != isVisible else { return }
    memory = isVisible
    if isVisible { tellAppeared(node) } else { tellDisappeared(node) }
  }
  func end(_ memory: inout Bool, _ node: _Node) { if memory { tellDisappeared(node) } }

  private func tellAppeared(_ node: _Node) {
    guard let appear else { return }
    node.graph.after { [weak node] in if node?.isMounted == true { appear() } }
  }
  private func tellDisappeared(_ node: _Node) {
    guard let disappear else { return }
    node.graph.after(disappear)
  }
}

struct TaskModifier<ID: Equatable>: WatchingModifier {
  struct Running {
    var id: ID
    /// Nil while the page is covered.
    var task: Task<Void, Never>?
  }
  let id: ID
  let priority: TaskPriority
  let action: @Sendable @MainActor () async -> Void

  func begin(_ node: _Node) -> Running {
    Running(
      id: id, task: node.isOnVisiblePage ? Task(priority: priority) { await action() } : nil)
  }
  func update(_ memory: inout Running, _ node: _Node) {
    guard memory.id != id else { return }
    memory.task?.cancel()
    memory = begin(node)
  }
  func pageAppears(_ isVisible: Bool, _ memory: inout Running, _ node: _Node) {
    guard isVisible != (memory.task != nil) else { return }
    memory.task?.cancel()
    memory.task = isVisible ? Task(priority: priority) { await action() } : nil
  }
  func end(_ memory: inout Running, _ node: _Node) { memory.task?.cancel() }
}

struct ChangeModifier<Value: Equatable>: WatchingModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func begin(_ node: _Node) -> Value {
    if isInitial {
      node.graph.after { [weak node] in if node?.isMounted == true { action(value, value) } }
    }
    return value
  }
  func update(_ memory: inout Value, _ node: _Node) {
    guard memory != value else { return }
    let before = memory
    memory = value
    node.graph.after { [weak node] in if node?.isMounted == true { action(before, value) } }
  }
}

extension View {
  /// Does something once the view is on the screen.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Does something once the view has left the screen.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }

  /// Runs a task as long as the view is on the screen; it is cancelled when the view leaves.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs a task as long as the view is on the screen, and begins it anew when `id` changes.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, priority: priority, action: action))
  }

  /// Does something when a value has changed, with the one before and the new one.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Does something when a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Does something when a value has changed, with the new one: the form before iOS 17.
  @available(*, deprecated, message: "Use onChange(of:) with two values or with none.")
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    onChange(of: value) { _, value in action(value) }
  }
}
