import Dispatch

/// Runs an actor's work on a queue of its own: waiting for a disk, making a key and waiting for the
/// keyring would hold up the threads that all tasks share, and the main thread above all.
package final class FileExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// Makes a queue with a name for those who look at the threads of a program.
  package init(label: String) { queue = DispatchQueue(label: label, qos: .userInitiated) }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
