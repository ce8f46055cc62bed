extension UIView {
  /// Whether neither the view nor what is in it can have keyboard focus, because something lies over it
  /// for a while. What has the focus loses it.
  package var keepsFocusOut: Bool {
    get { model.keepsFocusOut }
    set {
      guard newValue != model.keepsFocusOut else { return }
      model.keepsFocusOut = newValue
      if newValue, descendants.contains(where: \.isFirstResponder) { window?.clearFocus() }
      host?.canFocus = !newValue
    }
  }
}
