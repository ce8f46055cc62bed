/// The name of a method. It cannot be made, since selectors need Objective-C, which Linux lacks: a
/// parameter of this type is nil, and what is to be done is given as a `UIAction`.
public enum Selector: Sendable {
  /// Selectors need Objective-C, which Linux lacks.
  @available(
    *, unavailable,
    message: "There are no selectors on Linux: give a UIAction, which iOS takes too."
  )
  public init(_ name: String) { fatalError() }
}

extension UIGestureRecognizer {
  /// Makes a recogniser that calls nobody yet: add functions with ``addHandler(_:)``. There are no
  /// selectors on Linux, so `action` is nil and `target` is not used.
  public convenience init(target: Any?, action: Selector?) { self.init() }
}
