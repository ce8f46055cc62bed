#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whole pages of memory for one secret, with a page that cannot be touched on either side.
///
/// The pages are the secret's alone: unlocking one never unlocks another's, and a run past the end
/// stops the process and does not read a neighbour.
struct SecretPages: ~Copyable {
  /// Where the secret starts.
  let base: UnsafeMutableRawPointer
  /// The length of the usable pages, in bytes.
  let length: Int
  /// Whether the pages are kept out of swap.
  let isLocked: Bool

  private let guardLength: Int

  init(
    atLeast count: Int, locking lock: (UnsafeMutableRawPointer, Int) -> Bool
  ) throws(SecretBytesError) {
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    let length = (count + page - 1) / page * page
    let whole = mmap(
      nil, length + 2 * page, PROT_NONE, MAP_PRIVATE | Self.anonymous, -1, 0)
    guard let whole, whole != Self.failure else { throw .noMemory(code: errno) }
    let base = whole + page
    guard mprotect(base, length, PROT_READ | PROT_WRITE) == 0 else {
      let code = errno
      munmap(whole, length + 2 * page)
      throw .noMemory(code: code)
    }
    #if os(Linux)
      // Keeps the pages out of core files; a kernel without it loses that and nothing else.
      _ = madvise(base, length, MADV_DONTDUMP)
    #endif
    self.base = base
    self.length = length
    guardLength = page
    isLocked = lock(base, length)
  }

  /// Overwrites all usable bytes in a way that the compiler must not leave out.
  func wipe() {
    #if canImport(Darwin)
      _ = memset_s(base, length, 0, length)
    #else
      explicit_bzero(base, length)
    #endif
  }

  static func lock(_ base: UnsafeMutableRawPointer, _ length: Int) -> Bool {
    mlock(base, length) == 0
  }

  deinit {
    if isLocked { munlock(base, length) }
    munmap(base - guardLength, length + 2 * guardLength)
  }

  #if canImport(Darwin)
    private static var anonymous: Int32 { MAP_ANON }
  #else
    private static var anonymous: Int32 { MAP_ANONYMOUS }
  #endif

  /// `MAP_FAILED`, which is a macro that Swift does not see everywhere.
  private static var failure: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: -1) }
}
