/// Whether a window is in use.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  /// It is closed.
  case background
  /// It is there, and the keyboard is elsewhere.
  case inactive
  /// It has the keyboard.
  case active

  /// From the background to the window in use.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  /// What the app of UIKit is.
  @MainActor static var current: ScenePhase {
    switch UIApplication.shared.applicationState {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .inactive }
}

extension EnvironmentValues {
  /// Whether the window is in use. Views hear it; a program itself has no window.
  public internal(set) var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

/// Hears when the app gets the keyboard, loses it or goes.
@MainActor final class ScenePhaseWatch {
  private var tokens: [any NSObjectProtocol] = []

  init(_ changed: @escaping @MainActor (ScenePhase) -> Void) {
    let phases: [(NSNotification.Name, ScenePhase)] = [
      (UIApplication.didBecomeActiveNotification, .active),
      (UIApplication.willResignActiveNotification, .inactive),
      (UIApplication.didEnterBackgroundNotification, .background),
    ]
    tokens = phases.map { name, phase in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { changed(phase) }
      }
    }
  }

  isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
