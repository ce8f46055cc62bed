import Layout

/// The rows of a list, with grounds and lines.
struct ListRows<Content: View>: PrimitiveView {
  let look: _ListLook
  let selection: ListSelection?
  let content: Content

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ListRowsNode(view, in: context)
  }
}

private final class ListRowsNode<Content: View>: _ViewNode<ListRows<Content>> {
  private let item = ListItem()
  private var child: _ViewNode<Content>!

  override init(_ view: ListRows<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    rerun()
    item.onChoose = { [weak self] in self?.view.selection?.press($0) }
    item.onMenu = { [weak self] in self?.openMenu(of: $0) }
    child = Content._makeNode(view.content, in: _NodeContext(under: self, inner))
    item.rows = child.items
  }

  private var inner: EnvironmentValues {
    var environment = environment
    environment.isListRow = true
    environment.isTabPage = false
    environment.tagsByIdentity = view.selection != nil
    return environment
  }

  override func rerun() {
    reader.read {
      var state = ListItem.State()
      state.look = view.look
      state.direction = environment.layoutDirection.reading
      state.isEditing = environment.editMode?.wrappedValue.isEditing == true
      state.isEnabled = environment.isEnabled
      state.tint = environment.tintColor
      if let selection = view.selection {
        state.chosen = selection.chosen()
        state.marksChosen = selection.isMany
      }
      item.accepts = view.selection?.accepts ?? { _ in false }
      if item.state != state { item.state = state }
    }
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }
  override var items: [LayoutItem] { [item] }
  override func itemsChanged() { item.rows = child.items }

  override func update(_ view: ListRows<Content>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    rerun()
    child.update(view.content, inner)
  }

  /// Asks which of a row's actions to do.
  private func openMenu(of row: LayoutItem) {
    guard let controller, controller.presentedViewController == nil else { return }
    let sheet = UIAlertController(
      title: row.rowName, message: nil, preferredStyle: .actionSheet)
    let keys: [Any.Type] = [SwipeTrait.Trailing.self, SwipeTrait.Leading.self]
    for actions in keys.compactMap({ row.trait(ObjectIdentifier($0)) as? RowActions }) {
      for choice in choices(actions.content()) {
        let action = UIAlertAction(title: choice.title, style: choice.style) { _ in choice.act() }
        action.isEnabled = choice.isEnabled
        sheet.addAction(action)
      }
    }
    if let editable = row.deletable {
      sheet.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { _ in editable.delete() })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    controller.present(sheet, animated: true)
  }
}

extension LayoutItem {
  /// The words of a row.
  var rowName: String {
    spokenViews.compactMap(\.spokenName).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The row in its collection, where it can be taken away.
  var deletable: EditableRow? {
    guard trait(ObjectIdentifier(DeleteDisabledTrait.self)) as? Bool != true,
      let row = trait(ObjectIdentifier(EditTrait.self)) as? EditableRow, row.edits.delete != nil
    else { return nil }
    return row
  }

  /// The row in its collection, where it can be moved.
  var movable: EditableRow? {
    guard trait(ObjectIdentifier(MoveDisabledTrait.self)) as? Bool != true,
      let row = trait(ObjectIdentifier(EditTrait.self)) as? EditableRow, row.edits.move != nil
    else { return nil }
    return row
  }

  /// Whether there is anything to do with the row.
  var hasRowMenu: Bool {
    trait(ObjectIdentifier(SwipeTrait.Trailing.self)) != nil
      || trait(ObjectIdentifier(SwipeTrait.Leading.self)) != nil || deletable != nil
  }
}
