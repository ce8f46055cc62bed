import GTK

// What a theme on a floor above has to be told, and what it can ask for.

extension UIView {
  /// Called when the traits or the window of a view with ``isThemed`` are others, and when a window
  /// has another size.
  package static var themeSituationChanged: ((UIView) -> Void)?

  /// Whether a theme wants to know of changes around this view.
  package var isThemed: Bool {
    get { model.isThemed }
    set { model.isThemed = newValue }
  }

  /// ``tintColor`` where the view has one of its own; nil where it takes its superview's.
  package var ownTintColor: UIColor? {
    get { model.tintColor }
    set { tintColor = newValue }
  }

  func tellTheme() { if model.isThemed { Self.themeSituationChanged?(self) } }

  /// Looks colours up anew, here and below.
  fileprivate func refreshColors() {
    applyTraits()
    queueDraw()
    queueOuterDraw()
    for view in subviews { view.refreshColors() }
  }
}

extension UIApplication {
  /// Changes what stands behind colours, and shows every dynamic colour anew in every window.
  package func changeColors(_ change: () -> Void) {
    StyleSheet.gather {
      change()
      for window in windows { window.refreshColors() }
    }
  }
}
