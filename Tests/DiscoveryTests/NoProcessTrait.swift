import Foundation
import Testing

/// Checks, when a suite has ended, that this process has no child left, running or uncollected.
struct NoProcessTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await function()
    let children = try Children.all()
    #expect(children.isEmpty, "left behind: \(children)")
  }
}

extension Trait where Self == NoProcessTrait {
  static var leavesNoProcess: Self { NoProcessTrait() }
}
