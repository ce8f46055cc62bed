/// How a navigation bar looks.
@preconcurrency @MainActor open class UINavigationBarAppearance: NSObject {
  /// Colour of the bar; nil shows what lies below.
  open var backgroundColor: UIColor? = .systemBackground
  /// Colour of the line below the bar; nil is none.
  open var shadowColor: UIColor? = .separator
  /// Colour of items that have none of their own, for a floor above; nil is the bar's tint.
  package var itemColor: UIColor?
  /// Looks of the title; font and colour are used.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// An opaque bar with a line.
  public override init() { super.init() }

  /// An opaque bar with a line.
  open func configureWithDefaultBackground() {
    backgroundColor = .systemBackground
    shadowColor = .separator
  }

  /// An opaque bar with a line.
  open func configureWithOpaqueBackground() { configureWithDefaultBackground() }

  /// A clear bar without a line.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    shadowColor = nil
  }
}
