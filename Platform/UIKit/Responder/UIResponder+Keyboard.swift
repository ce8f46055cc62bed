// The on-screen keyboard is the compositor's: it makes the window smaller and tells no program.

extension UIResponder {
  /// Not there: the on-screen keyboard is the compositor's.
  @available(
    *, unavailable,
    message:
      "The compositor moves its own keyboard: a UIScrollView reveals the focused field by itself."
  )
  public static var keyboardWillShowNotification: NSNotification.Name { fatalError() }
  /// Not there: the on-screen keyboard is the compositor's.
  @available(
    *, unavailable,
    message:
      "The compositor moves its own keyboard: a UIScrollView reveals the focused field by itself."
  )
  public static var keyboardDidShowNotification: NSNotification.Name { fatalError() }
  /// Not there: the on-screen keyboard is the compositor's.
  @available(
    *, unavailable,
    message:
      "The compositor moves its own keyboard: a UIScrollView reveals the focused field by itself."
  )
  public static var keyboardWillHideNotification: NSNotification.Name { fatalError() }
  /// Not there: the on-screen keyboard is the compositor's.
  @available(
    *, unavailable,
    message:
      "The compositor moves its own keyboard: a UIScrollView reveals the focused field by itself."
  )
  public static var keyboardDidHideNotification: NSNotification.Name { fatalError() }
  /// Not there: the on-screen keyboard is the compositor's.
  @available(
    *, unavailable,
    message:
      "The compositor moves its own keyboard: a UIScrollView reveals the focused field by itself."
  )
  public static var keyboardWillChangeFrameNotification: NSNotification.Name { fatalError() }
  /// Not there: the on-screen keyboard is the compositor's.
  @available(
    *, unavailable,
    message:
      "The compositor moves its own keyboard: a UIScrollView reveals the focused field by itself."
  )
  public static var keyboardFrameEndUserInfoKey: String { fatalError() }
  /// Not there: the on-screen keyboard is the compositor's.
  @available(
    *, unavailable,
    message:
      "The compositor moves its own keyboard: a UIScrollView reveals the focused field by itself."
  )
  public static var keyboardAnimationDurationUserInfoKey: String { fatalError() }
  /// Not there: the on-screen keyboard is the compositor's.
  @available(
    *, unavailable,
    message:
      "The compositor moves its own keyboard: a UIScrollView reveals the focused field by itself."
  )
  public static var keyboardAnimationCurveUserInfoKey: String { fatalError() }
}
