extension View {
  /// Not there: there are no bubbles.
  @available(
    *, unavailable, message: "There are no popovers on Linux: use sheet(isPresented:content:)."
  )
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect,
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Not there: there are no bubbles.
  @available(*, unavailable, message: "There are no popovers on Linux: use sheet(item:content:).")
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect,
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// Not there: nothing opens at a long press.
  @available(*, unavailable, message: "There are no context menus on Linux: use a Menu.")
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { self }

  /// Not there: nothing opens at a long press.
  @available(*, unavailable, message: "There are no context menus on Linux: use a Menu.")
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View { self }

  /// Not there: there is no chooser of files.
  @available(
    *, unavailable,
    message: "There is no chooser of files on Linux yet: let a person type the path in a TextField."
  )
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [ContentType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Not there: there is no chooser of files.
  @available(
    *, unavailable,
    message: "There is no chooser of files on Linux yet: let a person type the path in a TextField."
  )
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [ContentType],
    allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { self }

  /// Not there: there is no chooser of files.
  @available(
    *, unavailable,
    message: "There is no chooser of files on Linux yet: let a person type the path in a TextField."
  )
  public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: ContentType,
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Not there: there is no chooser of pictures.
  @available(
    *, unavailable,
    message:
      "There is no chooser of pictures on Linux yet: let a person type the path in a TextField."
  )
  public func photosPicker<Item>(
    isPresented: Binding<Bool>, selection: Binding<Item>
  ) -> some View { self }

  /// Not there: there is no column beside.
  @available(
    *, unavailable,
    message: "Pages do not stand side by side on Linux: use sheet(isPresented:content:)."
  )
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View { self }
}

/// Not there: there are no bubbles.
@available(
  *, unavailable, message: "There are no popovers on Linux: use sheet(isPresented:content:)."
)
public struct PopoverAttachmentAnchor {
  /// Not there.
  public static var rect: PopoverAttachmentAnchor { fatalError() }
  /// Not there.
  public static func point(_ point: UnitPoint) -> PopoverAttachmentAnchor { fatalError() }
}

/// Not there: there is no chooser of files.
@available(
  *, unavailable,
  message: "There is no chooser of files on Linux yet: let a person type the path in a TextField."
)
public struct ContentType {
  /// Not there.
  public static var item: ContentType { fatalError() }
  /// Not there.
  public static var content: ContentType { fatalError() }
  /// Not there.
  public static var data: ContentType { fatalError() }
  /// Not there.
  public static var folder: ContentType { fatalError() }
  /// Not there.
  public static var text: ContentType { fatalError() }
  /// Not there.
  public static var plainText: ContentType { fatalError() }
  /// Not there.
  public static var json: ContentType { fatalError() }
  /// Not there.
  public static var pdf: ContentType { fatalError() }
  /// Not there.
  public static var image: ContentType { fatalError() }
  /// Not there.
  public static var png: ContentType { fatalError() }
  /// Not there.
  public static var jpeg: ContentType { fatalError() }
}
