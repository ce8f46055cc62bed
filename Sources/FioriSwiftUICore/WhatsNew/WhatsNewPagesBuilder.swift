import SwiftUI

/// Collects views of any kind, one after another: pages, or lines of a list.
///
/// `if`, `if` with `else`, `switch` and `for` may be used; what is not there does not count.
@MainActor @resultBuilder public enum WhatsNewPagesBuilder {
  /// One view.
  public static func buildExpression<Content: View>(_ view: Content) -> [any View] { [view] }
  /// Nothing.
  public static func buildExpression(_ view: EmptyView) -> [any View] { [] }
  /// Views that are there already.
  public static func buildExpression(_ views: [any View]) -> [any View] { views }
  /// Nothing.
  public static func buildBlock() -> [any View] { [] }
  /// Views one after another.
  public static func buildPartialBlock(first: [any View]) -> [any View] { first }
  /// Views one after another.
  public static func buildPartialBlock(
    accumulated: [any View], next: [any View]
  ) -> [any View] { accumulated + next }
  /// An `if` without `else`.
  public static func buildOptional(_ views: [any View]?) -> [any View] { views ?? [] }
  /// The first branch of a choice.
  public static func buildEither(first views: [any View]) -> [any View] { views }
  /// Another branch of a choice.
  public static func buildEither(second views: [any View]) -> [any View] { views }
  /// A loop.
  public static func buildArray(_ views: [[any View]]) -> [any View] { views.flatMap { $0 } }
  /// What is there only where the system has it.
  public static func buildLimitedAvailability(_ views: [any View]) -> [any View] { views }
}
