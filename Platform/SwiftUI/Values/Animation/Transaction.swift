/// What goes with a change of state on its way to the views.
public struct Transaction: Sendable {
  /// How the change is shown on its way; nil shows it at once.
  public var animation: Animation?
  /// Whether views may not put animations of their own in the place of `animation`.
  public var disablesAnimations = false

  /// A change that is shown at once.
  public init() {}

  /// A change that is shown as `animation` says.
  public init(animation: Animation?) { self.animation = animation }
}
