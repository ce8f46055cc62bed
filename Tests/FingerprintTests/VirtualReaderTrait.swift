import PrivateSystemBus
import Testing

/// Runs a private bus with a virtual reader around a suite.
struct VirtualReaderTrait: SuiteTrait, TestScoping {
  @TaskLocal static var current: VirtualFingerprintReader?

  static var isAvailable: Bool { PrivateSystemBus.isAvailable }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let reader = try await VirtualFingerprintReader(on: PrivateSystemBus())
    try await Self.$current.withValue(reader) { try await function() }
  }
}

extension Trait where Self == VirtualReaderTrait {
  static var withVirtualReader: Self { VirtualReaderTrait() }
}
