import Observation

/// Remembers what a piece of work has read, and marks its node when any of it changes.
final class Reader {
  weak var node: _Node?
  /// Counts how often the work was done anew: what was read before it counts no more.
  private(set) var generation = 0
  /// Whether the node waits to be run again.
  var isStale = false
  /// The keys of the environment that were read.
  var environmentKeys: Set<ObjectIdentifier> = []

  /// The work that is being done. Unsafe because bodies run on the main actor alone, while the
  /// property wrappers that ask for it have no isolation of their own.
  nonisolated(unsafe) static var current: Reader?

  /// Does work, and hears of changes to all that it reads.
  @MainActor func read<Result>(_ work: () -> Result) -> Result {
    forget()
    isStale = false
    let outer = Reader.current
    Reader.current = self
    defer { Reader.current = outer }
    let witness = Witness(self, generation)
    return withObservationTracking(work) { witness.changed() }
  }

  /// No longer hears of anything.
  func forget() {
    generation += 1
    environmentKeys.removeAll(keepingCapacity: true)
  }

  /// Marks the node, unless what changed was read before the last time.
  @MainActor func changed(_ generation: Int) {
    guard generation == self.generation, let node, node.isMounted else { return }
    if isStale { return node.graph.remark(node) }
    isStale = true
    node.graph.mark(node)
  }
}

/// Takes the news that an observable object changes to the main thread.
///
/// Unchecked because the reader is only touched on the main actor.
private final class Witness: @unchecked Sendable {
  private weak var reader: Reader?
  private let generation: Int

  init(_ reader: Reader, _ generation: Int) {
    self.reader = reader
    self.generation = generation
  }

  func changed() {
    if Thread.isMainThread {
      MainActor.assumeIsolated { reader?.changed(generation) }
    } else {
      DispatchQueue.main.async { self.reader?.changed(self.generation) }
    }
  }
}

/// Those who have read one value.
struct Readers {
  private struct Entry {
    weak var reader: Reader?
    let generation: Int
  }
  private var entries: [Entry] = []
  private var bound = 16

  /// Notes who is at work now, if anybody.
  mutating func note() {
    guard let reader = Reader.current else { return }
    if let last = entries.last, last.reader === reader, last.generation == reader.generation {
      return
    }
    if entries.count >= bound {
      entries.removeAll { entry in entry.reader?.generation != entry.generation }
      bound = max(16, entries.count * 2)
    }
    entries.append(Entry(reader: reader, generation: reader.generation))
  }

  /// Tells everybody that the value has changed, and forgets them: they will read it again.
  @MainActor mutating func tell() {
    let told = entries
    entries.removeAll(keepingCapacity: true)
    for entry in told { entry.reader?.changed(entry.generation) }
  }
}
