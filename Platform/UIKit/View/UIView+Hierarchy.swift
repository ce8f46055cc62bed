import GTK

extension UIView {
  /// The window that shows the view.
  public var window: UIWindow? { (self as? UIWindow) ?? ownWindow }

  /// Puts `view` directly below `sibling`.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: place(for: view, besides: sibling) ?? subviews.count)
  }

  /// Puts `view` directly above `sibling`.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: place(for: view, besides: sibling).map { $0 + 1 } ?? subviews.count)
  }

  /// Where `sibling` will be once `view` is taken out.
  private func place(for view: UIView, besides sibling: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex(of: sibling)
  }

  /// Puts `view` at a place from 0 (lowest) to the number of subviews.
  public func insertSubview(_ view: UIView, at index: Int) {
    precondition(
      !isDescendant(of: view), "A view cannot be a subview of itself or of what lies in it.")
    if view.superview === self {
      subviews.removeAll { $0 === view }
      view.host?.removeFromParent()
    } else {
      view.removeFromSuperview()
      view.willMove(toSuperview: self)
      if view.window !== window { view.tellWillMove(to: window) }
    }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    let isNew = view.superview !== self
    view.superview = self
    attachHost(of: view)
    if isNew {
      var coming: [UIViewController] = []
      view.spread(window, &coming)
      view.traitsMayHaveChanged()
      view.joinConstraints()
      view.didMoveToSuperview()
      if view.model.isPaintedLast { model.paintsSomeLast = true }
      didAddSubview(view)
      for controller in coming { controller.viewHasCome() }
      if view.model.tintColor == nil, view.tintColor !== UIView.defaultTintColor {
        view.spreadTint()
      }
    }
    view.setNeedsLayout()
    setNeedsLayout()
    setNeedsPlacement()
    queueDraw()
  }

  /// Puts `view` above its siblings.
  public func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: subviews.count) }
  }

  /// Puts `view` below its siblings.
  public func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Whether the view is `view` or lies in it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// The view with a tag in this view or below it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  func detach() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    cutConstraints()
    controller?.viewWillLeave()
    willMove(toSuperview: nil)
    if window != nil { tellWillMove(to: nil) }
    if let index = superview.subviews.firstIndex(where: { $0 === self }) {
      superview.subviews.remove(at: index)
    }
    host?.removeFromParent()
    self.superview = nil
    var coming: [UIViewController] = []
    spread(nil, &coming)
    if constraintState != nil {
      superview.constraintTreeChanged()
      constraintTreeChanged()
    }
    didMoveToSuperview()
    superview.setNeedsLayout()
    superview.queueDraw()
  }

  private func tellWillMove(to window: UIWindow?) {
    if window == nil { controller?.viewWillLeave() }
    willMove(toWindow: window)
    for view in subviews { view.tellWillMove(to: window) }
  }

  /// Takes the window over, and collects the controllers whose views are in one now, outer ones first.
  func spread(_ window: UIWindow?, _ coming: inout [UIViewController]) {
    guard ownWindow !== window, !(self is UIWindow) else { return }
    ownWindow = window
    if window != nil, let controller { coming.append(controller) }
    for view in subviews { view.spread(window, &coming) }
    didMoveToWindow()
    if window != nil { tellTheme() }
  }

  // MARK: - Widgets

  /// The view's widget, made now if need be, with those of everything visible in it.
  @discardableResult func materialize() -> Widget {
    if let host { return host }
    // A view may be measured before there is a window, and GTK makes nothing before it is started.
    UIApplication.startToolkit()
    let host = makeHost()
    self.host = host
    configureHost()
    for view in subviews { attachHost(of: view) }
    return host
  }

  /// Puts the widget of a subview into this view's one, if this view has one.
  func attachHost(of view: UIView) {
    guard let contentHost, !view.model.isHidden else { return }
    let widget = view.materialize()
    guard !widget.hasParent else { return }
    let index = subviews.lastIndex { $0 === view } ?? 0
    let below = subviews[..<index].last { $0.host?.hasParent == true }
    widget.insert(into: contentHost, above: below?.host ?? lowestHost)
    setNeedsPlacement()
  }

  /// Makes the widget anew, for what is fixed once a widget is made.
  func remakeHost() {
    guard let old = host else { return }
    let hadFocus = old.containsFocus
    for view in subviews { view.host?.removeFromParent() }
    old.removeFromParent()
    host = nil
    if let superview, superview.host != nil {
      superview.attachHost(of: self)
      setNeedsLayout()
      superview.setNeedsPlacement()
    }
    if hadFocus { becomeFirstResponder() }
  }
}
