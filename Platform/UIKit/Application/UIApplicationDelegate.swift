/// Hears what happens to the app. Mark the class with `@main`.
///
/// ```swift
/// @main
/// class AppDelegate: UIResponder, UIApplicationDelegate {
///   var window: UIWindow?
///   func application(
///     _ application: UIApplication,
///     didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
///   ) -> Bool { true }
/// }
/// ```
@preconcurrency @MainActor public protocol UIApplicationDelegate: UIWindowKeeper {
  /// The app's window, if the delegate keeps one.
  var window: UIWindow? { get set }
  /// The app has started: make its window, or leave that to a scene delegate.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app is starting, before ``application(_:didFinishLaunchingWithOptions:)``.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Says which delegate the app's scene gets: return a configuration with a `delegateClass`.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Scenes that a person closed for good are forgotten. Never called on Linux, where closing the
  /// last window ends the app.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// The class of the scene's delegate where the configuration names none, as that of Xcode's
  /// template; nil for apps without scenes. iOS reads it from a property list, which a Linux
  /// program has not.
  var sceneDelegateClass: (any (UISceneDelegate & UIResponder).Type)? { get }
  /// An address is to be opened.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Which ways to hold a device the window supports. A compositor, not an app, turns a Linux
  /// screen, so nothing asks; screens are right in landscape without it.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Memory is scarce. Never called: Linux does not warn a program, it ends one.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// The app has the keyboard.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to lose the keyboard.
  func applicationWillResignActive(_ application: UIApplication)
  /// The last window is closed.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to be used again. Never on Linux, where an app ends with its last window.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// No window unless the delegate keeps one.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Says that the app has started.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Agrees.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// A configuration that names no class.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// No scenes.
  public var sceneDelegateClass: (any (UISceneDelegate & UIResponder).Type)? { nil }
  /// Opens nothing.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Every way.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Runs the app: this is what `@main` calls.
  public static func main() {
    UIApplication.shared.run(ResponderMaker.make(Self.self))
  }
}

/// A responder whose initialiser can be called through its class.
///
/// `@main` needs to make an object of a class that it knows only as a type, and Swift allows that
/// only for `required` initialisers, which UIKit's classes do not have. All responder classes keep
/// `init()` at the place of their method table that `NSObject` gave it, so a call through this
/// class's type, which does have a required one there, reaches the initialiser of any of them. The
/// class stays open: were it final, the compiler could call its own initialiser past the table.
open class ResponderMaker: UIResponder {
  /// Makes a responder.
  public required override init() { super.init() }

  package static func make(_ type: AnyClass) -> any UIApplicationDelegate {
    guard let type = type as? UIResponder.Type,
      let delegate = makeResponder(type) as? any UIApplicationDelegate
    else {
      preconditionFailure(
        "The class with @main must be a responder: class \(type): UIResponder, UIApplicationDelegate."
      )
    }
    return delegate
  }

  /// Makes an object of a class whose `init()` is that of `NSObject`, for the same reason.
  package static func makeObject<Object: NSObject>(_ type: Object.Type) -> Object {
    let object: NSObject = unsafeBitCast(type, to: ResponderMaker.Type.self).init()
    guard let object = object as? Object else {
      preconditionFailure("\(type) has no init() of its own.")
    }
    return object
  }

  static func makeResponder(_ type: UIResponder.Type) -> UIResponder {
    unsafeBitCast(type, to: ResponderMaker.Type.self).init()
  }
}
