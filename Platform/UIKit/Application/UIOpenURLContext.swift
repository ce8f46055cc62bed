/// An address that a scene is to open.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  /// Facts about the address.
  public let options = UIScene.OpenURLOptions()

  init(url: URL) {
    self.url = url
    super.init()
  }
}

extension UIScene {
  /// Facts about an address that a scene is to open. The command line, which addresses come from
  /// on Linux, tells none.
  @MainActor public struct OpenURLOptions {
    /// The app that sent the address; nil, since a desktop does not tell.
    public let sourceApplication: String? = nil
    /// Whether a file must be copied before it is changed. False: a path leads to the file itself.
    public let openInPlace = false
  }
}
