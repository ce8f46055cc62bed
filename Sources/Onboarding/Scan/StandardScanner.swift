/// What the scan screens read codes with where they are given nothing else.
///
/// Nothing, until an app says otherwise: the screens say that there is no camera then, and take an
/// address that is typed.
///
/// ```swift
/// StandardScanner.make = { MyScanner() }
/// ```
@MainActor public enum StandardScanner {
  /// Makes a scanner for a screen that appears; nil where there is none.
  public static var make: @MainActor () -> (any CodeScanner)? = { nil }
}
