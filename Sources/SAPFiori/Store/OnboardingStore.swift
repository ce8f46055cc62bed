import Onboarding
import Secrets
import UIKit

/// Gives an app a working passcode: the delegate of the passcode screens that makes, opens, changes and
/// locks a store of secrets, and covers the app's windows while that is locked.
///
/// ```swift
/// @MainActor func start(_ vault: any SecretStore, in window: UIWindow) -> OnboardingStore {
///   let store = OnboardingStore(vault)
///   store.onChange = { phase in if phase == .noVault { print("onboarding") } }
///   store.protect(window)
///   return store
/// }
/// ```
///
/// The screens link no store, reader or session service; the app passes them in. With the products
/// `Vault`, `Fingerprint` and `SessionWatch` that is
/// `OnboardingStore(Vault(VaultLocation(application: "com.example.FieldService")),
/// sensor: FingerprintReader(), watch: SessionWatch())`. The app keeps the object for as long as it runs.
///
/// The store is locked when the session is, before the machine sleeps, when nobody has used the
/// protected windows for ``timeLimit``, and when the app calls ``lock()``. On Linux a finger is a gate
/// that the app keeps shut, and no encryption.
@MainActor public final class OnboardingStore {
  /// Where the app keeps its secrets. Read and write values here while ``phase`` is `unlocked`.
  public let secrets: any SecretStore
  /// The finger reader; nil offers no finger.
  public let sensor: (any BiometricSensor)?
  /// How long nobody may use the windows until they lock, by a clock that nobody can set and that goes
  /// on while the machine sleeps; nil for ever. It holds from the next unlocking on.
  public var timeLimit: Duration?
  /// What is asked of a passcode. Codes that are tried first are refused whatever it says.
  public var policy = FUIPasscodePolicy()
  /// Where a finger is offered on ``makeCreateScreen()``. Last by default: the passcode stays a way in
  /// when the finger can no longer be read.
  public var fingerPlacement = PasscodeCreation.FingerPlacement.last
  /// Whether a recovery code is offered once a store was made on ``makeCreateScreen()``. It is not unless
  /// the app says so; ``makeRecoveryCodeScreen()`` offers one at any other time.
  public var offersRecoveryCode = false
  /// Told where the app stands, each time that is another place, and once of an open store. In `noVault` the app begins its
  /// onboarding, in `unlocked` it shows its work; what lies between, the cover says.
  public var onChange: (@MainActor (OnboardingStoreState.Phase) -> Void)?
  /// What happens when a person asks for a reset. Without it the person is asked, and all is removed.
  /// It gets the screen on which that was.
  public var onReset: (@MainActor (UIViewController) -> Void)?

  /// Where the app stands.
  public var phase: OnboardingStoreState.Phase { state.phase }

  private(set) var state = OnboardingStoreState()
  private var shown = OnboardingStoreState.Phase.unknown
  private var hasStarted = false
  /// Whether the store was not there when it last said so. What goes wrong then, the screen says on
  /// which a passcode is chosen: there is nothing to cover.
  private var isFirstRun = false
  private var covers: [StoreCover] = []
  /// An answer of the store about how it was before it was locked, or a try began, is out of date.
  private var generation = 0
  private let waiting = ScreenTimer()
  package let idle: IdleLock
  private var sessionTask: Task<Void, Never>?
  /// The finger that is to be enabled once there is a store.
  var pendingFinger: BiometricEnrolment?
  /// A finger that stood for the passcode could not be kept beside the new one.
  var hasLostFinger = false
  /// What the person has to be told as soon as the store is open.
  var news: StoreNotice?
  /// The screens that ask for the recovery code, while they are there.
  weak var recovery: RecoveryController?
  /// Wrong fingers since the passcode was right, or a finger was.
  var fingerAttempts = BiometricAttempts()

  /// Makes the delegate of a store; nothing is asked of it yet.
  ///
  /// - Parameters:
  ///   - secrets: Where the app keeps its secrets, a `Vault` as a rule.
  ///   - sensor: The finger reader; nil offers no finger.
  ///   - watch: Tells when the session is locked and the machine sleeps; nil does not lock then.
  ///   - timeLimit: How long nobody may use the windows until they lock; nil for ever.
  public init(
    _ secrets: any SecretStore, sensor: (any BiometricSensor)? = nil,
    watch: (any SessionLockWatch)? = nil, timeLimit: Duration? = .seconds(300)
  ) {
    self.secrets = secrets
    self.sensor = sensor
    self.timeLimit = timeLimit
    idle = IdleLock()
    idle.onDue = { [weak self] in self?.lockAtOnce() }
    if let watch {
      sessionTask = Task { [weak self] in
        await watch.run { event in await self?.sessionChanged(event) }
      }
    }
  }

  isolated deinit { sessionTask?.cancel() }

  // MARK: - Starting

