/// What stands in the place of content that is not there.
///
/// ```swift
/// ContentUnavailableView(
///   "No visits", systemImage: "person", description: Text("Visits of today appear here."))
/// ```
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Makes it of a label, and of a description and buttons where there are any.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }

  /// The icon above the title, in the middle of the room.
  public var body: some View {
    VStack(spacing: 8) {
      label.labelStyle(StackedLabelStyle()).font(.title2.bold()).multilineTextAlignment(.center)
      description.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
      actions.padding(.top, 8)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The icon above the title.
private struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 44)).foregroundStyle(.secondary)
        .accessibilityHidden(true)
      configuration.title.accessibilityAddTraits(.isHeader)
    }
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes it of a localised title, a symbol and a description.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Makes it of a title, a symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Makes it of a localised title, a picture of the app and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }

  /// Makes it of a title, a picture of the app and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }
}

/// What stands in place of the results of a search that found nothing.
public struct SearchUnavailableContent {
  /// Its icon and title.
  public struct Label: View {
    let text: String?

    /// "No results", with the words that were looked for where they are known.
    public var body: some View {
      SwiftUI.Label(
        text.map { "No results for “\($0)”" } ?? "No results", systemImage: "magnifyingglass")
    }
  }

  /// Its description.
  public struct Description: View {
    /// What a person can do.
    public var body: some View {
      Text(verbatim: "Check the spelling, or look for something else.")
    }
  }

  /// Its buttons: none.
  public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search found nothing.
  public static var search: ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: nil)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }

  /// Says that a search found nothing, with the words that were looked for.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
