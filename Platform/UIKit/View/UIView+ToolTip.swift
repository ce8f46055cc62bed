import GTK

/// Words beside the pointer, for a toolkit above.
struct ToolTip {
  let text: String
  let author: ObjectIdentifier
}

extension UIView {
  /// Gives the view words that are shown beside the pointer when it rests on the view; nil takes them
  /// back. Words of another author stay.
  package func setToolTip(_ text: String?, by author: AnyObject) {
    let author = ObjectIdentifier(author)
    if let known = accessibility.toolTip, known.author != author { return }
    accessibility.toolTip = text.map { ToolTip(text: $0, author: author) }
    if text != nil { UIWindow.askForToolTips() }
  }

  /// The words for a point of the view: those of the topmost and innermost view that has any.
  func toolTip(at point: CGPoint) -> String? {
    let isInside = bounds.contains(point)
    guard !isHidden, alpha > 0.01, isInside || !clipsToBounds else { return nil }
    for view in subviews.reversed() {
      if let text = view.toolTip(at: convert(point, to: view)) { return text }
    }
    return isInside ? accessibility.toolTip?.text : nil
  }
}

extension UIWindow {
  private static var asksForToolTips = false

  /// GTK asks for words only once there are any, since it asks at every move of the pointer.
  fileprivate static func askForToolTips() {
    guard !asksForToolTips else { return }
    asksForToolTips = true
    for window in UIApplication.shared.windows { window.host?.asksForToolTips = true }
  }

  func answerToolTips(on host: Widget) {
    host.asksForToolTips = Self.asksForToolTips
    host.onToolTip { [weak self] point in
      guard let self else { return nil }
      return point.map { self.toolTip(atWindowPoint: CGPoint(x: $0.x, y: $0.y)) }
        ?? toolTipOfFocus
    }
  }

  /// The words for a point of the window, of what a person can reach.
  package func toolTip(atWindowPoint point: CGPoint) -> String? {
    for view in reachableViews.reversed() {
      if let text = view.toolTip(at: convert(point, to: view)) { return text }
    }
    return nil
  }

  private var toolTipOfFocus: String? {
    var view = firstResponder
    while let current = view {
      if let toolTip = current.accessibility.toolTip { return toolTip.text }
      view = current.superview
    }
    return nil
  }
}
