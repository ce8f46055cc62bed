import Secrets
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Whether this is an optimised build, which stops the process without printing the message.
#if DEBUG
  private let isOptimized = false
#else
  private let isOptimized = true
#endif

@Suite("A caller's mistake stops the process instead of showing a secret")
struct SecretBytesExitTests {
  @Test("Reading far before the secret")
  func readsBefore() async {
    await #expect(processExitsWith: .signal(SIGSEGV)) {
      let secret = try SecretBytes(capacity: 1) { _ in 1 }
      let byte = secret.withUnsafeBytes { $0.baseAddress?.advanced(by: -1).load(as: UInt8.self) }
      print(byte ?? 0)
    }
  }

  @Test("Reading past the pages of the secret")
  func readsPast() async {
    await #expect(processExitsWith: .signal(SIGSEGV)) {
      let secret = try SecretBytes(capacity: 65_536) { _ in 1 }
      let byte = secret.withUnsafeBytes {
        $0.baseAddress?.advanced(by: 65_536).load(as: UInt8.self)
      }
      print(byte ?? 0)
    }
  }

  @Test("Asking for a negative capacity")
  func negativeCapacity() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = try SecretBytes(capacity: -1) { _ in 0 }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      message.contains("SecretBytes(capacity:filledBy:) needs a capacity of 0 or more")
        || isOptimized)
  }

  @Test("Saying that more was written than there is room for")
  func writesTooMuch() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = try SecretBytes(capacity: 4) { _ in 5 }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("must return 0...capacity") || isOptimized)
  }
}
