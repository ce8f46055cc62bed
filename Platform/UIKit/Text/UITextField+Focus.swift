extension UITextField {
  /// Asks the delegate about a move of the focus that a person made, and undoes what it refuses.
  func delegateAgrees(to focused: Bool) -> Bool {
    guard !hasAsked, let delegate, host?.isInWindow == true else { return true }
    if focused {
      if delegate.textFieldShouldBeginEditing(self) { return true }
      DispatchQueue.main.async { [weak self] in
        if self?.isFirstResponder == true { self?.window?.clearFocus() }
      }
    } else {
      if delegate.textFieldShouldEndEditing(self) { return true }
      DispatchQueue.main.async { [weak self] in self?.input?.focusWithoutSelecting() }
    }
    return false
  }
}
