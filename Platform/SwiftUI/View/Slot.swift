/// The place of a view of a type that is known only while the program runs.
///
/// It is an object: who holds it is asked for its views while one of them is at work in the slot.
@MainActor final class Slot {
  private(set) var node: _Node

  init<Content: View>(_ content: Content, under parent: _Node, _ environment: EnvironmentValues) {
    node = Content._makeNode(content, in: _NodeContext(under: parent, environment))
  }

  /// Updates the node if it stands for a view of that type, else makes another; whether it did.
  func update<Content: View>(
    _ content: Content, under parent: _Node, _ environment: EnvironmentValues
  ) -> Bool {
    if let same = node as? _ViewNode<Content> {
      same.update(content, environment)
      return false
    }
    node.unmount()
    node = Content._makeNode(content, in: _NodeContext(under: parent, environment))
    return true
  }
}
