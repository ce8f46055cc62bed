import GTK
import Glibc

/// The running app.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The running app.
  public static let shared = UIApplication()

  /// Why the app was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The `URL` that the app is to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// Facts about an address that is to be opened. There are none on Linux.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Facts about how an address is to be opened. There are none on Linux.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Whether an app is in use.
  public enum State: Int, Sendable { case active, inactive, background }

  /// Hears what happens to the app.
  open weak var delegate: (any UIApplicationDelegate)?
  private var keptDelegate: (any UIApplicationDelegate)?
  private var scene: UIWindowScene?
  private struct WeakWindow { weak var window: UIWindow? }
  private var openWindows: [WeakWindow] = []
  private var isRunning = false

  /// The window that has the keyboard.
  open internal(set) weak var keyWindow: UIWindow?
  /// The app's windows.
  open var windows: [UIWindow] { openWindows.compactMap(\.window) }
  /// The app's scenes.
  open var connectedScenes: Set<UIScene> { scene.map { [$0] } ?? [] }
  /// Whether the app is in use.
  open private(set) var applicationState = State.inactive

  // MARK: - Start

  /// What the desktop calls the app: the program's name unless the app sets another.
  public static var displayName = ProcessInfo.processInfo.processName

  /// Starts GTK, or ends the program with a message that says what is missing.
  static func startToolkit() {
    guard !Toolkit.isStarted else { return }
    do {
      try Toolkit.start(named: displayName)
    } catch {
      exit(with: error)
    }
    let settings = DesktopSettings.shared
    settings.onChange = { UIApplication.shared.desktopChanged() }
    settings.start()
    shared.desktopChanged()
  }

  private static func exit(with error: GTKError) -> Never {
    let text =
      switch error {
      case .noDisplay(let variables):
        "There is no display to show a window on. Looked at: \(variables.joined(separator: ", ")). "
          + "Start the program in a desktop session, or set DISPLAY or WAYLAND_DISPLAY."
      case .noFonts:
        "The font system found no fonts. Install some, for instance the package fonts-inter."
      case .unreadableImage(let reason): "A picture could not be read: \(reason)"
      case .unwritableImage(let path): "A picture could not be written: \(path)"
      }
    Log.warning(text)
    Glibc.exit(69)
  }

  func run(_ delegate: any UIApplicationDelegate) {
    keptDelegate = delegate
    self.delegate = delegate
    isRunning = true
    Self.startToolkit()
    let url = CommandLine.arguments.dropFirst().lazy.compactMap(Self.address).first
    let options: [LaunchOptionsKey: Any]? = url.map { [.url: $0] }
    var started = delegate.application(self, willFinishLaunchingWithOptions: options)
    started = delegate.application(self, didFinishLaunchingWithOptions: options) && started
    post(Self.didFinishLaunchingNotification)
    connectScene(for: delegate, url)
    if started, let url { _ = delegate.application(self, open: url, options: [:]) }
    precondition(
      !windows.isEmpty,
      """
      The app opened no window: make one in application(_:didFinishLaunchingWithOptions:) and call \
      makeKeyAndVisible(), or name the scene's delegate in sceneDelegateClass.
      """)
    MainLoop.run()
    delegate.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
  }

  private static func address(_ argument: String) -> URL? {
    guard argument.contains("://"), let url = URL(string: argument), url.scheme != nil else {
      return nil
    }
    return url
  }

  /// Makes the app's scene, if its delegate names a class for one.
  package func connectScene(for delegate: any UIApplicationDelegate, _ url: URL?) {
    let session = UISceneSession()
    let options = UIScene.ConnectionOptions(
      urlContexts: url.map { [UIOpenURLContext(url: $0)] } ?? [])
    let configuration = delegate.application(
      self, configurationForConnecting: session, options: options)
    session.configuration = configuration
    guard let named = configuration.delegateClass ?? delegate.sceneDelegateClass else { return }
    guard let type = named as? UIResponder.Type,
      let sceneDelegate = ResponderMaker.makeResponder(type) as? any UISceneDelegate
    else {
      preconditionFailure(
        "A scene's delegate must be a responder: class \(named): UIResponder, UIWindowSceneDelegate."
      )
    }
    let scene = UIWindowScene(session: session)
    session.scene = scene
    self.scene = scene
    scene.delegate = sceneDelegate
    scene.post(UIScene.willConnectNotification)
    sceneDelegate.scene(scene, willConnectTo: session, options: options)
    scene.activationState = .foregroundInactive
    sceneDelegate.sceneWillEnterForeground(scene)
    scene.post(UIScene.willEnterForegroundNotification)
  }

  /// Forgets the scene; for tests.
  package func disconnectScene() { scene = nil }

  // MARK: - Windows

  func register(_ window: UIWindow) {
    openWindows.removeAll { $0.window == nil }
    openWindows.append(WeakWindow(window: window))
  }

  func unregister(_ window: UIWindow) {
    openWindows.removeAll { $0.window == nil || $0.window === window }
  }

  func windowWillClose(_ window: UIWindow) {
    unregister(window)
    guard isRunning, windows.allSatisfy({ !$0.isShown }) else { return }
    applicationState = .background
    delegate?.applicationDidEnterBackground(self)
    post(Self.didEnterBackgroundNotification)
    if let scene {
      scene.activationState = .background
      scene.delegate?.sceneDidEnterBackground(scene)
      scene.post(UIScene.didEnterBackgroundNotification)
      scene.activationState = .unattached
      scene.delegate?.sceneDidDisconnect(scene)
      scene.post(UIScene.didDisconnectNotification)
    }
    MainLoop.quit()
  }

  package func activeChanged(_ isActive: Bool) {
    let state: State = isActive ? .active : .inactive
    guard state != applicationState else { return }
    applicationState = state
    scene?.activationState = isActive ? .foregroundActive : .foregroundInactive
    if isActive {
      delegate?.applicationDidBecomeActive(self)
      post(Self.didBecomeActiveNotification)
    } else {
      delegate?.applicationWillResignActive(self)
      post(Self.willResignActiveNotification)
    }
    guard let scene else { return }
    if isActive {
      scene.delegate?.sceneDidBecomeActive(scene)
      scene.post(UIScene.didActivateNotification)
    } else {
      scene.delegate?.sceneWillResignActive(scene)
      scene.post(UIScene.willDeactivateNotification)
    }
  }

  // MARK: - Addresses

  /// Opens an address with the program that the desktop has for it.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isKnown = canOpenURL(url)
    if let urlOpener {
      urlOpener(url)
    } else if isKnown {
      NativeWindow.open(address: url.absoluteString)
    }
    if let completion { DispatchQueue.main.async { completion(isKnown) } }
  }

  /// Takes the place of the desktop in tests.
  package var urlOpener: ((URL) -> Void)?

  /// Whether an address is complete enough to be opened.
  open func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }

  // MARK: - Traits

  private(set) var desktopTraits = UITraitCollection()
  private var pinnedTraits: ((inout UITraitCollection.Values) -> Void)?

  private func desktopChanged() {
    let appearance = DesktopSettings.shared.appearance
    let traits = UITraitCollection().with {
      $0.style = appearance.prefersDark ? .dark : .light
      $0.contrast = appearance.prefersHighContrast ? .high : .normal
      $0.textScale = appearance.textScale
      $0.reducesMotion = !appearance.animates
      $0.direction = appearance.isRightToLeft ? .rightToLeft : .leftToRight
      $0.displayScale = NativeWindow.monitorSize?.scale ?? 1
      pinnedTraits?(&$0)
    }
    guard traits != desktopTraits || !hasPalette else { return }
    hasPalette = true
    let category = desktopTraits.preferredContentSizeCategory
    desktopTraits = traits
    UITraitCollection.current = traits
    StyleSheet.gather {
      applyPalette(traits)
      for window in windows { window.traitsMayHaveChanged() }
    }
    if traits.preferredContentSizeCategory != category {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: self,
        userInfo: [
          UIContentSizeCategory.newValueUserInfoKey: traits.preferredContentSizeCategory
        ])
    }
  }

  private var hasPalette = false

  private func applyPalette(_ traits: UITraitCollection) {
    StyleSheet.use(
      StyleSheet.Palette(
        label: UIColor.label.paint(with: traits),
        secondary: UIColor.secondaryLabel.paint(with: traits),
        background: UIColor.systemBackground.paint(with: traits),
        tint: UIView.defaultTintColor.paint(with: traits),
        separator: UIColor.separator.paint(with: traits)))
  }

  /// The look that tests and catalogues ask for, whatever the desktop says.
  package struct Look: Hashable, Sendable {
    /// Light or dark.
    package var isDark = false
    /// How much larger than by default text is.
    package var textScale = 1.0
    /// Whether reading goes from right to left.
    package var isRightToLeft = false
    /// Whether contrast is high.
    package var hasHighContrast = false
    /// Whether movements are left out.
    package var reducesMotion = true

    package init() {}
  }

  /// Pins the look; nil follows the desktop again.
  package func pin(_ look: Look?) {
    pinnedTraits = look.map { look in
      {
        $0.style = look.isDark ? .dark : .light
        $0.textScale = look.textScale
        $0.direction = look.isRightToLeft ? .rightToLeft : .leftToRight
        $0.contrast = look.hasHighContrast ? .high : .normal
        $0.reducesMotion = look.reducesMotion
      }
    }
    Self.startToolkit()
    desktopChanged()
  }
}
