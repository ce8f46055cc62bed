import GTK
import UIKit

// GTK 4 lets no program make events, so input begins one step after the display server: GTK is asked
// what lies at a point or has the focus, and then the same controllers, class key bindings and input
// method signals run that an event would reach. Real: hit testing, sensitivity, focus, key bindings,
// delegate calls and their order. Not real: the recognition of clicks (a GtkButton gets its "clicked"
// signal, our own gestures their "pressed" and "released"), the input method's composing, and key
// repeat. End-to-end tests with a real keyboard and pointer remain necessary, and are elsewhere.

extension Screen {
  /// Clicks in the middle of what has a name. What surrounds it is scrolled first if need be.
  public func tap(_ name: String) throws(ScreenError) {
    let view = try find(name)
    if let control = view as? UIControl, !control.isEnabled { throw .disabled(name: name) }
    reveal(view)
    guard let content = window.nativeWidget, let widget = view.nativeWidget,
      let driver = window.driver
    else { throw .covered(name: name) }
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let isOpenToClicks = view.isUserInteractionEnabled
    guard window.bounds.contains(point),
      !isOpenToClicks || driver.isReachable(widget, x: point.x, y: point.y, in: content),
      driver.click(x: point.x, y: point.y, in: content)
    else { throw .covered(name: name) }
    settle()
  }

  /// Clicks into a field and types, a character at a time, where the caret is.
  public func type(_ text: String, into name: String) throws(ScreenError) {
    try tap(name)
    guard try find(name).isFirstResponder else { throw .takesNoText(name: name) }
    try type(text, named: name)
  }

  /// Types, a character at a time, into what has the focus.
  public func type(_ text: String) throws(ScreenError) { try type(text, named: "the focus") }

  private func type(_ text: String, named name: String) throws(ScreenError) {
    for character in text {
      guard window.driver?.commit(String(character)) == true else {
        throw .takesNoText(name: name)
      }
    }
    settle()
  }

  /// Presses a key where the focus is.
  ///
  /// GTK shows a focused button as pressed for a quarter of a second before the button does its
  /// action, so ``wait(until:seconds:_:)`` for what follows.
  /// - Returns: whether anything dealt with the key.
  @discardableResult public func press(_ key: Key) -> Bool {
    let movesFocus = !isShown && (key == .tab || key == .backTab)
    let isDone =
      movesFocus
      ? moveFocus(forward: key == .tab) : window.driver?.deliver(key.press) ?? false
    settle()
    return isDone
  }

  /// GTK's own Tab binding does nothing in a window that is not shown; what it would call works.
  private func moveFocus(forward: Bool) -> Bool {
    guard let content = window.nativeWidget else { return false }
    if content.moveFocus(forward: forward) { return true }
    window.driver?.clearFocus()
    return content.moveFocus(forward: forward)
  }

  private func reveal(_ view: UIView) {
    var current = view.superview
    while let candidate = current {
      if let scroll = candidate as? UIScrollView {
        scroll.scrollRectToVisible(scroll.convert(view.bounds, from: view), animated: false)
      }
      current = candidate.superview
    }
    settle()
  }
}
