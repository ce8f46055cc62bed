/// What views in a stack of pages ask of it.
@MainActor protocol PageStack: AnyObject {
  /// Leads on to the page of a value.
  func push(_ value: PathValue)
  /// Leads on to a page that a view shows as long as it wants to; a second call changes the page.
  func present(_ page: PresentedPage, for owner: _Node)
  /// Goes back from the page that a view has shown.
  func withdraw(for owner: _Node)
  /// The page of a type's values is made otherwise.
  func destinationChanged(_ type: ObjectIdentifier)
}

/// A page that a view shows as long as it wants to.
@MainActor struct PresentedPage {
  /// Another identity is another page.
  let id: AnyHashable
  let make: @MainActor () -> any View
  /// Called when a person has gone back.
  let onLeave: @MainActor () -> Void
}

/// The stack around views, and the pages of values that they know.
@MainActor final class NavigationContext {
  /// Makes the page of a value.
  typealias Destination = @MainActor (PathValue) -> any View

  private struct Entry {
    weak var owner: _Node?
    var make: Destination
  }

  weak var stack: (any PageStack)?
  private var destinations: [ObjectIdentifier: [Entry]] = [:]

  /// Says how the pages of a type's values are made. Where several say it, the first one counts.
  func setDestination(_ type: ObjectIdentifier, of owner: _Node, _ make: @escaping Destination) {
    var entries = destinations[type, default: []]
    if let index = entries.firstIndex(where: { $0.owner === owner }) {
      entries[index].make = make
    } else {
      entries.append(Entry(owner: owner, make: make))
    }
    destinations[type] = entries
    stack?.destinationChanged(type)
  }

  /// The view has left the screen.
  func removeDestination(_ type: ObjectIdentifier, of owner: _Node) {
    destinations[type]?.removeAll { $0.owner === owner || $0.owner == nil }
  }

  func destination(for type: ObjectIdentifier) -> Destination? {
    destinations[type]?.first { $0.owner?.isMounted == true }?.make
  }
}

private enum NavigationContextKey: EnvironmentKey {
  static var defaultValue: NavigationContext? { nil }
}

extension EnvironmentValues {
  var navigationContext: NavigationContext? {
    get { self[NavigationContextKey.self] }
    set { self[NavigationContextKey.self] = newValue }
  }

  /// Whether there is a stack or a navigation view around, whose bars a screen can use.
  package var isInNavigationContainer: Bool { navigationContext != nil }
}
