/// The delegate of a program whose windows are scenes; the program's own delegate hears through it.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// Makes the program, and gives what opens its windows.
  static var makeApp: @MainActor () -> @MainActor () -> Void = { {} }
  static var windows: [UIWindow] = []
  /// The delegate that the program asked for.
  static var own: (any UIApplicationDelegate)?
  /// The state of the program itself.
  static let installation: _Installation = {
    let installation = _Installation()
    installation.begin(EnvironmentValues())
    return installation
  }()
  private var openWindows: @MainActor () -> Void = {}

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    openWindows = Self.makeApp()
    return Self.own?.application(
      application, willFinishLaunchingWithOptions: launchOptions) ?? true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let isReady =
      Self.own?.application(application, didFinishLaunchingWithOptions: launchOptions) ?? true
    openWindows()
    return isReady
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { Self.own?.application(app, open: url, options: options) ?? false }

  func applicationDidBecomeActive(_ application: UIApplication) {
    Self.own?.applicationDidBecomeActive(application)
  }

  func applicationWillResignActive(_ application: UIApplication) {
    Self.own?.applicationWillResignActive(application)
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    Self.own?.applicationDidEnterBackground(application)
  }

  func applicationWillTerminate(_ application: UIApplication) {
    Self.own?.applicationWillTerminate(application)
  }
}
