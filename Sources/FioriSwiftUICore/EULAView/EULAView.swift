import Onboarding
import SwiftUI

/// A licence agreement: a text to read, and the buttons to agree, to disagree and to leave.
///
/// ```swift
/// EULAView(
///   title: "License Agreement", bodyAttributedText: AttributedString("You may use the app."),
///   didAgree: { print("agreed") }, didDisagree: { print("disagreed") })
/// ```
///
/// A press does what the button does and calls the closure. The view never leaves the screen by
/// itself. Its bars are those of the navigation container around it, or its own; there is no way back
/// but Cancel.
public struct EULAView: View {
  /// What a view says about itself to styles, unless it is given another identifier.
  public static let identifier = "fiori_eulaview_component"

  private enum Source {
    case slots(EULAViewSlots)
    case configuration(EULAViewConfiguration)
  }
  private let source: Source

  /// Makes a view of views.
  ///
  /// - Parameters:
  ///   - title: What the licence is called.
  ///   - bodyText: The licence.
  ///   - agreeAction: The button that agrees.
  ///   - disagreeAction: The button that does not.
  ///   - cancelAction: The button that leaves.
  ///   - didAgree: Called when the person agrees.
  ///   - didDisagree: Called when the person does not.
  ///   - didCancel: Called when the person leaves.
  ///   - componentIdentifier: What styles ask for; nil is ``identifier``.
  public init(
    @ViewBuilder title: () -> any View, @ViewBuilder bodyText: () -> any View = { EmptyView() },
    @ViewBuilder agreeAction: () -> any View = { DefaultSlot() },
    @ViewBuilder disagreeAction: () -> any View = { DefaultSlot() },
    @ViewBuilder cancelAction: () -> any View = { DefaultSlot() },
    didAgree: (() -> Void)? = nil, didDisagree: (() -> Void)? = nil,
    didCancel: (() -> Void)? = nil, componentIdentifier: String? = EULAView.identifier
  ) {
    source = .slots(
      EULAViewSlots(
        title: title(), bodyText: bodyText(), agreeAction: agreeAction(),
        disagreeAction: disagreeAction(), cancelAction: cancelAction(), didAgree: didAgree,
        didDisagree: didDisagree, didCancel: didCancel,
        componentIdentifier: componentIdentifier ?? Self.identifier))
  }

  /// Makes a view of texts. A button that is nil is the kit's.
  ///
  /// Parameters are those of the initialiser with view builders.
  public init(
    title: AttributedString, bodyText: AttributedString? = nil, agreeAction: FioriButton? = nil,
    disagreeAction: FioriButton? = nil, cancelAction: FioriButton? = nil,
    didAgree: (() -> Void)? = nil, didDisagree: (() -> Void)? = nil,
    didCancel: (() -> Void)? = nil
  ) {
    self.init(
      title: { Text(title) },
      bodyText: { bodyText.map { LicenceText(.swift($0)) } },
      agreeAction: { Self.slot(agreeAction) }, disagreeAction: { Self.slot(disagreeAction) },
      cancelAction: { Self.slot(cancelAction) }, didAgree: didAgree, didDisagree: didDisagree,
      didCancel: didCancel)
  }

  /// Makes a view of a title and a text with looks.
  public init(
    title: AttributedString, bodyAttributedText: AttributedString?,
    didAgree: (() -> Void)? = nil, didDisagree: (() -> Void)? = nil,
    didCancel: (() -> Void)? = nil
  ) {
    self.init(
      title: title, bodyText: bodyAttributedText, didAgree: didAgree, didDisagree: didDisagree,
      didCancel: didCancel)
  }

  /// Makes a view of a title and a text with looks.
  public init(
    title: AttributedString, bodyAttributedText: NSAttributedString?,
    didAgree: (() -> Void)? = nil, didDisagree: (() -> Void)? = nil,
    didCancel: (() -> Void)? = nil
  ) {
    self.init(
      title: { Text(title) },
      bodyText: { bodyAttributedText.map { LicenceText(.foundation($0)) } }, didAgree: didAgree,
      didDisagree: didDisagree, didCancel: didCancel)
  }

  /// Makes a view of a licence that is read from a file, or from markup, while the screen is there
  /// already. A person can agree once the text is there; where it cannot be read they can try again.
  ///
  /// - Parameters:
  ///   - title: What the licence is called.
  ///   - source: Where its text comes from. Another source is read when it is another value.
  ///   - didAgree: Called when the person agrees.
  ///   - didDisagree: Called when the person does not.
  ///   - didCancel: Called when the person leaves.
  public init(
    title: AttributedString, source: LicenceSource,
    didAgree: (() -> Void)? = nil, didDisagree: (() -> Void)? = nil,
    didCancel: (() -> Void)? = nil
  ) {
    self.source = .slots(
      EULAViewSlots(
        title: Text(title), bodyText: EmptyView(), source: source, agreeAction: DefaultSlot(),
        disagreeAction: DefaultSlot(), cancelAction: DefaultSlot(), didAgree: didAgree,
        didDisagree: didDisagree, didCancel: didCancel, componentIdentifier: Self.identifier))
  }

  private static func slot(_ button: FioriButton?) -> any View {
    guard let button else { return DefaultSlot() }
    return button
  }

  /// Makes the view again, inside a style, with what is left of the styles around it.
  public init(_ configuration: EULAViewConfiguration) { source = .configuration(configuration) }

  /// The view in the styles around it.
  public var body: some View {
    switch source {
    case .slots(let slots): EULAViewParts(slots: slots)
    case .configuration(let configuration):
      StyledComponent(configuration, base: EULAViewBaseStyle())
    }
  }
}
