extension UITextField {
  /// Not there: one rectangle holds text and placeholder.
  @available(
    *, unavailable,
    message: "Override textRect(forBounds:): text and placeholder share it on Linux, edited or not."
  )
  public func editingRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
  /// Not there: one rectangle holds text and placeholder.
  @available(
    *, unavailable,
    message: "Override textRect(forBounds:): text and placeholder share it on Linux, edited or not."
  )
  public func placeholderRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
  /// Not there: the field places what lies beside its text.
  @available(
    *, unavailable,
    message:
      "The field places its side views on Linux: put the field into a UIStackView beside a view."
  )
  public func leftViewRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
  /// Not there: the field places what lies beside its text.
  @available(
    *, unavailable,
    message:
      "The field places its side views on Linux: put the field into a UIStackView beside a view."
  )
  public func rightViewRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
  /// Not there: the field places what lies beside its text.
  @available(
    *, unavailable,
    message:
      "The field places its side views on Linux: put the field into a UIStackView beside a view."
  )
  public func clearButtonRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
}

extension UILabel {
  /// Not there: the text is a widget's.
  @available(
    *, unavailable,
    message:
      "Labels are drawn by GTK: for room around the text, put the label into a view with margins."
  )
  public func drawText(in rect: CGRect) { fatalError() }
  /// Not there: the text is a widget's.
  @available(
    *, unavailable,
    message:
      "Labels are drawn by GTK: for room around the text, put the label into a view with margins."
  )
  public func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect { fatalError() }
}
