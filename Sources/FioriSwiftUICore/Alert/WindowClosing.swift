import UIKit

/// The window whose person is asked before it closes.
@MainActor final class WindowClosing {
  weak var window: UIWindow?

  isolated deinit {}
}
