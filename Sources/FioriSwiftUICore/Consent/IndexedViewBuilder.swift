import SwiftUI

/// Views that are shown one at a time, by their number.
@preconcurrency @MainActor public protocol IndexedViewContainer {
  /// How many there are.
  var count: Int { get }
  /// The view with a number from 0; nothing where there is none.
  func view(at index: Int) -> AnyView
}

/// The views of a builder or an array.
struct IndexedViews: IndexedViewContainer {
  let views: [any View]

  var count: Int { views.count }

  func view(at index: Int) -> AnyView {
    views.indices.contains(index) ? erased(views[index]) : AnyView(EmptyView())
  }
}

/// Makes numbered views of what is written in braces: one for each view, none for an `if` that is
/// false and for an empty view.
@resultBuilder @MainActor public enum IndexedViewBuilder {
  /// One view.
  public static func buildExpression(_ view: some View) -> any IndexedViewContainer {
    IndexedViews(views: ConfigurationViewWrapper(view).isEmpty ? [] : [view])
  }

  /// Several, one after another.
  public static func buildBlock(
    _ parts: any IndexedViewContainer...
  ) -> any IndexedViewContainer { joined(parts) }

  /// Those of an `if`, or none.
  public static func buildOptional(
    _ part: (any IndexedViewContainer)?
  ) -> any IndexedViewContainer { part ?? IndexedViews(views: []) }

  /// Those of the first branch.
  public static func buildEither(
    first part: any IndexedViewContainer
  ) -> any IndexedViewContainer { part }

  /// Those of the second branch.
  public static func buildEither(
    second part: any IndexedViewContainer
  ) -> any IndexedViewContainer { part }

  /// Those of a loop.
  public static func buildArray(
    _ parts: [any IndexedViewContainer]
  ) -> any IndexedViewContainer { joined(parts) }

  /// Those of a branch that asks for a version.
  public static func buildLimitedAvailability(
    _ part: any IndexedViewContainer
  ) -> any IndexedViewContainer { part }

  private static func joined(_ parts: [any IndexedViewContainer]) -> any IndexedViewContainer {
    IndexedViews(views: parts.flatMap { part in (0..<part.count).map { part.view(at: $0) } })
  }
}
