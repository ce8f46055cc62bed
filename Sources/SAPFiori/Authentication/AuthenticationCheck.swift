import Foundation
import Synchronization

/// One check of what a person has typed, which an app ends by calling ``completion``, on any thread.
///
/// It ends once: a second call does nothing. An app that lets go of the function without having called
/// it, for instance because the object that would have is gone, ends the check too.
final class AuthenticationCheck: Sendable {
  /// How a check ends.
  enum Outcome: Sendable {
    /// The app has answered: nil is that all is right, else why it is not.
    case answered(errorMessage: String?)
    /// Nobody can answer any more.
    case forgotten
  }

  private let isOpen = Mutex(true)
  private let end: @MainActor @Sendable (Outcome) -> Void

  /// - Parameter end: Called once, on the main thread.
  init(end: @escaping @MainActor @Sendable (Outcome) -> Void) { self.end = end }

  deinit {
    let end = end
    // Later, since the app may let go of it while it is being asked.
    if close() { DispatchQueue.main.async { end(.forgotten) } }
  }

  /// What the app calls.
  var completion: (_ errorMessage: String?) -> Void { { self.answer($0) } }

  private func answer(_ errorMessage: String?) {
    guard close() else { return }
    if Thread.isMainThread {
      MainActor.assumeIsolated { end(.answered(errorMessage: errorMessage)) }
    } else {
      let end = end
      DispatchQueue.main.async { end(.answered(errorMessage: errorMessage)) }
    }
  }

  /// Whether the check was open until now.
  private func close() -> Bool {
    isOpen.withLock { isOpen in
      defer { isOpen = false }
      return isOpen
    }
  }
}
