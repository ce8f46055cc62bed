import GTK

extension UIView {
  /// How and for whom the view is shown.
  public var traitCollection: UITraitCollection {
    if let cachedTraits { return cachedTraits }
    let traits = computedTraits()
    cachedTraits = traits
    return traits
  }

  private func computedTraits() -> UITraitCollection {
    let inherited = superview?.traitCollection ?? (self as? UIWindow)?.windowTraits ?? .current
    let style =
      model.style != .unspecified
      ? model.style : controller?.overrideUserInterfaceStyle ?? .unspecified
    return style == .unspecified ? inherited : inherited.with { $0.style = style }
  }

  /// Light or dark for this view and what is in it, whatever the desktop says.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { model.style }
    set {
      model.style = newValue
      traitsMayHaveChanged()
    }
  }

  /// Looks traits up anew, here and below, and tells those for whom they are others.
  func traitsMayHaveChanged() {
    let before = cachedTraits
    cachedTraits = nil
    let after = traitCollection
    // Without earlier traits nothing has been looked up yet.
    if let before, before != after {
      applyDirection()
      applyTraits()
      queueOuterDraw()
      if constraintState != nil { constraintTreeChanged() }
      invalidateIntrinsicContentSize()
      traitCollectionDidChange(before)
      controller?.traitCollectionDidChange(before)
      tellTheme()
    }
    for view in subviews { view.traitsMayHaveChanged() }
  }

  /// Which way the content runs, whatever the language does.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { model.semantic }
    set {
      model.semantic = newValue
      applyDirection()
      applyTraits()
      if constraintState != nil { constraintTreeChanged() }
      setNeedsLayout()
    }
  }

  /// Which way the content runs.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch model.semantic {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func applyDirection() {
    guard let host, host.isRightToLeft != isRightToLeft else { return }
    host.isRightToLeft = isRightToLeft
  }

  // MARK: - Margins

  /// Room that content keeps from the edges, in points. Eight on each side unless set.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { model.margins ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
    set {
      model.margins = newValue
      setNeedsLayout()
      constraintGroundChanged()
    }
  }

  /// Room that content keeps from the edges, in points. Eight on each side unless set.
  public var layoutMargins: UIEdgeInsets {
    get {
      let margins = directionalLayoutMargins
      return UIEdgeInsets(
        top: margins.top, left: isRightToLeft ? margins.trailing : margins.leading,
        bottom: margins.bottom, right: isRightToLeft ? margins.leading : margins.trailing)
    }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: isRightToLeft ? newValue.right : newValue.left,
        bottom: newValue.bottom, trailing: isRightToLeft ? newValue.left : newValue.right)
    }
  }

  /// How far bars reach over the view, in points.
  public var safeAreaInsets: UIEdgeInsets {
    if let controller { return controller.effectiveSafeArea }
    guard let superview, !(self is UIWindow) else { return .zero }
    let outer = superview.safeAreaInsets
    let frame = frame
    let bounds = superview.bounds
    return UIEdgeInsets(
      top: max(0, outer.top - frame.minY), left: max(0, outer.left - frame.minX),
      bottom: max(0, outer.bottom - (bounds.maxY - frame.maxY)),
      right: max(0, outer.right - (bounds.maxX - frame.maxX)))
  }
}
