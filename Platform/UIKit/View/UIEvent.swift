/// Something that a person did. Only its kind is known here.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// What was done.
  public enum EventType: Int, Sendable { case touches, presses }
  /// What was done.
  public let type: EventType
  /// The fingers, or the pointer's button, that are down; nil for keys.
  public let allTouches: Set<UITouch>?

  init(type: EventType) {
    self.type = type
    allTouches = nil
  }

  init(_ touch: UITouch) {
    type = .touches
    allTouches = [touch]
  }
}
