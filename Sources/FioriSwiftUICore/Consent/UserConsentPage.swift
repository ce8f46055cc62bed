import FioriThemeManager
import SwiftUI

/// A page of a consent form: what is asked for, and what for.
///
/// ```swift
/// UserConsentPage(
///   title: "Location Data", bodyText: "We use your location to show work orders near you.",
///   isRequired: true)
/// ```
///
/// It scrolls where it does not fit.
public struct UserConsentPage: View, @MainActor Identifiable {
  /// What a page says about itself to styles, unless it is given another identifier.
  public static let identifier = "fiori_userconsentpage_component"

  /// Tells the page apart from others in its form.
  public let id: AnyHashable
  /// Whether the onboarding needs consent to this page, in a form that asks page by page.
  public let isRequired: Bool
  let configuration: UserConsentPageConfiguration

  /// Makes a page of views.
  ///
  /// - Parameters:
  ///   - title: What is asked for.
  ///   - bodyText: What it is for.
  ///   - action: A button that leads to more about it.
  ///   - componentIdentifier: What styles ask for; nil is ``identifier``.
  public init(
    @ViewBuilder title: () -> any View, @ViewBuilder bodyText: () -> any View = { EmptyView() },
    @ViewBuilder action: () -> any View = { EmptyView() },
    componentIdentifier: String? = UserConsentPage.identifier
  ) {
    self.init(
      title: title(), bodyText: bodyText(), action: action(), isRequired: false, id: nil,
      componentIdentifier: componentIdentifier ?? Self.identifier)
  }

  /// Makes a page of texts.
  public init(
    title: AttributedString, bodyText: AttributedString? = nil, action: FioriButton? = nil
  ) {
    self.init(title: title, bodyText: bodyText, isRequired: false, action: action)
  }

  /// Makes a page of texts for a form that asks page by page.
  ///
  /// - Parameters:
  ///   - title: What is asked for.
  ///   - bodyText: What it is for.
  ///   - isRequired: Whether the onboarding needs consent to it.
  ///   - action: A button that leads to more about it.
  ///   - id: Tells the page apart from others; nil is the title.
  public init(
    title: AttributedString, bodyText: AttributedString? = nil, isRequired: Bool,
    action: FioriButton? = nil, id: AnyHashable? = nil
  ) {
    self.init(
      title: Text(title), bodyText: bodyText.map { Text($0) }, action: action,
      isRequired: isRequired, id: id ?? AnyHashable(String(title.characters)),
      componentIdentifier: Self.identifier)
  }

  private init(
    title: any View, bodyText: any View, action: any View, isRequired: Bool, id: AnyHashable?,
    componentIdentifier: String
  ) {
    configuration = UserConsentPageConfiguration(
      title: title, bodyText: bodyText, action: action, componentIdentifier: componentIdentifier)
    self.isRequired = isRequired
    self.id = id ?? AnyHashable(componentIdentifier)
  }

  /// Makes the page again, inside a style, with what is left of the styles around it.
  public init(_ configuration: UserConsentPageConfiguration) {
    self.configuration = configuration
    isRequired = false
    id = AnyHashable(configuration.componentIdentifier)
  }

  /// The page in the styles around it.
  public var body: some View {
    StyledComponent(configuration, base: UserConsentPageBaseStyle())
  }
}

/// What a ``UserConsentPage`` holds, as its styles see it.
public struct UserConsentPageConfiguration: ComponentConfiguration {
  /// What is asked for.
  public let title: ConfigurationViewWrapper
  /// What it is for.
  public let bodyText: ConfigurationViewWrapper
  /// A button that leads to more about it.
  public let action: ConfigurationViewWrapper
  /// What styles ask for.
  public let componentIdentifier: String

  /// The page, in what is left of the styles around it.
  public var component: UserConsentPage { UserConsentPage(self) }

  init(title: any View, bodyText: any View, action: any View, componentIdentifier: String) {
    let slots = SlotMaker(componentIdentifier)
    self.title = slots.part(TitleRole.self, title) {
      $0.modifier(TitleLook(part: StyledPart("headlineLabel", of: .consentScreen)))
    }
    self.bodyText = slots.part(BodyTextRole.self, bodyText) {
      $0.modifier(
        TextLook(
          part: StyledPart("bodyTextView", of: .consentScreen), font: .body, color: .primaryLabel))
    }
    self.action = slots.part(ActionRole.self, action) {
      $0.modifier(
        ActionLook(
          part: StyledPart("actionButton", of: .consentScreen), style: FioriPlainButtonStyle(),
          conduct: ButtonConduct(),
          isEnabled: true))
    }
    self.componentIdentifier = componentIdentifier
  }
}

/// The looks or the layout of ``UserConsentPage``s.
public protocol UserConsentPageStyle: ComponentStyle
where Configuration == UserConsentPageConfiguration {}

extension View {
  /// Sets the looks of consent pages. The nearest style is asked first; it reaches the next by
  /// making `UserConsentPage(configuration)`.
  public func userConsentPageStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == UserConsentPageConfiguration { pushingStyle(style) }

  /// Sets the looks of consent pages.
  public func userConsentPageStyle<Content: View>(
    @ViewBuilder _ content: @escaping (UserConsentPageConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

/// The kit's own layout of a consent page: a column that scrolls.
public struct UserConsentPageBaseStyle: UserConsentPageStyle {
  /// Makes the style.
  public init() {}

  /// Puts the parts into a column.
  public func makeBody(_ configuration: UserConsentPageConfiguration) -> some View {
    ReadingColumn {
      configuration.title.padding(.vertical, 30)
      configuration.bodyText
      if !configuration.action.isEmpty { configuration.action.padding(.top, 30) }
    }
  }
}
