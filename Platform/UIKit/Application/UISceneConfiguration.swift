/// Says which delegate a new scene gets.
///
/// ```swift
/// func application(
///   _ application: UIApplication, configurationForConnecting session: UISceneSession,
///   options: UIScene.ConnectionOptions
/// ) -> UISceneConfiguration {
///   let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
///   configuration.delegateClass = SceneDelegate.self
///   return configuration
/// }
/// ```
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The configuration's name. A Linux program has no property list that it could be looked up in.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene; nil is ``UIWindowScene``, the only one that is made on Linux.
  open var sceneClass: AnyClass? {
    didSet {
      precondition(
        sceneClass == nil || sceneClass == UIWindowScene.self,
        "Only UIWindowScene is made on Linux: leave sceneClass nil and set delegateClass.")
    }
  }
  /// The class of the scene's delegate: a `UIResponder` that is a ``UISceneDelegate``.
  open var delegateClass: AnyClass?

  /// Makes a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}
