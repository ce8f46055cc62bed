import Glibc

/// An open file that came over the bus. It is closed when the value goes.
package final class BusFile: Sendable {
  private let descriptor: Int32

  init(adopting descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}
