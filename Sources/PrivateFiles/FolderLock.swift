import Glibc
import Onboarding

/// The right to change a file, which one program has at a time. It ends with the value, and with
/// the program however that ends.
package struct FolderLock: ~Copyable {
  private let descriptor: Int32

  /// Waits until no other has it.
  ///
  /// - Throws: `.busy` after the patience.
  package init(
    _ name: String, in folder: PrivateFolder, patience: Duration
  ) throws(SecretStoreError) {
    let descriptor = try folder.openLockFile(name)
    let deadline = ContinuousClock.now + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      guard code == EWOULDBLOCK || code == EINTR, ContinuousClock.now < deadline else {
        close(descriptor)
        throw code == EWOULDBLOCK ? .busy(seconds: patience / .seconds(1)) : .storage(code)
      }
      usleep(10_000)
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Has the lock while the work is done.
  package borrowing func holding<Result>(
    _ work: () throws(SecretStoreError) -> Result
  ) throws(SecretStoreError) -> Result {
    try work()
  }
}
