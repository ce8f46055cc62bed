import Dispatch

extension AccountServer {
  /// What is kept of a server that runs.
  struct Running: Sendable {
    let port: UInt16
    let wakeUp: CommandSocket
    let ended: DispatchSemaphore
  }
}
