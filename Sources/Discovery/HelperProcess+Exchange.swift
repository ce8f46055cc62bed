import Glibc
import HelperProgram

extension HelperProcess {
  /// Sends the request and collects the answer until the helper closes its output.
  borrowing func exchange(
    _ request: [UInt8], wakeUp: borrowing WakeUp, deadline: ContinuousClock.Instant, capacity: Int
  ) -> ExchangeEnd {
    // A request is far smaller than the buffer of a socket, so this does not block. If the helper
    // has died meanwhile, the failure shows when the answer is read.
    _ = send(socket, request, request.count, Int32(MSG_NOSIGNAL))
    var answer: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16_384)
    while true {
      let rest = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      guard rest > 0 else { return .late }
      var entries = [
        pollfd(fd: wakeUp.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: socket, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&entries, 2, Int32(rest.rounded(.up))) > 0 else { continue }
      if entries[0].revents != 0 { return .cancelled }
      let count = recv(socket, &chunk, chunk.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return .closed(answer) }
      answer += chunk[..<count]
      if answer.count > capacity { return .tooLong }
    }
  }
}
