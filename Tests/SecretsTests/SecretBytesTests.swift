import Secrets
import Synchronization
import Testing

@Suite("A secret keeps its bytes in one place and wipes them")
struct SecretBytesTests {
  @Test("It holds the bytes that it was given", arguments: [0, 1, 16, 4095, 4096, 4097, 65_536])
  func holdsBytes(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 7) }
    let secret = try SecretBytes(bytes)
    let length = secret.count
    let copy = secret.withUnsafeBytes { Array($0) }
    #expect(length == count)
    #expect(copy == bytes)
  }

  @Test("It holds only what the function says that it wrote")
  func holdsWhatWasWritten() throws {
    let secret = try SecretBytes(capacity: 32) { room in
      room[0] = 9
      room[1] = 8
      room[2] = 7
      return 2
    }
    let copy = secret.withUnsafeBytes { Array($0) }
    #expect(copy == [9, 8])
  }

  @Test("More bytes than the limit are refused", arguments: [65_537, 1 << 40, Int.max])
  func refusesTooMany(capacity: Int) {
    let wasAsked = Mutex(false)
    #expect(throws: SecretBytesError.tooLarge(maximum: 65_536)) {
      _ = try SecretBytes(capacity: capacity) { _ in
        wasAsked.withLock { $0 = true }
        return 0
      }
    }
    #expect(wasAsked.withLock { $0 } == false)
  }

  @Test("All of its memory is zero just before it is given back")
  func wipesBeforeRelease() throws {
    let seen = Mutex<[UInt8]>([])
    do {
      let secret = try SecretBytes(
        capacity: 5000, locking: { _, _ in false },
        beforeRelease: { memory in seen.withLock { $0 = Array(memory) } },
        filledBy: { room in
          // One byte is written and not counted: it has to go as well.
          for index in 0..<4000 { room[index] = 0xA5 }
          return 3999
        })
      let isThere = secret.withUnsafeBytes { $0.allSatisfy { $0 == 0xA5 } }
      #expect(isThere)
      #expect(seen.withLock { $0.isEmpty })
    }
    let memory = seen.withLock { $0 }
    #expect(memory.count >= 5000)
    #expect(memory.allSatisfy { $0 == 0 })
  }

  @Test("Wiping leaves zeros at once, and an empty secret")
  func wipesOnRequest() throws {
    var secret = try SecretBytes([1, 2, 3, 4])
    // The address stays valid: the memory is the secret's until the end of this test.
    let address = secret.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
    secret.wipe()
    let pointer = try #require(UnsafeRawPointer(bitPattern: address))
    let memory = Array(UnsafeRawBufferPointer(start: pointer, count: 4))
    let isEmpty = secret.isEmpty
    #expect(memory == [0, 0, 0, 0])
    #expect(isEmpty)
  }

  @Test("Without the system's lock it works, and says so", arguments: [true, false])
  func reportsLock(locks: Bool) throws {
    let secret = try SecretBytes(
      capacity: 8, locking: { _, _ in locks }, beforeRelease: nil, filledBy: { _ in 8 })
    let isLocked = secret.isLocked
    let count = secret.count
    #expect(isLocked == locks)
    #expect(count == 8)
  }

  @Test("Its description holds neither the bytes nor their number")
  func describesNothing() throws {
    let description = try SecretBytes(Array("hunter2".utf8)).description
    #expect(description == "SecretBytes(redacted)")
  }

  @Test("Fifty thousand secrets one after the other leave no memory behind")
  func leavesNothingBehind() throws {
    // The system allows some 65,000 mappings, and each secret takes at least two.
    for _ in 0..<50_000 { _ = try SecretBytes([1]) }
  }

  @Test("It can be handed to another task")
  func crossesTasks() async throws {
    let secret = try SecretBytes([1, 2, 3])
    let sum = await Self.sum(of: secret)
    #expect(sum == 6)
  }

  @concurrent
  private static func sum(of secret: consuming SecretBytes) async -> Int {
    secret.withUnsafeBytes { $0.reduce(0) { $0 + Int($1) } }
  }
}

extension SecretBytes {
  /// A secret from an array, which only a test may keep one in.
  init(_ bytes: [UInt8]) throws(SecretBytesError) {
    try self.init(capacity: bytes.count) { room in
      room.copyBytes(from: bytes)
      return bytes.count
    }
  }
}

@Suite("A secret that is made from a text") struct SecretTextTests {
  @Test("has the text's UTF-8, and gives the text back", arguments: ["", "abc", "Zq7!Äß 漢字"])
  func text(_ text: String) throws {
    let secret = try SecretBytes(utf8: text)
    #expect(secret.count == text.utf8.count)
    #expect(secret.makeText() == text)
  }
}
