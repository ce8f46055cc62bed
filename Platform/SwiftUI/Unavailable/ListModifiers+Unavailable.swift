extension View {
  /// Not there: rows are not swiped.
  @available(*, unavailable, message: "Rows are not swiped on Linux: put a Button into the row.")
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }

  /// Not there: lists are not pulled.
  @available(
    *, unavailable, message: "Lists are not pulled on Linux: put a Button into the toolbar."
  )
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }

  /// Not there: there is no search field in bars.
  @available(
    *, unavailable, message: "Bars have no search field on Linux: put a TextField above the list."
  )
  public func searchable(text: Binding<String>, prompt: Text? = nil) -> some View { self }

  /// Not there: there is no search field in bars.
  @available(
    *, unavailable, message: "Bars have no search field on Linux: put a TextField above the list."
  )
  public func searchable(text: Binding<String>, prompt: LocalizedStringKey) -> some View { self }

  /// Not there: rows have the same margins.
  @available(
    *, unavailable, message: "Rows of Linux have one margin: give the row's views a padding."
  )
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Not there: rows follow one another.
  @available(
    *, unavailable, message: "Rows of Linux follow one another: give their views a padding."
  )
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Not there: lists keep their ground.
  @available(
    *, unavailable, message: "Lists of Linux keep their ground: use a ScrollView with a LazyVStack."
  )
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Not there: lines are those of rows.
  @available(*, unavailable, message: "Say listRowSeparator(_:) on the rows.")
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Not there: scroll views do not snap.
  @available(
    *, unavailable,
    message: "Scroll views of Linux stop where a person lets go: use ScrollViewReader to move them."
  )
  public func scrollTargetBehavior(_ behavior: some Any) -> some View { self }

  /// Not there: scroll views do not snap.
  @available(
    *, unavailable,
    message: "Scroll views of Linux stop where a person lets go: use ScrollViewReader to move them."
  )
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Not there: a scroll view does not tell what it shows.
  @available(*, unavailable, message: "Use ScrollViewReader to scroll to a view.")
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View
  { self }
}
