extension UITraitCollection {
  /// The defaults with another room from side to side.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    var values = Values()
    values.horizontal = horizontalSizeClass
    self.init(values)
  }

  /// The defaults with another room from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    var values = Values()
    values.vertical = verticalSizeClass
    self.init(values)
  }
}
