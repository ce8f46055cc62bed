import Glibc
import Onboarding

/// A running helper: its process and our end of the socket that is its standard input and output.
///
/// The value owns both. When it goes, the process is killed and collected, so that neither a
/// stray process nor a zombie is left. One socket takes the place of two pipes because writing to a
/// pipe whose reader has died would end this whole program with a signal.
struct HelperProcess: ~Copyable {
  private let process: pid_t
  private let socket: Int32

  /// Starts a program without arguments, environment or descriptors of ours, and without a shell.
  ///
  /// - Throws: `.helperFailed` with the reason `.notStarted`.
  init(executable: String) throws(DiscoveryError) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      throw .helperFailed(reason: .notStarted(code: errno))
    }
    defer { close(ends[1]) }
    switch Spawn.start(executable, standardStreams: ends[1]) {
    case .success(let process):
      self.process = process
      socket = ends[0]
    case .failure(let refusal):
      close(ends[0])
      throw .helperFailed(reason: .notStarted(code: refusal.code))
    }
  }

  deinit {
    Self.finish(process, socket)
  }

  /// Ends the process if it still runs, and tells how it ended.
  consuming func end() -> DiscoveryError.HelperFailure {
    let status = Self.finish(process, socket)
    discard self
    let signal = status & 0x7f
    return signal == 0 ? .exited(status: (status >> 8) & 0xff) : .signalled(signal: signal)
  }

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

  /// A process that has ended by itself keeps its own status; the signal comes too late for it.
  @discardableResult
  private static func finish(_ process: pid_t, _ socket: Int32) -> Int32 {
    close(socket)
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
