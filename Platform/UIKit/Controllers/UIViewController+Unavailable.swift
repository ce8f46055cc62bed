extension UIViewController {
  /// Not there: presentations have no controllers.
  @available(
    *, unavailable,
    message:
      "Presentations have no controllers on Linux: set isModalInPresentation, or override dismiss."
  )
  public var presentationController: UIViewController? { fatalError() }
  /// Not there: alerts lie in the middle of the window.
  @available(
    *, unavailable,
    message: "There are no popovers on Linux: alerts lie in the middle of the window; leave it out."
  )
  public var popoverPresentationController: UIViewController? { fatalError() }
  /// Not there: sheets have one height.
  @available(
    *, unavailable, message: "Sheets have one height on Linux: set modalPresentationStyle."
  )
  public var sheetPresentationController: UIViewController? { fatalError() }
}
