import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("The life of an app and its scene", .onScreen, .serialized)
struct AppLifeTests {
  private let app = UIApplication.shared

  @Test("The delegate's configuration names the scene's delegate, which gets the address")
  func scene() throws {
    defer { app.disconnectScene() }
    let url = try #require(URL(string: "foyer://enrol"))
    app.connectScene(for: ConfiguringDelegate(), url)
    let scene = try #require(app.connectedScenes.first as? UIWindowScene)
    let delegate = try #require(scene.delegate as? RecordingSceneDelegate)
    #expect(delegate.events == ["connect foyer://enrol", "foreground"])
    #expect(scene.session.role == .windowApplication)
    #expect(scene.session.configuration.delegateClass == RecordingSceneDelegate.self)
    #expect(scene.activationState == .foregroundInactive)
  }

  @Test("A delegate without configuration and scene class has no scene")
  func noScene() {
    app.connectScene(for: PlainDelegate(), nil)
    #expect(app.connectedScenes.isEmpty)
  }

  @Test("Being used and not being used is told by notification as well")
  func activity() {
    app.activeChanged(false)
    let heard = Heard([
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
    ])
    app.activeChanged(true)
    app.activeChanged(false)
    #expect(
      heard.names == [
        UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      ])
  }

  @Test("Another text size is told with the new category")
  func textSize() {
    defer { app.pin(nil) }
    app.pin(.init())
    let heard = Heard([UIContentSizeCategory.didChangeNotification])
    var look = UIApplication.Look()
    look.textScale = 2
    app.pin(look)
    #expect(
      heard.values.compactMap {
        $0[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
      } == [app.category])
    #expect(app.category > .large)
  }

  @Test("A text field tells of its editing by notification")
  func textField() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    field.accessibilityLabel = "Name"
    let heard = Heard([
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ])
    let controller = UIViewController()
    controller.view.addSubview(field)
    let screen = Screen(controller)
    try screen.type("a", into: "Name")
    field.resignFirstResponder()
    #expect(
      heard.names == [
        UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
        UITextField.textDidEndEditingNotification,
      ])
  }

  @Test("A press that no control takes goes up the chain of responders")
  func touches() throws {
    let controller = TouchController()
    let screen = Screen(controller)
    try screen.tap("Ground")
    #expect(controller.events == ["began 1", "ended"])
    try screen.tap("Button")
    #expect(controller.events == ["began 1", "ended"])
  }

  @Test("A gesture that takes a press cancels the touch")
  func gesture() throws {
    let controller = TouchController()
    controller.ground.addGestureRecognizer(UITapGestureRecognizer { _ in })
    let screen = Screen(controller)
    try screen.tap("Ground")
    #expect(controller.events == ["began 1", "cancelled"])
  }

  @Test("A window that changes size tells its controllers, before, during and after")
  func resize() async throws {
    let controller = SizeController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = controller
    window.settle(size: CGSize(width: 300, height: 400))
    controller.events = []
    window.settle(size: CGSize(width: 500, height: 400))
    #expect(controller.events == ["will 500 from 300", "alongside 500"])
    for _ in 0..<100 where controller.events.count < 3 { await Screen.turn() }
    #expect(controller.events.last == "completion")
    window.close()
  }

  @Test("A transition changes the root at once and completes later")
  func transition() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let next = UIViewController()
    var completions: [Bool] = []
    UIView.transition(
      with: window, duration: 0.3, options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: { window.rootViewController = next }, completion: { completions.append($0) })
    #expect(window.rootViewController === next)
    #expect(completions.isEmpty)
    for _ in 0..<100 where completions.isEmpty { await Screen.turn() }
    #expect(completions == [true])
  }

  @Test("Animations can be switched off")
  func animationsEnabled() {
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
  }
}

extension UIApplication {
  fileprivate var category: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
}

/// Keeps what was posted, in order.
@MainActor private final class Heard {
  private(set) var names: [Notification.Name] = []
  private(set) var values: [[AnyHashable: Any]] = []
  private var tokens: [any NSObjectProtocol] = []

  init(_ wanted: [Notification.Name]) {
    for name in wanted {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] notification in
          // The main thread posts all of these.
          nonisolated(unsafe) let values = notification.userInfo ?? [:]
          MainActor.assumeIsolated {
            self?.names.append(name)
            self?.values.append(values)
          }
        })
    }
  }

  isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {}

private final class ConfiguringDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = RecordingSceneDelegate.self
    return configuration
  }
}

private final class RecordingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var events: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) { events.append("connect \(options.urlContexts.first?.url.absoluteString ?? "")") }

  func sceneWillEnterForeground(_ scene: UIScene) { events.append("foreground") }
}

private final class TouchController: UIViewController {
  var events: [String] = []
  let ground = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    ground.isAccessibilityElement = true
    ground.accessibilityLabel = "Ground"
    let button = UIButton(frame: CGRect(x: 0, y: 200, width: 100, height: 44))
    button.setTitle("Button", for: .normal)
    view.addSubview(ground)
    view.addSubview(button)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    events.append("began \(event?.allTouches?.count ?? 0)")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    events.append("ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    events.append("cancelled")
  }
}

private final class SizeController: UIViewController {
  var events: [String] = []

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    events.append("will \(Int(size.width)) from \(Int(view.bounds.width))")
    coordinator.animate(
      alongsideTransition: { [weak self] _ in
        self?.events.append("alongside \(Int(self?.view.bounds.width ?? 0))")
      }, completion: { [weak self] _ in self?.events.append("completion") })
  }
}
