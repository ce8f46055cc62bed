import Fingerprint
import Onboarding
import PrivateSystemBus
import SystemBus
import Testing

/// The reader under test at the virtual reader, with Anna's right index finger enrolled.
@MainActor struct ReaderFixture {
  let virtual: VirtualFingerprintReader
  let reader: FingerprintReader
  let bus: SystemBus

  /// Starts the service anew.
  init(
    enrolling fingers: [String: String] = ["right-index-finger": "anna"],
    kind: VirtualFingerprintReader.Kind = .verifying, patience: Duration = .seconds(60)
  ) async throws {
    try await self.init(withoutService: patience)
    try await virtual.start(kind, enrolling: fingers)
  }

  /// Starts no service.
  init(withoutService patience: Duration) async throws {
    virtual = try #require(VirtualReaderTrait.current)
    bus = SystemBus(address: virtual.bus.address, patience: patience)
    reader = FingerprintReader(bus: bus)
  }

  /// Verifies, with a limit that no test waits for, while things happen at the reader.
  func verify(
    feeling touches: VirtualFingerprintReader.Touch..., timeLimit: Duration = .seconds(600),
    onHint: @escaping @MainActor (BiometricHint) -> Void = { _ in }
  ) async throws -> BiometricOutcome {
    let virtual = virtual
    let feeling = Task { if !touches.isEmpty { try await virtual.feel(touches) } }
    let outcome = await reader.verify(timeLimit: timeLimit, onHint: onHint)
    try await feeling.value
    return outcome
  }

  /// A wait for a finger that has begun, after a first bad reading.
  func waiting() async throws -> Task<BiometricOutcome, any Error> {
    let (hints, sink) = AsyncStream.makeStream(of: BiometricHint.self)
    let task = Task {
      try await verify(feeling: .retry(.general), .pause(3_600_000)) { sink.yield($0) }
    }
    #expect(await hints.first { @Sendable _ in true } == .tryAgain)
    return task
  }

  /// Has another program take the reader and give it back, which fails while it is taken. Prints how
  /// long that took.
  func expectFree(after what: String) async throws {
    let clock = ContinuousClock()
    let start = clock.now
    let other = try await OtherProgram(on: bus)
    try await other.claim()
    print("The reader is another program's \(clock.now - start) after \(what)")
    try await other.release()
  }
}

/// Another program that uses the reader.
@MainActor struct OtherProgram {
  private let connection: BusConnection
  private let device: BusObject

  init(on bus: SystemBus) async throws {
    connection = try await BusConnection.open(bus)
    let owner = try await connection.owner(of: "net.reactivated.Fprint")
    device = BusObject(owner: owner, path: "/net/reactivated/Fprint/Device/0")
  }

  func claim() async throws { try await call("Claim", .text("")) }

  func startVerifying() async throws { try await call("VerifyStart", .text("any")) }

  func release() async throws { try await call("Release") }

  private func call(_ method: String, _ arguments: BusArgument...) async throws {
    _ = try await connection.call(
      method, of: "net.reactivated.Fprint.Device", on: device, arguments)
  }
}
