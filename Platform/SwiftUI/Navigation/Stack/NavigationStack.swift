/// Pages on one another with a bar above them.
///
/// ```swift
/// NavigationStack {
///   NavigationLink("Details", value: 7)
///     .navigationTitle("Home")
///     .navigationDestination(for: Int.self) { Text("Number \($0)") }
/// }
/// ```
/// A page keeps its state while others lie on it, and loses it when a person goes back. Escape, Alt
/// and the left arrow, and the button in the bar go back.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  let path: Binding<[PathValue]>?
  let root: Root

  /// Makes a stack that keeps its own path.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Makes a stack whose pages stand for the values of a path, of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = path.values
    self.root = root()
  }

  /// Makes a stack whose pages stand for the values of a collection.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = Binding(
      get: { path.wrappedValue.map { PathValue($0) } },
      set: { values in
        // A link may lead to the value of another type, which has no place in such a path.
        path.wrappedValue = Data(values.compactMap { $0.base.base as? Data.Element })
      })
    self.root = root()
  }

  /// A node with a navigation controller.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    NavigationNode(view, in: context)
  }
}
