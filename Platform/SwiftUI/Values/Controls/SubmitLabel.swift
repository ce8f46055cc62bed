import UIKit

/// What the Return key is called on a keyboard that asks.
public struct SubmitLabel: Sendable {
  /// UIKit's name for the key.
  package let returnKeyType: UIReturnKeyType

  /// Done.
  public static let done = SubmitLabel(returnKeyType: .done)
  /// Go.
  public static let go = SubmitLabel(returnKeyType: .go)
  /// Send.
  public static let send = SubmitLabel(returnKeyType: .send)
  /// Join.
  public static let join = SubmitLabel(returnKeyType: .join)
  /// Route.
  public static let route = SubmitLabel(returnKeyType: .route)
  /// Search.
  public static let search = SubmitLabel(returnKeyType: .search)
  /// Return.
  public static let `return` = SubmitLabel(returnKeyType: .default)
  /// Next.
  public static let next = SubmitLabel(returnKeyType: .next)
  /// Continue.
  public static let `continue` = SubmitLabel(returnKeyType: .continue)
}
