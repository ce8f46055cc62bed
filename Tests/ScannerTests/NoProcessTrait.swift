import Foundation
import Testing

/// Checks, when a suite has ended, that no helper and no decoder of this process is left.
struct NoProcessTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await function()
    let left = Processes.all().filter { $0.parent == getpid() && $0.name == "foyer-scan" }
    #expect(left.isEmpty, "left behind: \(left)")
  }
}

extension Trait where Self == NoProcessTrait {
  static var leavesNoProcess: Self { NoProcessTrait() }
}
