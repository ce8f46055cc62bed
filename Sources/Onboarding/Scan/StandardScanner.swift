/// What the scan screens read codes with where they are given nothing else.
///
/// On Linux that is `CameraScanner` of the module `Scanner`, unless an app says otherwise. It starts no
/// program before a scan screen appears.
///
/// ```swift
/// StandardScanner.make = { MyScanner() }
/// ```
@MainActor public enum StandardScanner {
  /// Makes a scanner for a screen that appears; what gives nil stands for no scanner, and an address is
  /// typed then. Nil, as at the start, leaves it to the screens.
  public static var make: (@MainActor () -> (any CodeScanner)?)?
}
