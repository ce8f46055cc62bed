/// Something in a bar of a page.
///
/// ```swift
/// Text("Text")
///   .toolbar {
///     ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
///   }
/// ```
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Makes an item; several views in it stand side by side.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    self.placement = placement
    self.content = content()
  }

  /// The views, which know their place.
  public var _views: AnyView {
    AnyView(PlacedBarViews(placement: placement, content: content, isOne: true))
  }
}

/// Things in a bar of a page, one for each view.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Makes an item of each view.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// The views, which know their place.
  public var _views: AnyView {
    AnyView(PlacedBarViews(placement: placement, content: content, isOne: false))
  }
}

/// What views in a bar have in common that are one item.
final class BarItemMark: Sendable {}

/// What a view tells the bar that it stands in.
struct BarTrait: Equatable {
  let placement: ToolbarItemPlacement
  /// Nil where each view is an item.
  let mark: BarItemMark?

  static func == (one: Self, other: Self) -> Bool {
    one.placement == other.placement && one.mark === other.mark
  }
}

/// Views that know where in the bars they stand.
private struct PlacedBarViews<Content: View>: View {
  let placement: ToolbarItemPlacement
  let content: Content
  let isOne: Bool
  @State private var mark = BarItemMark()

  var body: some View {
    content
      .environment(\.isConfirmation, placement == .confirmationAction)
      .modifier(
        TraitModifier(BarTrait.self, BarTrait(placement: placement, mark: isOne ? mark : nil)))
  }
}
