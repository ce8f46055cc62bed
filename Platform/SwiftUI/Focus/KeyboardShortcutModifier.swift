import GTK

/// Presses the first control in a view when its keys are pressed.
struct ShortcutModifier: WatchingModifier {
  let shortcut: KeyboardShortcut?

  func begin(_ node: _Node) -> ShortcutMember {
    let member = ShortcutMember(node, shortcut)
    node.controller.map(ShortcutBoard.of)?.add(member)
    return member
  }

  func update(_ memory: inout ShortcutMember, _ node: _Node) { memory.shortcut = shortcut }

  func end(_ memory: inout ShortcutMember, _ node: _Node) {
    node.controller.map(ShortcutBoard.of)?.remove(memory)
  }
}

/// A view with a shortcut.
@MainActor final class ShortcutMember {
  private weak var node: _Node?
  var shortcut: KeyboardShortcut?

  init(_ node: _Node, _ shortcut: KeyboardShortcut?) {
    self.node = node
    self.shortcut = shortcut
  }

  /// Presses the control; false where there is none that can be pressed.
  func press() -> Bool {
    var views: [UIView] = []
    for item in node?.items ?? [] { item.collectViews(into: &views) }
    guard let control = views.lazy.compactMap(\.firstPressable).first else { return false }
    control.pressByKey()
    return true
  }
}

/// The shortcuts of the views on one controller.
@MainActor private final class ShortcutBoard {
  private static var boards: [ObjectIdentifier: ShortcutBoard] = [:]
  private weak var controller: UIViewController?
  private var members: [ShortcutMember] = []

  private init(_ controller: UIViewController) {
    self.controller = controller
    controller.keyHandler = { [weak self] in self?.handle($0) ?? false }
  }

  static func of(_ controller: UIViewController) -> ShortcutBoard {
    let key = ObjectIdentifier(controller)
    if let board = boards[key], board.controller === controller { return board }
    let board = ShortcutBoard(controller)
    boards[key] = board
    return board
  }

  func add(_ member: ShortcutMember) { members.append(member) }

  func remove(_ member: ShortcutMember) {
    members.removeAll { $0 === member }
    if members.isEmpty { Self.boards = Self.boards.filter { $0.value !== self } }
  }

  private func handle(_ press: KeyPress) -> Bool {
    members.contains { $0.shortcut?.matches(press) == true && $0.press() }
  }
}

extension UIView {
  /// The view itself, or the first control in it, that can be pressed.
  fileprivate var firstPressable: UIControl? {
    guard window != nil, !isHidden, isUserInteractionEnabled else { return nil }
    if let control = self as? UIControl, !(control is UITextField) {
      return control.isEnabled ? control : nil
    }
    return subviews.lazy.compactMap(\.firstPressable).first
  }
}

extension UIControl {
  /// Does what a press does.
  fileprivate func pressByKey() {
    if let toggle = self as? UISwitch {
      toggle.setOn(!toggle.isOn, animated: true)
      toggle.sendActions(for: .valueChanged)
    } else {
      sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
  }
}

extension View {
  /// Presses the view's first control when the key is pressed with the modifiers, wherever the
  /// keyboard is on its screen. Command is the Control key on Linux.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Presses the view's first control when a shortcut is pressed.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }

  /// Presses the view's first control when a shortcut is pressed; nil for none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }
}
