/// Something that a control can do.
///
/// ```swift
/// button.addAction(UIAction(title: "Go on") { _ in print("pressed") }, for: .touchUpInside)
/// ```
@preconcurrency @MainActor open class UIAction: NSObject {
  /// What is done; it gets the action itself.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// Names an action, so that one of the same name takes its place.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How an action is meant.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// Destroys something.
    public static let destructive = Attributes(rawValue: 2)
  }

  /// Text for people.
  open var title: String
  /// Picture for people.
  open var image: UIImage?
  /// How the action is meant.
  open var attributes: Attributes
  /// The action's name.
  public let identifier: Identifier
  /// The control that is doing it at the moment.
  open internal(set) weak var sender: AnyObject?
  let handler: Handler

  /// Makes an action. Capture what owns the control weakly, as with every closure.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    attributes: Attributes = [], handler: @escaping Handler
  ) {
    self.title = title
    self.image = image
    self.attributes = attributes
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
  }

  func perform(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }
}
