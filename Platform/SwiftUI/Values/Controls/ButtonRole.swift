/// What a button is for, where that changes its looks or its place.
public struct ButtonRole: Equatable, Sendable {
  private enum Role: Hashable, Sendable { case destructive, cancel }
  private let role: Role

  /// The button deletes something.
  public static let destructive = ButtonRole(role: .destructive)
  /// The button breaks off what is under way.
  public static let cancel = ButtonRole(role: .cancel)
}
