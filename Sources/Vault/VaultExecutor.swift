import Dispatch

/// Runs a vault's work on a queue of its own: making a key and waiting for the keyring would hold
/// up the threads that all tasks share, and the main thread above all.
final class VaultExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "foyer.vault", qos: .userInitiated)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
