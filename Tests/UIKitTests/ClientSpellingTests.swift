import Testing
import UIKit

/// The spellings of iOS apps: that this file compiles is most of the test.
@MainActor @Suite("Spellings of iOS apps") struct ClientSpellingTests {
  @Test("A delegate's window is reached with one question mark and with two")
  func delegateWindow() {
    let delegate: (any UIApplicationDelegate)? = SpellingDelegate()
    let window = UIWindow(frame: .zero)
    window.rootViewController = SpellingController()
    delegate?.window = window
    #expect(delegate?.window?.rootViewController is SpellingController)
    #expect(delegate?.window??.rootViewController is SpellingController)
  }

  @Test("Bar items take nil for the action that needs Objective-C")
  func barItems() {
    let back = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    let picture = UIBarButtonItem(
      image: UIImage(systemName: "plus"), style: .done, target: self as AnyObject, action: nil)
    back.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    picture.isHidden = true
    #expect(back.title == "Back")
    #expect(back.action == nil)
    #expect(space.title == nil)
    #expect(picture.style == .done)
    #expect(back.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
  }

  @Test("A recogniser that is made without a function gets one later")
  func recognizer() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.addHandler { _ in }
    let view = UIView()
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
    #expect(view.gestureRecognizers?.count == 2)
  }

  @Test("What only a phone has is declared, and changes nothing")
  func phone() {
    let controller = SpellingController()
    controller.setNeedsStatusBarAppearanceUpdate()
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    UIViewController.attemptRotationToDeviceOrientation()
    controller.didReceiveMemoryWarning()
    #expect(controller.preferredStatusBarStyle == .lightContent)
    #expect(UIDevice.current.orientation == .unknown)
    #expect(UIView.layoutFittingCompressedSize == .zero)
  }

  @Test("Notifications are named as on iOS")
  func names() {
    #expect(
      UIApplication.didBecomeActiveNotification.rawValue
        == "UIApplicationDidBecomeActiveNotification")
    #expect(UIScene.didActivateNotification.rawValue == "UISceneDidActivateNotification")
    #expect(
      UITextField.textDidChangeNotification.rawValue == "UITextFieldTextDidChangeNotification")
  }
}

private final class SpellingDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

private final class SpellingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    if let url = connectionOptions.urlContexts.first?.url { window?.accessibilityLabel = url.path }
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
  func sceneWillEnterForeground(_ scene: UIScene) {}
  func sceneDidEnterBackground(_ scene: UIScene) {}
}

private final class SpellingController: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var childForStatusBarStyle: UIViewController? { children.first }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    view.endEditing(true)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in }, completion: { _ in })
    coordinator.animate(alongsideTransition: nil) { _ in }
    coordinator.animate { _ in }
  }
}
