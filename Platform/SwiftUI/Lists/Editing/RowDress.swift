/// Where a row stands in its collection, and what can be done with it. What is done may be another
/// thing after each update; only that something can be done matters to the list.
final class EditableRow {
  var edits = RowEdits()
  var index = 0
  var count = 0

  func delete() { edits.delete?([index]) }
  func moveUp() { edits.move?([index], index - 1) }
  func moveDown() { edits.move?([index], index + 2) }
}

/// The name of the trait by which a row tells what can be done with it.
enum EditTrait {}

/// What the rows of a `ForEach` tell the list or the picker around them. The items that tell it are
/// kept, so that each row is the same item as long as it is there.
@MainActor struct RowDress {
  private var tags: [ObjectIdentifier: TraitItem] = [:]
  private var edits: [ObjectIdentifier: (item: TraitItem, row: EditableRow)] = [:]

  /// The items of rows, dressed.
  mutating func items(
    _ rows: [(id: AnyHashable, items: [LayoutItem])], tagged: Bool, _ edits: RowEdits
  ) -> [LayoutItem] {
    let before = self
    self = RowDress()
    var result: [LayoutItem] = []
    for (index, row) in rows.enumerated() {
      for item in row.items {
        var item = tagged ? tag(item, row.id, before) : item
        if !edits.isEmpty { item = edit(item, index, rows.count, edits, before) }
        result.append(item)
      }
    }
    return result
  }

  /// Takes over what is done with the rows.
  func take(_ edits: RowEdits) { for entry in self.edits.values { entry.row.edits = edits } }

  private mutating func tag(
    _ item: LayoutItem, _ id: AnyHashable, _ before: RowDress
  ) -> LayoutItem {
    let key = ObjectIdentifier(TagTrait.self)
    guard item.trait(key) == nil else { return item }
    let known = before.tags[ObjectIdentifier(item)]
    let outer = known ?? TraitItem(item, key: key, value: id)
    if outer.value as? AnyHashable != id { outer.value = id }
    tags[ObjectIdentifier(item)] = outer
    return outer
  }

  private mutating func edit(
    _ item: LayoutItem, _ index: Int, _ count: Int, _ edits: RowEdits, _ before: RowDress
  ) -> LayoutItem {
    let known = before.edits[ObjectIdentifier(item)]
    let row = known?.row ?? EditableRow()
    (row.edits, row.index, row.count) = (edits, index, count)
    let outer =
      known?.item ?? TraitItem(item, key: ObjectIdentifier(EditTrait.self), value: row)
    self.edits[ObjectIdentifier(item)] = (outer, row)
    return outer
  }
}
