/// Asks a view before the window that it is on closes at a person's wish.
struct WindowCloseModifier: WatchingModifier {
  /// Nil presses the view's first control, and lets the window close then.
  let ask: (@MainActor (UIWindow) -> UIWindow.CloseAnswer)?
  let isOn: Bool

  func begin(_ node: _Node) -> CloseMember {
    let member = CloseMember(node)
    update(of: member)
    node.controller.map(CloseBoard.of)?.add(member)
    return member
  }

  func update(_ memory: inout CloseMember, _ node: _Node) { update(of: memory) }

  private func update(of member: CloseMember) {
    member.ask = ask
    member.isOn = isOn
  }

  func end(_ memory: inout CloseMember, _ node: _Node) {
    node.controller.map(CloseBoard.of)?.remove(memory)
  }
}

/// A view that is asked.
@MainActor final class CloseMember {
  private let control: ShortcutMember
  var ask: (@MainActor (UIWindow) -> UIWindow.CloseAnswer)?
  var isOn = true

  init(_ node: _Node) { control = ShortcutMember(node, nil) }

  func answer(_ window: UIWindow) -> UIWindow.CloseAnswer {
    guard isOn else { return .passes }
    if let ask { return ask(window) }
    return control.press() ? .goesOn : .passes
  }
}

/// The views on one controller that are asked.
@MainActor private final class CloseBoard {
  private static var boards: [ObjectIdentifier: CloseBoard] = [:]
  private weak var controller: UIViewController?
  private var members: [CloseMember] = []

  private init(_ controller: UIViewController) {
    self.controller = controller
    controller.closeHandler = { [weak self] window in
      // A view that asks comes before controls, and before those in it, which were there first.
      let members = self?.members.reversed() ?? []
      for member in members.filter({ $0.ask != nil }) + members.filter({ $0.ask == nil }) {
        let answer = member.answer(window)
        if answer != .passes { return answer }
      }
      return .passes
    }
  }

  static func of(_ controller: UIViewController) -> CloseBoard {
    let key = ObjectIdentifier(controller)
    if let board = boards[key], board.controller === controller { return board }
    let board = CloseBoard(controller)
    boards[key] = board
    return board
  }

  func add(_ member: CloseMember) { members.append(member) }

  func remove(_ member: CloseMember) {
    members.removeAll { $0 === member }
    if members.isEmpty { Self.boards = Self.boards.filter { $0.value !== self } }
  }
}

extension View {
  /// Asked when a person wants to close the window that the view is on; `closeAsWished()` closes it later.
  package func onWindowClose(
    _ ask: @escaping @MainActor (UIWindow) -> UIWindow.CloseAnswer
  ) -> some View {
    modifier(WindowCloseModifier(ask: ask, isOn: true))
  }

  /// Presses the view's first control when a person closes the window that it is on.
  package func pressedOnWindowClose(_ isPressed: Bool = true) -> some View {
    modifier(WindowCloseModifier(ask: nil, isOn: isPressed))
  }
}
