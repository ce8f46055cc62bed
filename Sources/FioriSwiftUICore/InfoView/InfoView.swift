import FioriThemeManager
import SwiftUI

/// A page that tells something between two steps: a title, a text, a picture, up to two buttons.
///
/// ```swift
/// InfoView(
///   title: "Stay Connected",
///   descriptionText: "Your work orders come in whenever there is a network.",
///   actionText: "Continue", action: { print("on") })
/// ```
///
/// It scrolls where it does not fit. While its loading indicator is there, the rest is not shown
/// and takes no presses.
public struct InfoView: View {
  /// What a view says about itself to styles, unless it is given another identifier.
  public static let identifier = "fiori_infoview_component"

  let configuration: InfoViewConfiguration

  /// Makes a view of views.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - descriptionText: What there is to say.
  ///   - action: The button that goes on.
  ///   - secondaryAction: Another button.
  ///   - loadingIndicator: A sign of work over the whole view, there as long as it says itself.
  ///   - image: A picture above the title.
  ///   - componentIdentifier: What styles ask for; nil is ``identifier``.
  public init(
    @ViewBuilder title: () -> any View,
    @ViewBuilder descriptionText: () -> any View = { EmptyView() },
    @ViewBuilder action: () -> any View = { EmptyView() },
    @ViewBuilder secondaryAction: () -> any View = { EmptyView() },
    @ViewBuilder loadingIndicator: () -> any View = { EmptyView() },
    @ViewBuilder image: () -> any View = { EmptyView() },
    componentIdentifier: String? = InfoView.identifier
  ) {
    configuration = InfoViewConfiguration(
      title: title(), descriptionText: descriptionText(), action: action(),
      secondaryAction: secondaryAction(), loadingIndicator: loadingIndicator(), image: image(),
      componentIdentifier: componentIdentifier ?? Self.identifier)
  }

  /// Makes a view of texts and buttons.
  ///
  /// Parameters are those of the initialiser with view builders.
  public init(
    title: AttributedString, descriptionText: AttributedString? = nil, action: FioriButton? = nil,
    secondaryAction: FioriButton? = nil, loadingIndicator: LoadingIndicator? = nil,
    image: Image? = nil
  ) {
    self.init(
      title: { Text(title) }, descriptionText: { descriptionText.map { Text($0) } },
      action: { action }, secondaryAction: { secondaryAction },
      loadingIndicator: { loadingIndicator }, image: { image?.resizable().scaledToFit() })
  }

  /// Makes a view with one button.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - descriptionText: What there is to say.
  ///   - actionText: The title of the button.
  ///   - action: Called when the button is pressed.
  ///   - image: A picture above the title.
  public init(
    title: AttributedString, descriptionText: AttributedString? = nil,
    actionText: AttributedString, action: @escaping () -> Void, image: Image? = nil
  ) {
    self.init(
      title: title, descriptionText: descriptionText,
      action: FioriButton(title: actionText) { _ in action() }, image: image)
  }

  /// Makes the view again, inside a style, with what is left of the styles around it.
  public init(_ configuration: InfoViewConfiguration) { self.configuration = configuration }

  /// The view in the styles around it.
  public var body: some View {
    StyledComponent(configuration, base: InfoViewBaseStyle())
  }
}

/// What an ``InfoView`` holds, as its styles see it.
public struct InfoViewConfiguration: ComponentConfiguration {
  /// What it is about.
  public let title: ConfigurationViewWrapper
  /// What there is to say.
  public let descriptionText: ConfigurationViewWrapper
  /// The button that goes on.
  public let action: ConfigurationViewWrapper
  /// Another button.
  public let secondaryAction: ConfigurationViewWrapper
  /// A sign of work over the whole view.
  public let loadingIndicator: ConfigurationViewWrapper
  /// A picture above the title.
  public let image: ConfigurationViewWrapper
  /// What styles ask for.
  public let componentIdentifier: String

  /// The view, in what is left of the styles around it.
  public var component: InfoView { InfoView(self) }

  init(
    title: any View, descriptionText: any View, action: any View, secondaryAction: any View,
    loadingIndicator: any View, image: any View, componentIdentifier: String
  ) {
    let slots = SlotMaker(componentIdentifier)
    self.title = slots.part(TitleRole.self, title) {
      $0.modifier(TitleLook(part: StyledPart("titleTextView", of: .infoScreen)))
    }
    self.descriptionText = slots.part(DescriptionTextRole.self, descriptionText) {
      $0.modifier(
        TextLook(
          part: StyledPart("informationTextView", of: .infoScreen), font: .body,
          color: .primaryLabel))
    }
    self.action = slots.part(ActionRole.self, action) {
      $0.modifier(
        ActionLook(
          part: StyledPart("primaryButton", of: .infoScreen),
          style: FioriPrimaryButtonStyle(.infinity),
          conduct: ButtonConduct(), isEnabled: true, shortcut: .defaultAction))
    }
    self.secondaryAction = slots.part(SecondaryActionRole.self, secondaryAction) {
      $0.modifier(
        ActionLook(
          part: StyledPart("secondaryButton", of: .infoScreen),
          style: FioriTertiaryButtonStyle(maxWidth: .infinity),
          conduct: ButtonConduct(), isEnabled: true))
    }
    self.loadingIndicator = ConfigurationViewWrapper(loadingIndicator)
    self.image = slots.part(DetailImageRole.self, image) {
      $0.modifier(
        PictureLook(part: StyledPart("detailImageView", of: .infoScreen), replaces: true))
    }
    self.componentIdentifier = componentIdentifier
  }
}

/// The looks or the layout of ``InfoView``s.
public protocol InfoViewStyle: ComponentStyle where Configuration == InfoViewConfiguration {}

extension View {
  /// Sets the looks of info views. The nearest style is asked first; it reaches the next by making
  /// `InfoView(configuration)`.
  public func infoViewStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == InfoViewConfiguration { pushingStyle(style) }

  /// Sets the looks of info views.
  public func infoViewStyle<Content: View>(
    @ViewBuilder _ content: @escaping (InfoViewConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}
