import FioriThemeManager
import Onboarding
import UIKit

/// What lies over one window while the store is not open.
@MainActor final class StoreCover {
  private(set) weak var window: UIWindow?
  private weak var store: OnboardingStore?
  private var isTrying = false

  init(_ window: UIWindow, of store: OnboardingStore) {
    self.window = window
    self.store = store
  }

  isolated deinit {}

  /// Shows what belongs to a phase.
  func show(_ phase: OnboardingStoreState.Phase) {
    guard let window, let store else { return }
    let wasTrying = isTrying
    isTrying = phase == .unlocking
    switch phase {
    case .noVault: window.uncover()
    case .unlocked:
      if let news = store.news {
        window.cover(with: StoreNoticeController(news, store))
      } else {
        window.uncover()
      }
    case .unlocking: break
    case .unknown:
      // What is there says more than an empty page; but a screen whose passcode was being looked at
      // would wait for an answer that was for the store as it was before.
      if wasTrying || window.coverController == nil { window.cover(with: Curtain()) }
    // Who is typing the recovery code goes on, and reads there what is wrong.
    case .locked, .throttled, .disabled, .needsRecovery, .trouble:
      if !store.isRecovering(in: window) { showWay(phase, in: window, of: store) }
    }
  }

  /// Shows how the store can be opened, or why it cannot.
  private func showWay(
    _ phase: OnboardingStoreState.Phase, in window: UIWindow, of store: OnboardingStore
  ) {
    if let notice = StoreNotice(for: phase) {
      window.cover(with: StoreNoticeController(notice, store))
    } else {
      showInput(in: window, of: store)
    }
  }

  /// A screen on which a passcode was wrong stays, and says so.
  private func showInput(in window: UIWindow, of store: OnboardingStore) {
    if (window.coverController as? LockController)?.store === store { return }
    window.cover(with: LockController(store))
  }
}

/// The screen that asks for the passcode, in a bar of its own.
final class LockController: UINavigationController {
  weak var store: OnboardingStore?

  init(_ store: OnboardingStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    viewControllers = [store.makeInputScreen()]
  }

  required init?(coder: NSCoder) { return nil }
}

/// Nothing at all, in the app's ground.
final class Curtain: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .preferredFioriColor(forStyle: .primaryBackground)
  }
}
