/// Shows words beside the pointer when it rests on a view.
private struct HelpModifier: ItemModifier {
  let text: Text

  func wrap(_ item: LayoutItem, in environment: EnvironmentValues) -> HelpItem {
    HelpItem(item, text.plainString(in: environment.locale))
  }

  func update(_ item: HelpItem, in environment: EnvironmentValues) {
    item.words = text.plainString(in: environment.locale)
  }
}

private final class HelpItem: WrapperItem {
  var words: String {
    didSet {
      guard oldValue != words else { return }
      var views: [UIView] = []
      inner.collectViews(into: &views)
      for view in views { view.setToolTip(words, by: self) }
    }
  }

  init(_ inner: LayoutItem, _ words: String) {
    self.words = words
    super.init(inner)
  }

  override func collectViews(into views: inout [UIView]) {
    let start = views.count
    super.collectViews(into: &views)
    for view in views[start...] { view.setToolTip(words, by: self) }
  }
}

extension View {
  /// Says what the view is for: in words beside the pointer when it rests on the view, and to
  /// assistive technology. Of views in one another the innermost has the word.
  public func help(_ text: Text) -> some View {
    accessibilityHint(text).modifier(HelpModifier(text: text))
  }

  /// Says what the view is for, localised.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Says what the view is for.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
