import SwiftUI

/// What a slot of a component holds.
public struct ConfigurationViewWrapper: View {
  private let content: any View

  init(_ content: any View) { self.content = content }

  /// Whether there is nothing in the slot: an empty view, an `if` that was false, no text.
  public var isEmpty: Bool {
    guard let shown else { return true }
    return shown is EmptyView || shown is DefaultSlot
  }

  /// Whether the slot was left out, so that the component may have a default for it.
  var isOmitted: Bool { shown is DefaultSlot }

  /// The view that is there in the end, whichever branch of a condition it stands in.
  var shown: (any View)? {
    var view: (any View)? = content
    while let holder = view as? any BranchHolding { view = holder.branch }
    return view
  }

  /// What is in the slot.
  public var body: AnyView { erased(content) }
}

/// Stands in a slot for what the component shows when the slot is left out.
///
/// An `EmptyView` in its place shows nothing.
public struct DefaultSlot: View {
  /// Asks for the default.
  public init() {}

  /// Nothing: the component replaces it.
  public var body: EmptyView { EmptyView() }
}

/// Hides the type of a view that is known only while the program runs.
@MainActor func erased(_ view: any View) -> AnyView {
  func open<Content: View>(_ view: Content) -> AnyView { AnyView(view) }
  return open(view)
}

/// A view that is there for another one, or for none.
@MainActor private protocol BranchHolding { var branch: (any View)? { get } }

extension ConfigurationViewWrapper: BranchHolding { var branch: (any View)? { content } }

extension Optional: @MainActor BranchHolding where Wrapped: View {
  var branch: (any View)? { self }
}

extension _ConditionalContent: @MainActor BranchHolding {
  /// The branch is no public property of a condition: it is found by reflection.
  var branch: (any View)? {
    let storage = Mirror(reflecting: self).children.first?.value
    return storage.flatMap { Mirror(reflecting: $0).children.first?.value as? any View }
  }
}
