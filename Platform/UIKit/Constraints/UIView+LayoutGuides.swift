extension UIView {
  /// Adds a guide, for constraints to name.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    constraining.guides.append(layoutGuide)
  }

  /// Takes a guide out; its constraints no longer count.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.role == .own, let state = constraintState
    else { return }
    for constraint in state.naming
    where constraint.first.guide === layoutGuide || constraint.second?.guide === layoutGuide {
      constraint.isActive = false
    }
    state.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The guides that were added.
  public var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }

  /// The part of the view that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The part of the view within its margins, as `directionalLayoutMargins` says.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// The middle of the part within the margins, no wider than lines of text are easily read:
  /// 672 points at the usual text size, in proportion at others.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

  /// Not there: the on-screen keyboard is the compositor's, which makes the window smaller.
  @available(
    *, unavailable,
    message: "The compositor's keyboard makes the window smaller: use safeAreaLayoutGuide."
  )
  public var keyboardLayoutGuide: UILayoutGuide { fatalError() }

  func systemGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    let state = constraining
    if let guide = state.systemGuides[role] { return guide }
    let guide = UILayoutGuide(role: role)
    guide.owningView = self
    state.systemGuides[role] = guide
    return guide
  }

  /// How far inside of the view a guide of the system lies.
  func insets(of role: UILayoutGuide.Role) -> UIEdgeInsets {
    role == .safeArea ? safeAreaInsets : role == .margins ? layoutMargins : .zero
  }

  /// The greatest width of ``readableContentGuide``, in points.
  var readableWidth: CGFloat {
    672 * UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize / 17
  }
}

extension UIScrollView {
  /// The whole content: constraints to its edges say how large ``contentSize`` is.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

  /// What is seen of the content; what is held to its edges does not scroll.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }
}
