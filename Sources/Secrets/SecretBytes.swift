/// The bytes of a secret, in memory of their own that is wiped before it is given back.
///
/// Use it for a passcode, a password or a key between the place where it is typed and the place
/// where it is used. The type cannot be copied, printed or put into a text, so the bytes stay in
/// one place. They are kept out of swap where the system allows it; ``isLocked`` says whether it
/// did.
///
/// ```swift
/// let secret = try SecretBytes(capacity: 32) { room in
///   room[0] = 0x2A  // what reads a key or a passcode writes it here
///   return 1
/// }
/// print(secret.count)  // 1
/// ```
public struct SecretBytes: ~Copyable {
  /// The most bytes that a secret may have: 64 KiB.
  public static let maximumCount = 64 * 1024

  /// How many bytes the secret has; 0 after ``wipe()``.
  public private(set) var count: Int
  /// Whether the secret is empty.
  public var isEmpty: Bool { count == 0 }
  /// Whether the system keeps the bytes out of swap; `false` once its limit for that is used up.
  public var isLocked: Bool { pages.isLocked }
  /// A text that says nothing about the secret.
  public var description: String { "SecretBytes(redacted)" }

  private let pages: SecretPages
  private let beforeRelease: (@Sendable (UnsafeRawBufferPointer) -> Void)?

  /// Copies bytes that somebody else owns, and who wipes their own copy.
  ///
  /// - Throws: ``SecretBytesError``.
  public init(copying bytes: UnsafeRawBufferPointer) throws(SecretBytesError) {
    try self.init(capacity: bytes.count) { room in
      room.copyMemory(from: bytes)
      return bytes.count
    }
  }

  /// Makes room for a secret, and lets a function write it there.
  ///
  /// - Parameters:
  ///   - capacity: The room in bytes, 0...``maximumCount``.
  ///   - fill: Writes the secret to the start of the room, which holds zeros, and returns how many
  ///     bytes it wrote, 0...`capacity`.
  /// - Throws: ``SecretBytesError``.
  public init(
    capacity: Int, filledBy fill: (UnsafeMutableRawBufferPointer) -> Int
  ) throws(SecretBytesError) {
    try self.init(
      capacity: capacity, locking: SecretPages.lock, beforeRelease: nil, filledBy: fill)
  }

  /// The same with the two places where a test looks in: the system's lock, and the memory just
  /// before it is given back.
  package init(
    capacity: Int,
    locking lock: (UnsafeMutableRawPointer, Int) -> Bool,
    beforeRelease: (@Sendable (UnsafeRawBufferPointer) -> Void)?,
    filledBy fill: (UnsafeMutableRawBufferPointer) -> Int
  ) throws(SecretBytesError) {
    precondition(capacity >= 0, "SecretBytes(capacity:filledBy:) needs a capacity of 0 or more")
    guard capacity <= Self.maximumCount else { throw .tooLarge(maximum: Self.maximumCount) }
    pages = try SecretPages(atLeast: max(capacity, 1), locking: lock)
    self.beforeRelease = beforeRelease
    let written = fill(UnsafeMutableRawBufferPointer(start: pages.base, count: capacity))
    precondition(
      (0...capacity).contains(written),
      "The function given to SecretBytes(capacity:filledBy:) must return 0...capacity")
    count = written
  }

  /// Lends the bytes for the time of a call; the pointer must not outlive it.
  public borrowing func withUnsafeBytes<Result: ~Copyable, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: pages.base, count: count))
  }

  /// Overwrites the bytes now; the secret is empty afterwards.
  public mutating func wipe() {
    pages.wipe()
    count = 0
  }

  deinit {
    pages.wipe()
    beforeRelease?(UnsafeRawBufferPointer(start: pages.base, count: pages.length))
  }
}

// The pages belong to one value, which cannot be copied, and are written only while it is made or
// by a mutating call: two threads can never reach them at once unless both only read.
extension SecretBytes: @unchecked Sendable {}
