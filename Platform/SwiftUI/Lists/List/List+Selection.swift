extension List {
  /// Makes a list of views one of which is chosen, or none. A `tag(_:)` says which value stands for a
  /// view, or the identity in a `ForEach`. Views without one cannot be chosen.
  ///
  /// ```swift
  /// struct Folders: View {
  ///   @State private var folder: String?
  ///   var body: some View {
  ///     List(selection: $folder) {
  ///       Text("In").tag("in")
  ///       Text("Out").tag("out")
  ///     }
  ///   }
  /// }
  /// ```
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { ListSelection($0) }, content())
  }

  /// Makes a list of views any number of which are chosen. On Linux each press adds a row or takes
  /// it away, with and without edit mode.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { ListSelection($0) }, content())
  }

  /// Makes a list with a row for each element, one of which is chosen, or none.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection.map { ListSelection($0) }, ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element, any number of which are chosen.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection.map { ListSelection($0) }, ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element, told apart by a part of it, one of which is chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection.map { ListSelection($0) }, ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list with a row for each element, told apart by a part of it, any number of which are
  /// chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection.map { ListSelection($0) }, ForEach(data, id: id, content: rowContent))
  }
}
