// Bars have one look on Linux, however high they are and wherever the content is scrolled to: these
// names lead to it, and the one that is set last counts.

extension UINavigationBar {
  /// The bar's one look, ``standardAppearance``; nil leaves it as it is.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { standardAppearance }
    set { if let newValue { standardAppearance = newValue } }
  }

  /// The bar's one look, ``standardAppearance``; nil leaves it as it is.
  public var compactAppearance: UINavigationBarAppearance? {
    get { standardAppearance }
    set { if let newValue { standardAppearance = newValue } }
  }
}

extension UINavigationItem {
  /// The item's one look, ``standardAppearance``; nil leaves it as it is.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { standardAppearance }
    set { if let newValue { standardAppearance = newValue } }
  }

  /// The item's one look, ``standardAppearance``; nil leaves it as it is.
  public var compactAppearance: UINavigationBarAppearance? {
    get { standardAppearance }
    set { if let newValue { standardAppearance = newValue } }
  }
}
