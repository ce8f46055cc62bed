/// One open piece of the app's user interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// What a scene is made from.
  @MainActor public struct ConnectionOptions {
    /// Addresses that the scene is to open.
    public let urlContexts: Set<UIOpenURLContext>
  }

  /// Hears what happens to the scene.
  public var delegate: (any UISceneDelegate)?
  /// The session that the scene belongs to.
  public let session: UISceneSession
  /// Whether the scene is in use.
  public internal(set) var activationState = ActivationState.unattached

  /// Whether a scene is in use.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  package init(session: UISceneSession) {
    self.session = session
    super.init()
  }
}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  private var ownedWindows: [UIWindow] = []

  /// The scene's windows.
  public var windows: [UIWindow] { ownedWindows }
  /// The scene's window that has the keyboard.
  public var keyWindow: UIWindow? { ownedWindows.first { $0.isKeyWindow } }
  /// The scene's screen.
  public var screen: UIScreen { .main }
  /// How the screen is held: by its longer side.
  public var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
  }

  func add(_ window: UIWindow) {
    if !ownedWindows.contains(window) { ownedWindows.append(window) }
  }

  /// A window was closed, or went to another scene.
  func remove(_ window: UIWindow) { ownedWindows.removeAll { $0 === window } }
}

/// Hears what happens to a scene.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  /// The scene is there: make its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  /// The scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is about to be seen: called once, after it was connected.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene's last window is closed.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The scene is to open addresses while it is open. Never called on Linux, where the command
  /// line, read once, is what addresses come from: see `UIScene.ConnectionOptions.urlContexts`.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  /// The scene has the keyboard.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to lose the keyboard.
  func sceneWillResignActive(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
}

/// A scene delegate with a window.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// No window unless the delegate keeps one.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
