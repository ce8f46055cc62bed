import Foundation
import Onboarding

/// A small account server for demos and tests, reachable from this machine only.
///
/// It listens on `127.0.0.1` on a port that the system chooses, runs on a thread of its own and
/// answers WebFinger queries for the accounts of a directory. It is no server for the open network:
/// it has no encryption and serves at most 32 connections at a time.
///
/// ```swift
/// let server = AccountServer(directory: try .demo())
/// try server.start()
/// print(server.baseURL as Any)  // http://127.0.0.1:41237
/// server.stop()
/// ```
public final class AccountServer: Sendable {
  private let directory: AccountDirectory
  private let onQuery: @Sendable (String) -> Void
  private let running = Locked<Running?>(nil)

  /// Makes a server that is not started.
  ///
  /// - Parameters:
  ///   - directory: The accounts that it knows.
  ///   - onQuery: Called on the server's thread with each account that is asked for, before the
  ///     answer is sent.
  public init(
    directory: AccountDirectory, onQuery: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.directory = directory
    self.onQuery = onQuery
  }

  deinit {
    stop()
  }

  /// The address to give to a client, nil while the server is stopped.
  public var baseURL: URL? {
    running.withLock { $0 }.flatMap { URL(string: "http://127.0.0.1:\($0.port)") }
  }

  /// Starts to listen; does nothing when the server runs already.
  ///
  /// - Throws: `AccountServerError` when the system gives no socket.
  public func start() throws(AccountServerError) {
    try running.withLock { running throws(AccountServerError) in
      guard running == nil else { return }
      let loop = try ServerLoop(directory: directory, onQuery: onQuery)
      let ended = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        loop.run()
        ended.signal()
      }
      running = Running(port: loop.port, wakeUp: loop.wakeUp, ended: ended)
    }
  }

  /// Answers the queries that are waiting because their account is slow.
  public func answerWaiting() {
    running.withLock { $0 }?.wakeUp.send(.answerWaiting)
  }

  /// Closes all connections and the port, and returns when that is done, within milliseconds.
  ///
  /// Do not call it from `onQuery`, which runs on the thread that is waited for.
  public func stop() {
    let last = running.withLock { running in
      defer { running = nil }
      return running
    }
    guard let last else { return }
    last.wakeUp.send(.stop)
    last.ended.wait()
  }
}
