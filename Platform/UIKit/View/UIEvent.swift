/// Something that a person did. Only its kind is known here.
@MainActor open class UIEvent: NSObject {
  /// What was done.
  public enum EventType: Int, Sendable { case touches, presses }
  /// What was done.
  public let type: EventType

  init(type: EventType) { self.type = type }
}
