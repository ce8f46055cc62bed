/// Where in the bars of a page something stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable {
    case leading, trailing, outermost, confirmation, principal, bottom, middle
  }
  let place: Place
  /// Whether it is in the bar below the page.
  var isBelow: Bool { place == .bottom || place == .middle }

  /// What suits: the bar above the page, where reading ends.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// The bar above the page, where reading begins.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// The bar above the page, where reading ends.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// The bar above the page, where reading begins: the name before iOS 17.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// The bar above the page, where reading ends: the name before iOS 17.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// Beside the way back.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// What the page is there for: at the end of the bar above it.
  public static let primaryAction = ToolbarItemPlacement(place: .outermost)
  /// What takes over the things that were entered: in strong type at the end of the bar above.
  public static let confirmationAction = ToolbarItemPlacement(place: .confirmation)
  /// What drops the things that were entered: where reading begins in the bar above.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// What takes something away for good: at the end of the bar above.
  public static let destructiveAction = ToolbarItemPlacement(place: .outermost)
  /// In place of the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// The bar below the page. Without a `Spacer` the items share the room evenly.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// The middle of the bar below the page.
  public static let status = ToolbarItemPlacement(place: .middle)

  /// Not there: bars have no menus.
  @available(*, unavailable, message: "Bars have no menus on Linux: use .primaryAction.")
  public static var secondaryAction: ToolbarItemPlacement { automatic }

  /// Not there: the keyboard is the compositor's.
  @available(*, unavailable, message: "The keyboard is the compositor's: use .bottomBar.")
  public static var keyboard: ToolbarItemPlacement { automatic }
}
