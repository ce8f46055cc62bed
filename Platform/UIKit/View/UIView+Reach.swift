/// A view that may paint a ground without having a background colour.
@MainActor package protocol GroundPainting: UIView {
  /// Whether what lies below the view cannot be seen.
  var paintsOpaqueGround: Bool { get }
}

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

  /// Whether the view is painted over its siblings though it is read where it stands among them. Presses
  /// are for those that it is painted over where it takes none itself.
  package var isPaintedLast: Bool {
    get { model.isPaintedLast }
    set {
      model.isPaintedLast = newValue
      if newValue { superview?.model.paintsSomeLast = true }
      superview?.queueOuterDraw()
    }
  }

  var subviewsLastLast: [UIView] {
    subviews.filter { !$0.model.isPaintedLast } + subviews.filter(\.model.isPaintedLast)
  }

  /// Whether what is in the view is meant to cover for a while what lies below, as a message does. Its
  /// texts stand on a ground of their own.
  package var liesOverOthers: Bool {
    get { model.liesOverOthers }
    set { model.liesOverOthers = newValue }
  }
}
