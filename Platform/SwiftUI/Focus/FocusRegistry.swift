/// Hears when the keyboard has moved.
@MainActor protocol FocusFollower: AnyObject {
  /// Looks where the keyboard is now.
  func focusMoved() -> (gained: Bool, lost: Bool)
  func tellGained()
  func tellLost()
}

/// Knows who follows the keyboard, in all windows.
@MainActor final class FocusRegistry {
  static let shared = FocusRegistry()
  private var followers: [ObjectIdentifier: any FocusFollower] = [:]
  private var waiting: [@MainActor () -> Void] = []

  func add(_ follower: any FocusFollower) { followers[ObjectIdentifier(follower)] = follower }

  func remove(_ follower: any FocusFollower) {
    followers[ObjectIdentifier(follower)] = nil
  }

  /// Does something once views have come into a window.
  func wait(_ action: @escaping @MainActor () -> Void) { waiting.append(action) }

  /// Views have come into a window, which tells of its focus from now on.
  func windowCame(_ window: UIWindow) {
    if window.onFocusMove == nil {
      window.onFocusMove = { [weak self] in self?.focusMoved() }
    }
    let actions = waiting
    waiting = []
    for action in actions { action() }
  }

  private func focusMoved() {
    guard !followers.isEmpty else { return }
    var losers: [any FocusFollower] = []
    for follower in followers.values {
      let change = follower.focusMoved()
      if change.gained { follower.tellGained() }
      if change.lost { losers.append(follower) }
    }
    // What has the keyboard now is known, so that a loser resets only its own value.
    for follower in losers { follower.tellLost() }
  }
}
