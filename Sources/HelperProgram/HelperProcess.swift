import Glibc

/// A running helper: its process and our end of the socket that is its standard input and output.
///
/// The value owns both. When it goes, the process is killed and collected, so that neither a
/// stray process nor a zombie is left. One socket takes the place of two pipes because writing to a
/// pipe whose reader has died would end this whole program with a signal.
package struct HelperProcess: ~Copyable {
  /// How bytes are kept together on the way.
  package enum Channel {
    /// One run of bytes, as in a pipe.
    case stream
    /// What is sent at once arrives at once, and a descriptor can go with it.
    case packets

    fileprivate var type: __socket_type { self == .stream ? SOCK_STREAM : SOCK_SEQPACKET }
  }

  /// How a process ended.
  package enum End: Hashable, Sendable {
    case exited(status: Int32)
    case signalled(signal: Int32)
  }

  private let process: pid_t
  /// Our end of the socket.
  package let socket: Int32

  /// Starts a program without environment or descriptors of ours, and without a shell.
  package init(
    executable: String, arguments: [String] = [], channel: Channel = .stream
  ) throws(Spawn.Refusal) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(channel.type.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw Spawn.Refusal(code: errno) }
    defer { close(ends[1]) }
    do {
      process = try Spawn.start(executable, arguments: arguments, standardStreams: ends[1])
      socket = ends[0]
    } catch {
      close(ends[0])
      throw error
    }
  }

  deinit {
    Self.finish(process, socket)
  }

  /// Ends the process if it still runs, and tells how it ended.
  ///
  /// - Parameter patience: How long it may take to end by itself once its input is closed.
  @discardableResult
  package consuming func end(patience: Duration = .zero) -> End {
    if patience > .zero {
      shutdown(socket, Int32(SHUT_WR))
      Self.waitForClosing(socket, until: .now + patience)
    }
    let status = Self.finish(process, socket)
    discard self
    let signal = status & 0x7f
    return signal == 0 ? .exited(status: (status >> 8) & 0xff) : .signalled(signal: signal)
  }

  /// A process lets go of its end of the socket at the latest when it ends.
  private static func waitForClosing(_ socket: Int32, until deadline: ContinuousClock.Instant) {
    var rest = [UInt8](repeating: 0, count: 4096)
    while true {
      let time = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      guard time > 0 else { return }
      guard poll(&entry, 1, Int32(time.rounded(.up))) > 0 else { continue }
      let count = recv(socket, &rest, rest.count, 0)
      guard count > 0 || (count < 0 && errno == EINTR) else { return }
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
