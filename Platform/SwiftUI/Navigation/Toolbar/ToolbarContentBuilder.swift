/// Puts the content of bars together from the statements of a closure.
@MainActor @resultBuilder public enum ToolbarContentBuilder {
  /// One statement.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// One content.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Many contents.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent {
    var views: [AnyView] = []
    for part in repeat each content { views.append(part._views) }
    return TupleToolbarContent(views: views)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> OptionalToolbarContent<Content> {
    OptionalToolbarContent(content: content)
  }

  /// The first branch of a condition.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> ConditionalToolbarContent<First, Second> {
    ConditionalToolbarContent(storage: .first(first._views))
  }

  /// The second branch of a condition.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> ConditionalToolbarContent<First, Second> {
    ConditionalToolbarContent(storage: .second(second._views))
  }

  /// An `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> TupleToolbarContent {
    TupleToolbarContent(views: [content._views])
  }
}

/// Several contents, one after another.
public struct TupleToolbarContent: PrimitiveToolbarContent {
  let views: [AnyView]

  /// The views of all.
  public var _views: AnyView {
    AnyView(ForEach(views.indices, id: \.self) { [views] in views[$0] })
  }
}

/// One of two contents.
public struct ConditionalToolbarContent<First, Second>: PrimitiveToolbarContent {
  let storage: _ConditionalContent<AnyView, AnyView>.Storage

  /// The views of the branch.
  public var _views: AnyView { AnyView(_ConditionalContent(storage: storage)) }
}

/// Content that may be missing.
public struct OptionalToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
  let content: Content?

  /// The views, or none.
  public var _views: AnyView { AnyView(content.map { $0._views }) }
}
