import Foundation

/// A button as a value that an app's own type has: its title, and what it does.
///
/// ```swift
/// struct GoOn: _ActionModel {
///   let actionText: String? = "Continue"
///   let didSelectAction: (() -> Void)? = { print("on") }
/// }
/// let button = FioriButton(GoOn())
/// ```
public protocol _ActionModel {
  /// The title; without one there is no button.
  var actionText: String? { get }
  /// What a press does.
  var didSelectAction: (() -> Void)? { get }
}

extension FioriButton {
  /// Makes the button of a model; nil where that has no title.
  @MainActor public init?(_ model: any _ActionModel) {
    guard let title = model.actionText else { return nil }
    self.init(title: AttributedString(title)) { _ in model.didSelectAction?() }
  }
}
