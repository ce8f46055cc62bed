import GTK

extension Screen {
  /// A key of the keyboard.
  public enum Key: Hashable, Sendable {
    /// Presses a button, moves on from a field.
    case `return`
    /// Cancels, closes or goes back.
    case escape
    /// Moves the focus on.
    case tab
    /// Moves the focus back: Tab with Shift.
    case backTab
    /// Presses what has the focus.
    case space
    /// Takes away what is before the caret.
    case backspace
    /// An arrow.
    case up, down, left, right
    /// To the beginning or the end.
    case home, end
    /// A page on or back.
    case pageUp, pageDown
    /// Left arrow with Alt, which goes back.
    case altLeft
    /// V with Control, which pastes.
    case paste

    var press: KeyPress {
      switch self {
      case .return: KeyPress(.enter)
      case .escape: KeyPress(.escape)
      case .tab: KeyPress(.tab)
      case .backTab: KeyPress(.tab, shift: true)
      case .space: KeyPress(.space)
      case .backspace: KeyPress(.delete)
      case .up: KeyPress(.up)
      case .down: KeyPress(.down)
      case .left: KeyPress(.left)
      case .right: KeyPress(.right)
      case .home: KeyPress(.home)
      case .end: KeyPress(.end)
      case .pageUp: KeyPress(.pageUp)
      case .pageDown: KeyPress(.pageDown)
      case .altLeft: KeyPress(.left, alt: true)
      case .paste: KeyPress(.character("v"), control: true)
      }
    }
  }
}
