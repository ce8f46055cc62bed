/// Asks what is on a window before a person's wish to close it comes true.
extension UIWindow {
  /// What is said to a person's wish.
  package enum CloseAnswer: Hashable, Sendable {
    /// The person is asked, and the window stays until the answer is there.
    case asks
    /// What had to be done is done: the window closes.
    case goesOn
    /// Nobody here has anything to say.
    case passes
  }

  /// The person wants to close the window.
  ///
  /// - Returns: Whether it stays open: somebody asks first, and closes it when the answer is yes.
  func asksBeforeClosing() -> Bool {
    guard !isClosing else { return false }
    for controller in controllersInReach {
      switch controller.closeHandler?(self) ?? .passes {
      case .asks: return true
      case .goesOn: return false
      case .passes: continue
      }
    }
    return false
  }

  /// What a person deals with, from the inside out: the controllers on top, their containers, and what
  /// presented those. What a cover hides is not asked: it could not be answered.
  private var controllersInReach: [UIViewController] {
    var result: [UIViewController] = []
    for layer in presentations.reversed() {
      result += Self.chain(from: layer.controller)
      if layer.rank == .cover { return result }
    }
    return result + (rootViewController.map(Self.chain(from:)) ?? [])
  }

  private static func chain(from controller: UIViewController) -> [UIViewController] {
    var chain = [controller]
    while let inner = chain.first?.innermostForKeys { chain.insert(inner, at: 0) }
    return chain
  }

  /// Closes the window, after somebody has asked.
  package func closeAsWished() {
    isClosing = true
    defer { isClosing = false }
    native?.requestClose()
  }

  /// A person's wish to close the window, as the desktop tells of it, for tests and demonstrations.
  ///
  /// - Returns: Whether the window stays open.
  @discardableResult package func requestClose() -> Bool { native?.requestClose() ?? false }
}