  /// Covers a window whenever the store is not open, from now on, and locks when nobody uses it.
  ///
  /// Call it before the window is shown. While there is no store, which is the first run, the window
  /// shows what the app has put into it. The window is not kept alive.
  public func protect(_ window: UIWindow) {
    covers.removeAll { $0.window == nil || $0.window === window }
    let cover = StoreCover(window, of: self)
    covers.append(cover)
    window.onInput = { [weak idle] in !(idle?.noteInput() ?? true) }
    cover.show(covering)
    guard !hasStarted else { return }
    Task { await start() }
  }

  /// Asks the store what there is, the first time it is called. ``protect(_:)`` does it by itself.
  public func start() async {
    guard !hasStarted else { return }
    hasStarted = true
    await handle(.started)
  }

  /// Asks the store again, after trouble for instance.
  public func retry() async {
    hasStarted = true
    switch phase {
    // Where the keyring stays locked, the store says so itself when it is asked.
    case .trouble(.keyring(.locked)), .trouble(.keyring(.notUnlocked)):
      try? await secrets.unlockKeyring()
    default: break
    }
    await handle(.retried)
  }

  // MARK: - Locking

  /// Locks the store and covers the windows, which are covered when the call has begun. A store that is
  /// being opened is locked as soon as it is open.
  public func lock() async { await handle(.lockWanted) }

  private func lockAtOnce() {
    let effects = take(.lockWanted)
    Task { await run(effects) }
  }

  private func sessionChanged(_ event: SessionEvent) async {
    if event == .didWake { idle.look() }
    guard event.locksApp else { return }
    let effects = take(.lockWanted)
    // The machine waits for this with its sleep, and need not wait for the rest.
    if effects.contains(.lock) { await secrets.lock() }
    if event == .willSleep { await drawCovers() }
    Task { await run(effects.filter { $0 != .lock }) }
  }

  /// The windows are seen as they were drawn last when the machine wakes up: the covers have to be in
  /// that. A window that is not drawn, since nobody sees it for instance, is not waited for long.
  private func drawCovers() async {
    let waits = covers.compactMap(\.window).map { window in
      Task { await window.drawn(within: 1) }
    }
    for wait in waits { _ = await wait.value }
  }

  // MARK: - What happens

  /// Takes notice of what has happened, and does what follows from it.
  func handle(_ event: OnboardingStoreState.Event) async { await run(take(event)) }

  /// Takes notice of what has happened: covers are laid and taken away at once.
  func take(_ event: OnboardingStoreState.Event) -> [OnboardingStoreState.Effect] {
    let effects = state.handle(event)
    if effects.contains(.lock) || state.phase == .unlocking { generation += 1 }
    guard state.phase != shown else { return effects }
    let wasOpen = shown.isUnlocked
    shown = state.phase
    // An open store that can be opened in other ways than before is where it was.
    if wasOpen, shown.isUnlocked { return effects }
    note(shown)
    showCovers()
    onChange?(shown)
    return effects
  }

  func showCovers() { for cover in covers { cover.show(covering) } }

  /// Says what there is to be said over an open app, in all windows that are protected and in the one
  /// in which it came about.
  func showNews(in window: UIWindow?) {
    guard let news, phase.isUnlocked else { return }
    var windows = covers.compactMap(\.window)
    if let window, !windows.contains(window) { windows.append(window) }
    for window in windows
    where (window.coverController as? StoreNoticeController)?.says(news) != true {
      window.cover(with: StoreNoticeController(news, self))
    }
  }

  /// The person has read it.
  func newsRead(in window: UIWindow?) {
    news = nil
    window?.uncover()
    showCovers()
  }

  private func note(_ phase: OnboardingStoreState.Phase) {
    switch phase {
    case .noVault: isFirstRun = true
    case .unknown, .unlocking, .trouble: break
    case .locked, .unlocked, .throttled, .disabled, .needsRecovery: isFirstRun = false
    }
    switch phase {
    case .unlocked: idle.start(timeLimit)
    case .unlocking: break
    default: idle.stop()
    }
  }

  private var covering: OnboardingStoreState.Phase { isFirstRun ? .noVault : state.phase }

  private func run(_ effects: [OnboardingStoreState.Effect]) async {
    for effect in effects {
      switch effect {
      case .readStatus: await readStatus()
      case .lock: await secrets.lock()
      case .wait(let wait):
        waiting.start(wait / .seconds(1)) { [weak self] in
          Task { await self?.handle(.waitEnded) }
        }
      }
    }
  }

  private func readStatus() async {
    let asked = generation
    do throws(SecretStoreError) {
      let status = try await secrets.status()
      if asked == generation { await handle(.statusRead(status)) }
    } catch {
      if asked == generation { await handle(.failed(error)) }
    }
  }
}

extension OnboardingStoreState.Phase {
  fileprivate var isUnlocked: Bool { if case .unlocked = self { true } else { false } }
}
