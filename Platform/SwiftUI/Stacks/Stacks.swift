import Layout

/// Views one below another.
///
/// Points between views are 8 unless given.
public struct VStack<Content: View>: ArrangingView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Puts views one below another.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  static var contentOffset: Int { offsetOfContent(\Self.content) }

  func rule(in direction: ReadingDirection) -> FlexibleStackLayout {
    FlexibleStackLayout(
      axis: .vertical,
      alignment: LayoutAlignment(horizontal: alignment.line, vertical: .center),
      spacing: spacing ?? defaultStackSpacing, direction: direction)
  }
}

/// Views side by side, in the direction of a line of text.
///
/// Points between views are 8 unless given.
public struct HStack<Content: View>: ArrangingView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Puts views side by side.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  static var contentOffset: Int { offsetOfContent(\Self.content) }

  func rule(in direction: ReadingDirection) -> FlexibleStackLayout {
    FlexibleStackLayout(
      axis: .horizontal,
      alignment: LayoutAlignment(horizontal: .center, vertical: alignment.line),
      spacing: spacing ?? defaultStackSpacing, direction: direction)
  }
}

/// Views on one another, the first one lowest.
public struct ZStack<Content: View>: ArrangingView {
  let alignment: Alignment
  let content: Content

  /// Puts views on one another.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  static var contentOffset: Int { offsetOfContent(\Self.content) }

  func rule(in direction: ReadingDirection) -> OverlayLayout {
    OverlayLayout(alignment: alignment.engine, direction: direction)
  }
}

/// Where the content of a stack lies in it.
private func offsetOfContent<Stack, Content>(_ path: KeyPath<Stack, Content>) -> Int {
  guard let offset = MemoryLayout<Stack>.offset(of: path) else {
    preconditionFailure("The content of a stack is a stored property.")
  }
  return offset
}

/// The points between the views of a stack that says nothing else.
let defaultStackSpacing: CGFloat = 8

extension HorizontalAlignment {
  /// The line in the layout engine's terms.
  @MainActor var line: AlignmentLine {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    default: AppGuides.line(of: id)
    }
  }
}

extension VerticalAlignment {
  /// The line in the layout engine's terms.
  @MainActor var line: AlignmentLine {
    switch self {
    case .top: .start
    case .center: .center
    case .bottom: .end
    case .firstTextBaseline: .baseline(.first)
    case .lastTextBaseline: .baseline(.last)
    default: AppGuides.line(of: id)
    }
  }
}

extension Alignment {
  /// The lines in the layout engine's terms.
  @MainActor var engine: LayoutAlignment {
    LayoutAlignment(horizontal: horizontal.line, vertical: vertical.line)
  }
}

extension LayoutDirection {
  /// The direction in the layout engine's terms.
  var reading: ReadingDirection { self == .leftToRight ? .leftToRight : .rightToLeft }
}
