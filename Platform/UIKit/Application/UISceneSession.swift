/// What stays of a scene while it is not open.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String
    /// Makes a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows of the app: the only role that scenes have on Linux.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// Names the session.
  public let persistentIdentifier = UUID().uuidString
  /// What the scene is for.
  public let role = Role.windowApplication
  /// What the scene was made from.
  public internal(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: role)
  /// The session's scene, while it is open.
  public internal(set) weak var scene: UIScene?
}
