extension UIButton {
  /// Not there: a configuration says how title and picture lie.
  @available(
    *, unavailable,
    message: "Use UIButton.Configuration: imagePadding and contentInsets, which iOS has too."
  )
  public var titleEdgeInsets: UIEdgeInsets {
    get { fatalError() }
    set { fatalError() }
  }
  /// Not there: a configuration says how title and picture lie.
  @available(
    *, unavailable,
    message: "Use UIButton.Configuration: imagePadding and contentInsets, which iOS has too."
  )
  public var imageEdgeInsets: UIEdgeInsets {
    get { fatalError() }
    set { fatalError() }
  }
}

extension UIButton.Configuration {
  /// Not there: buttons have one text.
  @available(
    *, unavailable, message: "Buttons have one text on Linux: put a UILabel below the button."
  )
  public var subtitle: String? {
    get { fatalError() }
    set { fatalError() }
  }
  /// Not there: a title has one look.
  @available(*, unavailable, message: "Set title, baseForegroundColor, and the font of titleLabel.")
  public var attributedTitle: AttributedString? {
    get { fatalError() }
    set { fatalError() }
  }
}
