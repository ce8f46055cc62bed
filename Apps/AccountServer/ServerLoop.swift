import Glibc
import Onboarding

/// The server's thread: one `poll` over the port, the commands and all connections.
final class ServerLoop: @unchecked Sendable {
  // Unchecked because it is made on one thread and then used on another, never on two at a time.
  static let mostConnections = 32
  /// The time in which a client has to send its request and read its answer.
  static let patience = Duration.seconds(10)

  let wakeUp: CommandSocket
  let port: UInt16
  private let listener: LoopbackSocket
  private let directory: AccountDirectory
  private let onQuery: @Sendable (String) -> Void
  private var connections: [Connection] = []

  init(
    directory: AccountDirectory, onQuery: @escaping @Sendable (String) -> Void
  ) throws(AccountServerError) {
    wakeUp = try CommandSocket()
    listener = try LoopbackSocket()
    port = listener.port
    self.directory = directory
    self.onQuery = onQuery
  }

  /// Serves until it is told to stop.
  func run() {
    while true {
      var entries = [pollfd(fd: wakeUp.descriptor, events: Int16(POLLIN), revents: 0)]
      let hasRoom = connections.count < Self.mostConnections
      entries.append(
        pollfd(fd: listener.descriptor, events: hasRoom ? Int16(POLLIN) : 0, revents: 0))
      entries += connections.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
      let ready = poll(&entries, nfds_t(entries.count), pause)
      if ready < 0, errno != EINTR { return }
      while let command = wakeUp.receive() {
        switch command {
        case .stop: return connections.removeAll()
        case .answerWaiting: for connection in connections { connection.answerNow() }
        }
      }
      for (connection, entry) in zip(connections, entries.dropFirst(2)) where entry.revents != 0 {
        serve(connection)
      }
      for connection in connections { connection.advance(to: .now) }
      connections.removeAll { $0.isOver }
      if hasRoom, let descriptor = listener.accept() {
        connections.append(Connection(descriptor, deadline: .now + Self.patience))
      }
    }
  }

  /// The milliseconds until a connection has something to do by itself; -1 for never.
  private var pause: Int32 {
    guard let next = connections.map(\.nextEvent).min() else { return -1 }
    let rest = ContinuousClock.now.duration(to: next) / .milliseconds(1)
    return Int32(max(0, rest.rounded(.up)))
  }

  private func serve(_ connection: Connection) {
    switch connection.read() {
    case .nothing:
      break
    case .malformed(let status):
      connection.answer(Response(status: status))
    case .request(let request):
      guard let account = request.account else {
        return connection.answer(Response(status: request.isForAccounts ? 400 : 404))
      }
      onQuery(account)
      switch directory.behaviors[account.lowercased()] {
      case .found(let configuration):
        connection.answer(Response(account: account, configuration: configuration))
      case .slow(let time, let configuration):
        let response = Response(account: account, configuration: configuration)
        connection.answer(response, at: .now + time, patience: Self.patience)
      case .down:
        connection.end()
      case nil:
        connection.answer(Response(status: 404))
      }
    }
  }
}
