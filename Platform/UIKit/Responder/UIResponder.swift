import GTK

/// An object that can be asked to handle events: the base of views, controllers and the application.
@MainActor open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }

  isolated deinit {}

  /// The responder that is asked when this one does not handle an event.
  open var next: UIResponder? { nil }

  /// Whether the responder may take keyboard focus. False unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder may give keyboard focus up.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder has keyboard focus.
  open var isFirstResponder: Bool { false }

  /// Asks for keyboard focus.
  /// - Returns: whether the responder has it now.
  @discardableResult open func becomeFirstResponder() -> Bool { false }

  /// Gives keyboard focus up.
  /// - Returns: whether the responder no longer has it.
  @discardableResult open func resignFirstResponder() -> Bool { true }

  /// Leaves what a person is in the middle of: Escape asks the screen that is shown.
  /// - Returns: whether there was something to leave.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Called when a key went down that no focused control wanted, beginning with the deepest responder.
  ///
  /// The base implementation hands it to ``next``.
  /// - Returns: whether the key was dealt with. (UIKit's own `pressesBegan` has no result.)
  package func handle(_ press: KeyPress) -> Bool { next?.handle(press) ?? false }
}
