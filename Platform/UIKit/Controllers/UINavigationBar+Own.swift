extension UINavigationBar {
  /// The items of a bar that belongs to no navigation controller; the last one is shown, and there is a
  /// way back to the one before it.
  public var items: [UINavigationItem]? {
    get { ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items of a bar that belongs to no navigation controller. They change at once.
  public func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    ownItems = items ?? []
    onBack = { [weak self] in
      guard let self, ownItems.count > 1 else { return }
      setItems(ownItems.dropLast(), animated: false)
    }
    show(ownItems.last, back: ownItems.dropLast().last)
  }
}
