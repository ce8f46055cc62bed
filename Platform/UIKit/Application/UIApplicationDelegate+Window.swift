/// What every delegate has by keeping a window; there so that iOS spellings compile.
@preconcurrency @MainActor public protocol UIWindowKeeper: AnyObject {}

extension UIWindowKeeper {
  /// The delegate's window, for the spelling `delegate?.window??.rootViewController`. On iOS a
  /// delegate need not have the property, so the outer optional there says whether it does; here
  /// every delegate has it, and one question mark is enough.
  @_disfavoredOverload public var window: UIWindow?? {
    (self as? any UIApplicationDelegate)?.keptWindow
  }
}

extension UIApplicationDelegate {
  var keptWindow: UIWindow? { window }
}
