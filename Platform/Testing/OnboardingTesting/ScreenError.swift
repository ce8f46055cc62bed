/// Why something could not be done on a ``Screen``.
public enum ScreenError: Error, Hashable, Sendable {
  /// Nothing that can be reached has this name or identifier. `present` lists what is there.
  case notFound(name: String, present: [String])
  /// Several things have this name, and none is the only control among them.
  case ambiguous(name: String, count: Int)
  /// The control is there but cannot be used.
  case disabled(name: String)
  /// Something else lies over the middle of what was to be tapped, or it is outside the window.
  case covered(name: String)
  /// What was to be typed into takes no text.
  case takesNoText(name: String)
  /// What was waited for did not happen. `screen` is the text tree at the end.
  case timedOut(awaited: String, seconds: Double, screen: String)
  /// The screen could not be drawn.
  case notDrawn
  /// The picture could not be written to `path`.
  case unwritable(path: String)
}

extension ScreenError: CustomStringConvertible {
  /// The error in words, with what the screen showed.
  public var description: String {
    switch self {
    case .notFound(let name, let present):
      "There is nothing named \"\(name)\" on the screen. There are: "
        + (present.isEmpty ? "no names at all" : present.joined(separator: ", "))
    case .ambiguous(let name, let count):
      "\(count) things are named \"\(name)\": give the one that is meant an accessibilityIdentifier."
    case .disabled(let name): "\"\(name)\" is disabled."
    case .covered(let name): "\"\(name)\" is covered by something else, or outside the window."
    case .takesNoText(let name): "\"\(name)\" takes no text."
    case .timedOut(let awaited, let seconds, let screen):
      "Waited \(seconds) s in vain for \(awaited). The screen shows:\n\(screen)"
    case .notDrawn: "The screen could not be drawn."
    case .unwritable(let path): "The picture could not be written to \(path)."
    }
  }
}
