/// What stands in the bars of a page.
///
/// ```swift
/// struct Closing: ToolbarContent {
///   let close: () -> Void
///   var body: some ToolbarContent {
///     ToolbarItem(placement: .cancellationAction) { Button("Cancel") { close() } }
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol ToolbarContent {
  /// What the content is made of.
  associatedtype Body: ToolbarContent
  /// What the content is made of.
  @ToolbarContentBuilder var body: Body { get }
  /// The views, which know their places. The toolkit makes them of `body`; an app has no need to.
  var _views: AnyView { get }
}

extension ToolbarContent {
  /// The views of the body, made with the content's own state.
  public var _views: AnyView { AnyView(ToolbarBody(content: self)) }
}

extension Never: ToolbarContent {}

/// Content that the toolkit makes.
@MainActor protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  /// There is none: the content is made by the toolkit.
  public var body: Never { fatalError("\(Self.self) has no body: it is made by the toolkit.") }
}

private struct ToolbarBody<Content: ToolbarContent>: ViewWithProperties {
  let content: Content
  typealias Holder = Content
  var holder: Content { content }
  func content(_ holder: Content) -> AnyView { holder.body._views }
}
