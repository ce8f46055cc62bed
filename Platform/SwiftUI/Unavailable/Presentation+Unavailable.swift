extension View {
  /// Not there: there are no bubbles.
  @available(
    *, unavailable, message: "There are no popovers on Linux: use sheet(isPresented:content:)."
  )
  public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Not there: there are no bubbles.
  @available(*, unavailable, message: "There are no popovers on Linux: use sheet(item:content:).")
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// Not there: nothing opens at a long press.
  @available(*, unavailable, message: "There are no context menus on Linux: use a Menu.")
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { self }

  /// Not there: there is no chooser of files.
  @available(
    *, unavailable,
    message: "There is no chooser of files on Linux yet: let a person type the path in a TextField."
  )
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [Never],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Not there: there is no chooser of pictures.
  @available(
    *, unavailable,
    message:
      "There is no chooser of pictures on Linux yet: let a person type the path in a TextField."
  )
  public func photosPicker(isPresented: Binding<Bool>, selection: Binding<some Any>) -> some View {
    self
  }

  /// Not there: there is no column beside.
  @available(
    *, unavailable,
    message: "Pages do not stand side by side on Linux: use sheet(isPresented:content:)."
  )
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View { self }

  /// Not there: there is no bar of tabs.
  @available(
    *, unavailable,
    message:
      "There is no TabView with a bar on Linux: use a NavigationStack with a List, or a Picker."
  )
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }

  /// Not there: sheets have one ground.
  @available(
    *, unavailable, message: "Sheets of Linux have one ground: give their content a background."
  )
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Not there: sheets have corners of their own.
  @available(*, unavailable, message: "Sheets of Linux have corners of their own: leave it out.")
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
}
