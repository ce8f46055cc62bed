/// Where the field of a search stands.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// When a field at the top of a page is shown.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// As suits: always.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// Above the view.
  public static let automatic = SearchFieldPlacement()
  /// Above the view, below the bar of its page.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// Above the view, below the bar of its page, always.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }

  /// Not there: bars have no room for a field.
  @available(*, unavailable, message: "Bars have no search field on Linux: use .automatic.")
  public static var toolbar: SearchFieldPlacement { automatic }
  /// Not there: pages do not stand side by side.
  @available(*, unavailable, message: "Pages do not stand side by side on Linux: use .automatic.")
  public static var sidebar: SearchFieldPlacement { automatic }
}

/// Ends a search: its words are gone, and its field loses the keyboard.
public struct DismissSearchAction {
  let action: @MainActor () -> Void

  /// Ends it.
  @MainActor public func callAsFunction() { action() }
}

private enum SearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

extension EnvironmentValues {
  /// Whether a person is looking for something in the field of `searchable`: it has the keyboard, or
  /// there are words in it.
  public var isSearching: Bool { self[SearchingKey.self] }

  /// Ends the search of the `searchable` around.
  public var dismissSearch: DismissSearchAction { self[DismissSearchKey.self] }

  fileprivate mutating func search(_ isSearching: Bool, _ dismiss: DismissSearchAction) {
    self[SearchingKey.self] = isSearching
    self[DismissSearchKey.self] = dismiss
  }
}

/// A field for words above a view.
private struct SearchableModifier: ViewModifier {
  @Binding var text: String
  let prompt: Text?
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    content
      .modifier(
        SearchValues(isSearching: isFocused || !text.isEmpty) {
          text = ""
          isFocused = false
        }
      )
      .safeAreaInset(edge: .top) { field }
  }

  private var field: some View {
    HStack(spacing: 8) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
      TextField(text: $text) { prompt ?? Text(verbatim: "Search") }
        .textFieldStyle(.plain)
        .autocorrectionDisabled()
        .submitLabel(.search)
        .focused($isFocused)
        .environment(\.submitTrigger, .search)
      if !text.isEmpty {
        Button {
          text = ""
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
            .accessibilityLabel("Clear")
        }
      }
    }
    .padding(.horizontal, 10)
    .frame(minHeight: 36)
    .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
  }
}

private struct SearchValues: EnvironmentModifier {
  let isSearching: Bool
  let dismiss: @MainActor () -> Void

  func change(_ environment: inout EnvironmentValues) {
    environment.search(isSearching, DismissSearchAction(action: dismiss))
  }
  func isSame(_ other: Self) -> Bool { isSearching == other.isSearching }
}

extension View {
  /// Puts a field for words to look for above the view. What it shows for them is the app's matter;
  /// `onSubmit(of: .search)` hears of Return.
  ///
  /// ```swift
  /// List(visits.filter { words.isEmpty || $0.name.contains(words) }) { Text($0.name) }
  ///   .searchable(text: $words, prompt: "Name")
  /// ```
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { modifier(SearchableModifier(text: text, prompt: prompt)) }

  /// Puts a field for words to look for above the view, with a localised text to show while it is
  /// empty.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// Puts a field for words to look for above the view, with a text to show while it is empty.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// Not there: the field is always shown.
  @available(*, unavailable, message: "The search field is always shown on Linux: leave it out.")
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }

  /// Not there: nothing opens below the field.
  @available(
    *, unavailable, message: "Nothing opens below the field on Linux: show it where isSearching."
  )
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

  /// Not there: the field has no choices below it.
  @available(
    *, unavailable, message: "The field has no scopes on Linux: put a Picker above the list."
  )
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { self }

  /// Not there: nothing opens below the field.
  @available(*, unavailable, message: "Nothing opens below the field on Linux: use a Button.")
  public func searchCompletion(_ completion: String) -> some View { self }
}
