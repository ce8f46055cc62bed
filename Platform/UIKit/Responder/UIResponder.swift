import GTK

/// An object that can be asked to handle events: the base of views, controllers and the application.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }

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

  /// A press began that no control took. The base implementation hands it to ``next``.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// A press moved. Never called on Linux: presses are heard when they begin and when they end.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// A press ended that no control took. The base implementation hands it to ``next``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// A gesture took a press, or the desktop did. The base implementation hands it to ``next``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Whether the responder takes these things. Says yes: its ``pasteConfiguration`` was asked before.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { true }

  /// A person has dropped or pasted something that ``pasteConfiguration`` takes.
  open func paste(itemProviders: [NSItemProvider]) { pasteHandler?(itemProviders) }

  var pasting: Pasting?

  /// Called when a key went down that no focused control wanted, beginning with the deepest responder.
  ///
  /// The base implementation hands it to ``next``.
  /// - Returns: whether the key was dealt with. (UIKit's own `pressesBegan` has no result.)
  package func handle(_ press: KeyPress) -> Bool { next?.handle(press) ?? false }
}
