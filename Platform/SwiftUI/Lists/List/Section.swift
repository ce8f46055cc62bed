/// Views that belong together, with something above and below them.
///
/// In a `List` or a `Form` it is a group of rows; elsewhere its parts stand one after another.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  @State private var mark = SectionMark()

  /// Makes a section.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    (self.header, self.content, self.footer) = (header(), content(), footer())
  }

  /// Header, content and footer, which know what they are.
  public var body: some View {
    Group {
      header.font(.footnote).foregroundStyle(.secondary)
        .modifier(TraitModifier(RowTrait.self, RowTrait(.header, mark)))
      content.modifier(TraitModifier(RowTrait.self, RowTrait(.row, mark)))
      footer.font(.footnote).foregroundStyle(.secondary)
        .modifier(TraitModifier(RowTrait.self, RowTrait(.footer, mark)))
    }
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header) { EmptyView() }
  }
}

extension Section where Parent == EmptyView {
  /// Makes a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Makes a section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a section with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// What the parts of one section have in common.
final class SectionMark: Sendable {}

/// What a row tells its list.
struct RowTrait: Equatable {
  enum Kind { case header, row, footer }
  let kind: Kind
  let section: SectionMark

  init(_ kind: Kind, _ section: SectionMark) { (self.kind, self.section) = (kind, section) }

  static func == (one: Self, other: Self) -> Bool {
    one.kind == other.kind && one.section === other.section
  }
}

/// The name of the trait by which `listRowSeparator` is told.
enum SeparatorTrait {}

/// The name of the trait by which `listRowBackground` is told.
enum RowFillTrait {}

extension View {
  /// Says whether there is a line below the view as a row of a list.
  public func listRowSeparator(_ visibility: Visibility) -> some View {
    modifier(TraitModifier(SeparatorTrait.self, visibility))
  }

  /// Gives the view as a row of a list a ground of a colour; nil for that of the list.
  public func listRowBackground(_ color: Color?) -> some View {
    modifier(TraitModifier(RowFillTrait.self, color.map { UIColor($0) }))
  }

  /// Not there: the ground of a row is a colour.
  @available(*, unavailable, message: "The ground of a row is a Color on Linux.")
  @_disfavoredOverload
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }
}
