import GTK

/// A key that a shortcut is about.
///
/// ```swift
/// Button("Save", action: save).keyboardShortcut("s")
/// ```
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public var character: Character

  /// Makes a key.
  public init(_ character: Character) { self.character = character }
  /// Makes a key.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  /// Arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// Arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// Arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// Arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Backspace or Delete.
  public static let delete = KeyEquivalent("\u{8}")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Tab. GTK keeps it for moving the keyboard where it is pressed without modifiers.
  public static let tab = KeyEquivalent("\t")

  var key: KeyPress.Key {
    switch self {
    case .upArrow: .up
    case .downArrow: .down
    case .leftArrow: .left
    case .rightArrow: .right
    case .escape: .escape
    case .delete: .delete
    case .return: .enter
    case .space: .space
    case .tab: .tab
    default: .character(character)
    }
  }
}

/// Keys that are held down with another.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes modifiers from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Alt.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The key of an app's own shortcuts. On Linux that is Control.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// All.
  public static let all: EventModifiers = [.shift, .control, .option, .command]
}

/// A key, with those that are held down with it.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held down with it.
  public var modifiers: EventModifiers

  /// Makes a shortcut. Command is the Control key on Linux.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return, which does what a screen is for.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, which breaks off what is under way.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  func matches(_ press: KeyPress) -> Bool {
    guard
      press.control == !modifiers.isDisjoint(with: [.command, .control]),
      press.alt == modifiers.contains(.option)
    else { return false }
    guard case .character(let typed) = press.key, case .character(let wanted) = key.key else {
      return press.key == key.key && press.shift == modifiers.contains(.shift)
    }
    // Many signs are typed with Shift, in some layouts and not in others.
    let needsShift = modifiers.contains(.shift) || wanted.isUppercase
    return typed.lowercased() == wanted.lowercased()
      && (press.shift == needsShift || !wanted.isLetter)
  }
}
