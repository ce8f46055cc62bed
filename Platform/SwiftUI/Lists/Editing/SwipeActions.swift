/// Buttons that belong to a row, which are asked for when its menu opens.
struct RowActions {
  let content: () -> any View
}

/// The names of the traits by which `swipeActions` are told, one for each side.
enum SwipeTrait {
  enum Leading {}
  enum Trailing {}
}

/// Gives a row buttons of its own. That there are some matters to the list; which, to its menu alone.
private struct ActionsModifier: ItemModifier {
  let edge: HorizontalEdge
  let actions: RowActions

  func wrap(_ item: LayoutItem, in environment: EnvironmentValues) -> ActionsItem {
    ActionsItem(
      item, edge == .leading ? SwipeTrait.Leading.self : SwipeTrait.Trailing.self, actions)
  }

  func update(_ item: ActionsItem, in environment: EnvironmentValues) { item.actions = actions }
}

private final class ActionsItem: WrapperItem {
  private let key: ObjectIdentifier
  var actions: RowActions

  init(_ inner: LayoutItem, _ key: Any.Type, _ actions: RowActions) {
    self.key = ObjectIdentifier(key)
    self.actions = actions
    super.init(inner)
  }

  override func trait(_ key: ObjectIdentifier) -> Any? {
    key == self.key ? actions : super.trait(key)
  }
}

extension View {
  /// Gives the view as a row of a list buttons of its own. Rows of Linux are not swiped: a button at
  /// the row's end opens a menu of them, for the pointer, the keyboard and assistive technology
  /// alike. Those of the trailing side come first in it; since nothing is swiped in full,
  /// `allowsFullSwipe` has nothing to allow.
  ///
  /// ```swift
  /// Text("Invoice").swipeActions {
  ///   Button("Archive") { archive() }
  ///   Button("Delete", role: .destructive) { delete() }
  /// }
  /// ```
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    let content = content()
    return modifier(ActionsModifier(edge: edge, actions: RowActions { content }))
  }
}
