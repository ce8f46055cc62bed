extension UIContentSizeCategory {
  /// The desktop's text size is another category; the object is the app.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// Where the notification's `userInfo` has the new category, a `UIContentSizeCategory`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
