// There are no selectors on Linux, so `action` is nil in each of these; give the item a
// `primaryAction` to have it do something.

extension UIBarButtonItem {
  /// Makes an item with a title, for instance as a `backBarButtonItem`. `action` can only be nil:
  /// set ``primaryAction`` for an item that does something.
  public convenience init(
    title: String?, style: Style, target: AnyObject?, action: Selector?
  ) {
    self.init(title: title, style: style)
    self.target = target
  }

  /// Makes an item with a picture. `action` can only be nil: set ``primaryAction`` for an item that
  /// does something.
  public convenience init(
    image: UIImage?, style: Style, target: AnyObject?, action: Selector?
  ) {
    self.init(image: image, style: style)
    self.target = target
  }

  /// Makes an item with a meaning that everybody knows, for instance a flexible space. `action` can
  /// only be nil: use `init(systemItem:primaryAction:)` for an item that does something.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    self.target = target
  }
}

extension UIBarItem {
  /// Sets how the title looks in a state: its `.foregroundColor`, and for `.normal` its `.font`,
  /// which all states have. Other attributes are not there for bars on Linux.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    changed()
  }

  /// How the title looks in a state.
  public func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
}

extension BarButton {
  func applyTitleAttributes(of item: UIBarButtonItem) {
    if let font = item.titleAttributes[.normal]?[.font] as? UIFont { titleLabel?.font = font }
    // A state whose attributes were taken away again has none.
    let known: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
    for state in Set(known).union(item.titleAttributes.keys) {
      setTitleColor(item.titleAttributes[state]?[.foregroundColor] as? UIColor, for: state)
    }
  }
}
