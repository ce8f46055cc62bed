/// A named set of screens that are made in code.
///
/// Linux has no storyboard files: an app, or a package, adds factories for its screens, and segues
/// between them, when it starts.
///
/// ```swift
/// UIStoryboard.register("Settings") { UIViewController() }
/// let screen = UIStoryboard(name: "Settings", bundle: nil).instantiateInitialViewController()
/// ```
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  /// Makes a screen.
  public typealias Factory = @MainActor () -> UIViewController

  private static var factories: [String: [String: Factory]] = [:]
  private static var segues: [String: (UIViewController, String, Any?) -> Void] = [:]
  private static let initial = ""

  /// The storyboard's name.
  public let name: String

  /// Finds a storyboard by name, whatever bundle is given. One that nobody added is a mistake of
  /// the program: it ends with a message that names the storyboard.
  public init(name: String, bundle: Bundle?) {
    Self.addKnown?()
    Self.addKnown = nil
    precondition(
      Self.factories[name] != nil,
      "There is no storyboard named \"\(name)\". Known are: \(Self.factories.keys.sorted().joined(separator: ", ")). Add it with UIStoryboard.register(\"\(name)\") { … }."
    )
    self.name = name
    super.init()
  }

  /// Adds the storyboards of the package's own screens, the first time that one is looked for.
  ///
  /// Unsafe because it is written before `main`, when there is one thread, and where a program that
  /// holds the standard library itself does not yet know that this is the main one.
  package nonisolated(unsafe) static var addKnown: (@MainActor () -> Void)?

  /// Whether a storyboard of that name was added.
  public class func isRegistered(_ name: String) -> Bool {
    addKnown?()
    addKnown = nil
    return factories[name] != nil
  }

  /// Adds a screen to a storyboard: its first one, or one with an identifier.
  public class func register(
    _ name: String, identifier: String? = nil, _ factory: @escaping Factory
  ) {
    factories[name, default: [:]][identifier ?? initial] = factory
  }

  /// Makes the first screen; nil when there is none.
  open func instantiateInitialViewController() -> UIViewController? {
    make(Self.initial)
  }

  /// Makes the screen of an identifier. One that nobody added is a mistake of the program.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let controller = make(identifier) else {
      preconditionFailure(
        "The storyboard \"\(name)\" has no screen \"\(identifier)\". It has: \(Self.factories[name, default: [:]].keys.filter { !$0.isEmpty }.sorted().joined(separator: ", "))."
      )
    }
    return controller
  }

  private func make(_ identifier: String) -> UIViewController? {
    let controller = Self.factories[name]?[identifier]?()
    controller?.storyboard = self
    return controller
  }

  // MARK: - Segues

  /// How a segue shows its destination.
  public enum SegueKind: Sendable { case show, presentModally }

  /// Adds a segue from screens of a class to the first screen of a storyboard, or to one of its others.
  public class func registerSegue(
    _ identifier: String, from source: UIViewController.Type, to storyboard: String,
    destination: String? = nil, kind: SegueKind = .presentModally
  ) {
    segues[key(identifier, source)] = { controller, identifier, sender in
      let board = UIStoryboard(name: storyboard, bundle: nil)
      guard let target = board.make(destination ?? initial) else {
        preconditionFailure(
          "The segue \"\(identifier)\" leads to \"\(destination ?? storyboard)\", which does not exist."
        )
      }
      let segue = UIStoryboardSegue(
        identifier: identifier, source: controller, destination: target, kind: kind)
      controller.prepare(for: segue, sender: sender)
      segue.perform()
    }
  }

  private static func key(_ identifier: String, _ type: UIViewController.Type) -> String {
    "\(String(reflecting: type)).\(identifier)"
  }

  static func perform(_ identifier: String, from controller: UIViewController, sender: Any?) {
    var type: UIViewController.Type? = Swift.type(of: controller)
    while let current = type {
      if let segue = segues[key(identifier, current)] {
        if controller.shouldPerformSegue(withIdentifier: identifier, sender: sender) {
          segue(controller, identifier, sender)
        }
        return
      }
      type = _getSuperclass(current) as? UIViewController.Type
    }
    preconditionFailure(
      "\(Swift.type(of: controller)) has no segue \"\(identifier)\". Add it with UIStoryboard.registerSegue(\"\(identifier)\", from:to:)."
    )
  }
}

/// A way from one screen to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The segue's name.
  public let identifier: String?
  /// The screen that is left.
  public let source: UIViewController
  /// The screen that is led to.
  public let destination: UIViewController
  private let kind: UIStoryboard.SegueKind

  /// Makes a segue that presents its destination.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.init(
      identifier: identifier, source: source, destination: destination, kind: .presentModally)
  }

  init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    kind: UIStoryboard.SegueKind
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.kind = kind
    super.init()
  }

  /// Shows the destination.
  open func perform() {
    if kind == .show, let navigation = source.navigationController {
      navigation.pushViewController(destination, animated: true)
    } else {
      source.present(destination, animated: true)
    }
  }
}
