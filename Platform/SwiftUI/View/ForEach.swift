/// A view for each element of a collection. Views keep their state and their widgets with the
/// identity of their element: when elements move, their views move.
///
/// ```swift
/// struct Names: View {
///   var names = ["Ada", "Grace"]
///   var body: some View {
///     VStack { ForEach(names, id: \.self) { Text($0) } }
///   }
/// }
/// ```
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: PrimitiveView
where Content: View {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  fileprivate let id: (Data.Element) -> ID

  /// Makes views for elements that are told apart by a part of them.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }

  /// A node with a child for each element.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ForEachNode(view, in: context)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes views for elements that know their identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    id = \.id
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes views for numbers.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    id = { $0 }
  }
}

extension ForEach {
  /// Makes views with bindings to the elements of a collection.
  public init<Elements>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == [BoundElement<Elements>], ID == Elements.Element.ID, Elements: MutableCollection,
    Elements: RandomAccessCollection, Elements.Element: Identifiable
  {
    let elements = data.wrappedValue
    self.data = elements.indices.map { BoundElement(elements: data, index: $0) }
    self.content = { content($0.binding) }
    id = { $0.elements.wrappedValue[$0.index].id }
  }

  /// Makes views with bindings to the elements of a collection, told apart by a part of them.
  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == [BoundElement<Elements>], Elements: MutableCollection,
    Elements: RandomAccessCollection
  {
    let elements = data.wrappedValue
    self.data = elements.indices.map { BoundElement(elements: data, index: $0) }
    self.content = { content($0.binding) }
    self.id = { $0.elements.wrappedValue[$0.index][keyPath: id] }
  }
}

/// A place in a bound collection.
public struct BoundElement<Elements: MutableCollection> {
  let elements: Binding<Elements>
  let index: Elements.Index

  @MainActor var binding: Binding<Elements.Element> {
    let last = elements.wrappedValue[index]
    // While a row leaves the screen it may still be read, when its place is gone already.
    return Binding(
      get: {
        let now = elements.wrappedValue
        return now.indices.contains(index) ? now[index] : last
      },
      set: { value in
        if elements.wrappedValue.indices.contains(index) { elements.wrappedValue[index] = value }
      })
  }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewNode<ForEach<Data, ID, Content>>
{
  private var rows: [_ViewNode<Content>] = []
  private var ids: [ID] = []

  override init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
    super.init(view, in: context)
    let (ids, contents) = contents()
    self.ids = ids
    rows = contents.map(make)
  }

  override var children: [_Node] { rows }

  private var dress = RowDress()

  /// Among the options of a picker and the rows of a list each identity is a tag, where a view has
  /// none of its own; in a list a row also tells what can be done with it.
  override var items: [LayoutItem] {
    let edits = environment.rowEdits
    guard environment.tagsByIdentity || !edits.isEmpty else { return super.items }
    return dress.items(
      zip(ids, rows).map { (AnyHashable($0), $1.items) }, tagged: environment.tagsByIdentity, edits)
  }

  /// What is done with the rows here is not done with those of a `ForEach` in them.
  private var inner: EnvironmentValues {
    guard !environment.rowEdits.isEmpty else { return environment }
    var inner = environment
    inner.rowEdits = RowEdits()
    return inner
  }

  private func make(_ content: Content) -> _ViewNode<Content> {
    Content._makeNode(content, in: _NodeContext(under: self, inner))
  }

  private func contents() -> ([ID], [Content]) {
    reader.read {
      var ids: [ID] = []
      var contents: [Content] = []
      ids.reserveCapacity(view.data.count)
      contents.reserveCapacity(view.data.count)
      for element in view.data {
        ids.append(view.id(element))
        contents.append(view.content(element))
      }
      return (ids, contents)
    }
  }

  override func update(_ view: ForEach<Data, ID, Content>, _ environment: EnvironmentValues) {
    let before = self.environment.rowEdits
    super.update(view, environment)
    takeEdits(before)
    rerun()
  }

  override func setEnvironment(_ environment: EnvironmentValues) {
    guard environment.stamp != self.environment.stamp else { return }
    let before = self.environment.rowEdits
    self.environment = environment
    takeEdits(before)
    let inside = inner
    for row in rows { row.setEnvironment(inside) }
  }

  private func takeEdits(_ before: RowEdits) {
    let edits = environment.rowEdits
    dress.take(edits)
    if edits.kinds != before.kinds { itemsChanged() }
  }

  override func rerun() {
    let (newIDs, contents) = contents()
    let inside = inner
    if newIDs == ids {
      contents.withUnsafeBufferPointer { contents in
        guard let first = contents.baseAddress else { return }
        for index in rows.indices { rows[index].take(viewAt: first + index, inside) }
      }
      return
    }
    var known: [ID: _ViewNode<Content>] = [:]
    known.reserveCapacity(rows.count)
    var left: [_ViewNode<Content>] = []
    for (id, row) in zip(ids, rows) where known.updateValue(row, forKey: id) != nil {
      // An identity that stood there twice keeps its last row alone.
      left.append(row)
    }
    var next: [_ViewNode<Content>] = []
    next.reserveCapacity(newIDs.count)
    for (id, content) in zip(newIDs, contents) {
      if let row = known.removeValue(forKey: id) {
        row.update(content, inside)
        next.append(row)
      } else {
        next.append(make(content))
      }
    }
    rows = next
    ids = newIDs
    for row in known.values { row.unmount() }
    for row in left { row.unmount() }
    if Set(newIDs).count != newIDs.count {
      Log.warning(
        "ForEach has elements of the same identity; only one of them keeps its view's state.")
    }
    itemsChanged()
  }
}

extension ForEachNode: IdentifiedNodes {
  func node(of id: AnyHashable) -> _Node? {
    guard let id = id.base as? ID, let index = ids.firstIndex(of: id) else { return nil }
    return rows[index]
  }
}
