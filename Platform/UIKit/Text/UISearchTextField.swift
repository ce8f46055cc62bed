/// A field to look for something: a magnifying glass before the text, a button that clears it after.
///
/// Listen to `.editingChanged` to look as a person types.
///
/// ```swift
/// let search = UISearchTextField()
/// search.placeholder = "Search"
/// search.addAction(UIAction { _ in filter(search.text ?? "") }, for: .editingChanged)
/// table.tableHeaderView = search
/// ```
open class UISearchTextField: UITextField {
  /// Makes a field with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .whileEditing
    borderStyle = .roundedRect
    returnKeyType = .search
    autocorrectionType = .no
  }
}
