import Onboarding

#if canImport(Scanner)
  import Scanner
#endif

extension StandardScanner {
  /// What a screen that appears reads codes with: what the app says, else the cameras of this machine
  /// where the kit has a way to them.
  package static func scannerForScreen() -> (any CodeScanner)? {
    if let make { return make() }
    #if canImport(Scanner)
      return CameraScanner()
    #else
      return nil
    #endif
  }
}
