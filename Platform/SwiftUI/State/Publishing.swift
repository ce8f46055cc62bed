/// What `onReceive(_:perform:)` listens to: the publisher of an observable object, and that of one of
/// its published properties.
public protocol _ViewPublisher<Output> {
  /// What is told.
  associatedtype Output
  /// Listens as long as what is returned lives. Views call this; an app has no need to.
  func _listen(_ action: @escaping (Output) -> Void) -> AnyObject
}

/// Those who listen to a publisher. They are gone with what they were given.
final class Listeners<Output> {
  private final class Listener {
    let action: (Output) -> Void
    init(_ action: @escaping (Output) -> Void) { self.action = action }
  }
  private struct Entry { weak var listener: Listener? }
  private var entries: [Entry] = []

  func add(_ action: @escaping (Output) -> Void) -> AnyObject {
    entries.removeAll { $0.listener == nil }
    let listener = Listener(action)
    entries.append(Entry(listener: listener))
    return listener
  }

  func tell(_ output: Output) {
    for entry in entries { entry.listener?.action(output) }
  }
}

extension ObservableObjectPublisher: _ViewPublisher {
  /// Listens to the object's changes, each of which is told before it happens.
  public func _listen(_ action: @escaping (()) -> Void) -> AnyObject { listeners.add(action) }
}

extension Published {
  /// Tells the values of a published property: the one of the moment first, then each new one before
  /// it is in its place. It is used on the main actor, as all observable objects are.
  public final class Publisher: _ViewPublisher {
    private var value: Value
    private let listeners = Listeners<Value>()

    init(_ value: Value) { self.value = value }

    func tell(_ value: Value) {
      self.value = value
      listeners.tell(value)
    }

    /// Listens to the property's values.
    public func _listen(_ action: @escaping (Value) -> Void) -> AnyObject {
      action(value)
      return listeners.add(action)
    }
  }
}

/// Listens to a publisher as long as a view is on the screen.
struct ReceiveModifier<P: _ViewPublisher>: WatchingModifier {
  let publisher: P
  let action: (P.Output) -> Void

  @MainActor final class Memory {
    var action: (P.Output) -> Void
    var listening: (to: P, by: AnyObject)?
    init(_ action: @escaping (P.Output) -> Void) { self.action = action }
  }

  func begin(_ node: _Node) -> Memory {
    let memory = Memory(action)
    listen(memory, node)
    return memory
  }

  func update(_ memory: inout Memory, _ node: _Node) {
    memory.action = action
    let isSame = memory.listening.map { $0.to as AnyObject === publisher as AnyObject } ?? false
    if !isSame { listen(memory, node) }
  }

  func end(_ memory: inout Memory, _ node: _Node) { memory.listening = nil }

  private func listen(_ memory: Memory, _ node: _Node) {
    let graph = node.graph
    let by = publisher._listen { [weak memory, weak graph] output in
      // A view that is being made has nothing to change yet.
      if let graph, graph.isUpdating {
        graph.after { memory?.action(output) }
      } else {
        memory?.action(output)
      }
    }
    memory.listening = (publisher, by)
  }
}

extension View {
  /// Does something when an observable object is about to change, or when one of its published
  /// properties has a value: the first is the one of the moment.
  ///
  /// ```swift
  /// content.onReceive(model.$name) { name in greet(name) }
  /// ```
  public func onReceive<P: _ViewPublisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View { modifier(ReceiveModifier(publisher: publisher, action: action)) }
}

extension NotificationCenter {
  /// Not there: there is no Combine.
  @available(
    *, unavailable,
    message: "There is no Combine on Linux: iterate notifications(named:object:) in a task(_:)."
  )
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> ObservableObjectPublisher { fatalError() }
}

extension Timer {
  /// Not there: there is no Combine.
  @available(
    *, unavailable,
    message: "There is no Combine on Linux: sleep in a loop of a task(_:)."
  )
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> ObservableObjectPublisher { fatalError() }
}
