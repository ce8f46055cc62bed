/// Comes and goes, with the children.
extension UIViewController {
  func beginTransition(to visible: Bool, animated: Bool) {
    if visible {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      appearance = .appearing
      loadViewIfNeeded()
      viewWillAppear(animated)
      for child in forwardedChildren { child.beginTransition(to: true, animated: animated) }
      viewIsAppearing(animated)
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      viewWillDisappear(animated)
      for child in forwardedChildren { child.beginTransition(to: false, animated: animated) }
    }
    wasAnimated = animated
  }

  func endTransition(to visible: Bool) {
    if visible {
      guard appearance == .appearing else { return }
      appearance = .appeared
      viewDidAppear(wasAnimated)
    } else {
      guard appearance == .disappearing else { return }
      appearance = .disappeared
      viewDidDisappear(wasAnimated)
    }
    for child in forwardedChildren { child.endTransition(to: visible) }
  }

  func transition(to visible: Bool, animated: Bool) {
    beginTransition(to: visible, animated: animated)
    endTransition(to: visible)
  }

  /// The view is in a window: a contained controller comes with it if its parent is there already.
  func viewHasCome() {
    guard let parent, parent.appearance == .appeared, appearance == .disappeared,
      parent.forwardedChildren.contains(self)
    else { return }
    transition(to: true, animated: false)
  }

  /// The view is about to leave the tree; a contained controller goes with it.
  func viewWillLeave() {
    if parent != nil, appearance == .appeared { transition(to: false, animated: false) }
  }

  /// The controller whose appearance follows the layer that this one is shown in.
  var topmostForAppearance: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}
