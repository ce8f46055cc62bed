extension UITextField {
  var shownLeading: UIView? {
    leftView.flatMap { $0.superview === self && !$0.isHidden ? $0 : nil }
  }
  var shownTrailing: UIView? {
    if let rightView, rightView.superview === self, !rightView.isHidden { return rightView }
    return clearButton.superview === self && !clearButton.isHidden ? clearButton : nil
  }

  func swap(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    updateAccessories()
  }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  func updateAccessories() {
    leftView?.isHidden = !shows(leftViewMode)
    rightView?.isHidden = !shows(rightViewMode)
    // There is one place at the end of the text.
    let isTaken = rightView.map { !$0.isHidden } ?? false
    let showsClear = shows(clearButtonMode) && hasText && isEnabled && !isTaken
    if showsClear, clearButton.superview == nil { addSubview(clearButton) }
    if clearButtonMode != .never { clearButton.isHidden = !showsClear }
    setNeedsLayout()
  }

  func makeClearButton() -> UIButton {
    let button = ClearButton(type: .custom)
    button.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    button.tintColor = .systemGray
    button.accessibilityLabel = UIKitText.clearText
    button.addAction(
      UIAction { [weak self] _ in
        self?.clear()
        self?.becomeFirstResponder()
      }, for: .touchUpInside)
    return button
  }

  /// The button that clears the text, for themes.
  package var clearTextButton: UIButton { clearButton }
}
