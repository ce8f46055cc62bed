import SwiftUI

/// What a person is asked before something counts: a title, an explanation and two buttons.
///
/// ```swift
/// AlertConfiguration(
///   title: "Leave the Setup?", message: "You can begin again at any time.",
///   action: .init(label: "Stay"), secondaryAction: .init(label: "Leave") { print("left") })
/// ```
public struct AlertConfiguration {
  /// A button of an alert.
  public struct Action {
    let label: ConfigurationViewWrapper
    /// Called when the button is pressed, after what it is for.
    public var didSelect: (() -> Void)?

    /// Makes a button with a label of views.
    @MainActor public init(
      @ViewBuilder label: () -> some View, didSelect: (() -> Void)? = nil
    ) {
      self.label = ConfigurationViewWrapper(label())
      self.didSelect = didSelect
    }

    /// Makes a button with a text.
    @MainActor public init(label: Text, didSelect: (() -> Void)? = nil) {
      self.init(label: { label }, didSelect: didSelect)
    }

    /// Makes a button with a text.
    @MainActor public init(label: String, didSelect: (() -> Void)? = nil) {
      self.init(label: { Text(label) }, didSelect: didSelect)
    }
  }

  let title: Text
  let message: ConfigurationViewWrapper
  /// The button that is the usual one.
  public var action: Action
  /// The button beside it.
  public var secondaryAction: Action
  /// For the kit's own questions, whose texts are in the person's language.
  let kind: UserConsentAlertType?

  /// Makes a question with an explanation of views.
  @MainActor public init(
    title: Text, @ViewBuilder message: () -> some View, action: Action, secondaryAction: Action
  ) {
    self.init(
      title: title, message: ConfigurationViewWrapper(message()), action: action,
      secondaryAction: secondaryAction, kind: nil)
  }

  /// Makes a question with an explanation.
  @MainActor public init(
    title: Text, message: Text?, action: Action, secondaryAction: Action
  ) {
    self.init(
      title: title, message: { message }, action: action, secondaryAction: secondaryAction)
  }

  /// Makes a question of texts.
  @MainActor public init(
    title: String, message: String? = nil, action: Action, secondaryAction: Action
  ) {
    self.init(
      title: Text(title), message: message.map { Text($0) }, action: action,
      secondaryAction: secondaryAction)
  }

  /// Makes a question without an explanation.
  @MainActor public init(title: Text, action: Action, secondaryAction: Action) {
    self.init(
      title: title, message: { EmptyView() }, action: action, secondaryAction: secondaryAction)
  }

  private init(
    title: Text, message: ConfigurationViewWrapper, action: Action, secondaryAction: Action,
    kind: UserConsentAlertType?
  ) {
    self.title = title
    self.message = message
    self.action = action
    self.secondaryAction = secondaryAction
    self.kind = kind
  }

  /// The kit's own question, whose texts are looked up when it is asked.
  @MainActor static func standard(_ kind: UserConsentAlertType) -> AlertConfiguration {
    AlertConfiguration(
      title: Text(verbatim: ""), message: ConfigurationViewWrapper(EmptyView()),
      action: Action(label: ""), secondaryAction: Action(label: ""), kind: kind)
  }
}
