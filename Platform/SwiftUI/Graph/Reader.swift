// Only the interface that is kept for SwiftUI tells of a change once it is made.
@_spi(SwiftUI) import Observation
import Synchronization

/// Remembers what a piece of work has read, and marks its node when any of it changes.
final class Reader {
  /// Whose work it is. The node, which owns the reader, takes itself away before it goes; a weak
  /// reference would slow each use of every node down.
  unowned var node: _Node?
  /// Counts how often the work was done anew: what was read before it counts no more.
  private(set) var generation = 0
  private var witness: Witness?
  private lazy var beacon = Beacon()
  /// Whether the listeners are being sorted out, so that nothing has changed for the view.
  private var isSweeping = false
  /// Whether the node waits to be run again.
  var isStale = false
  /// The keys of the environment that were read.
  var environmentKeys: Set<ObjectIdentifier> = []

  /// The work that is being done. Unsafe because bodies run on the main actor alone, while the
  /// property wrappers that ask for it have no isolation of their own.
  nonisolated(unsafe) static var current: Reader?

  /// Does work, and hears of changes to all that it reads.
  @MainActor func read<Result>(_ work: () -> Result) -> Result {
    // Who listened before goes on until what is read now is listened to.
    let before = witness
    defer { dismiss(before) }
    return begin {
      let witness = Witness(self, generation)
      self.witness = witness
      return withObservationTracking(
        {
          beacon.note()
          return work()
        },
        didSet: { tracking in
          if witness.isReplaced { tracking.cancel() } else { witness.changed() }
        })
    }
  }

  /// Does work that reads state and the environment, and no observable object: to listen to objects
  /// takes memory and time for each piece of work.
  @MainActor func readValues<Result>(_ work: () -> Result) -> Result { begin(work) }

  @MainActor private func begin<Result>(_ work: () -> Result) -> Result {
    forget()
    isStale = false
    let outer = Reader.current
    Reader.current = self
    defer { Reader.current = outer }
    return work()
  }

  /// What was read before counts no more.
  private func forget() {
    generation += 1
    environmentKeys.removeAll(keepingCapacity: true)
  }

  /// No longer hears of anything.
  @MainActor func end() {
    forget()
    dismiss(witness)
    witness = nil
  }

  /// Has the objects forget somebody who listened to them. They would keep it for as long as they
  /// live, one more after each run of the body, until they change.
  @MainActor private func dismiss(_ witness: Witness?) {
    guard let witness else { return }
    witness.replace()
    isSweeping = true
    beacon.light()
    isSweeping = false
  }

  /// Marks the node, unless what changed was read before the last time.
  @MainActor func changed(_ generation: Int) {
    if generation == self.generation, !isSweeping { mark() }
  }

  /// Marks the node for a change on another thread.
  ///
  /// It may have come while the work was being done again, before what that reads was listened to.
  /// Only those who listened for the time before have heard it then, so they count too.
  @MainActor fileprivate func changedElsewhere(_ generation: Int) {
    if generation >= self.generation - 1 { mark() }
  }

  @MainActor private func mark() {
    guard let node, node.isMounted else { return }
    if isStale { return node.graph.remark(node) }
    isStale = true
    node.graph.mark(node)
  }
}

/// What a piece of work reads beside all else: to change it calls on those who listen to the work, who
/// can be reached in no other way.
private final class Beacon: Observable {
  private let registrar = ObservationRegistrar()
  private var signal: Int { 0 }

  func note() { registrar.access(self, keyPath: \.signal) }
  func light() { registrar.didSet(self, keyPath: \.signal) }
}

/// Takes the news that an observable object has changed to the main thread.
///
/// Unchecked because the reader is only touched on the main actor.
private final class Witness: @unchecked Sendable {
  private weak var reader: Reader?
  private let generation: Int
  private let hasSuccessor = Atomic(false)
  /// Whether news are on their way to the main thread.
  private let isTelling = Atomic(false)

  init(_ reader: Reader, _ generation: Int) {
    self.reader = reader
    self.generation = generation
  }

  func changed() {
    if Thread.isMainThread {
      MainActor.assumeIsolated { reader?.changed(generation) }
    } else {
      guard !isTelling.exchange(true, ordering: .sequentiallyConsistent) else { return }
      DispatchQueue.main.async {
        self.isTelling.store(false, ordering: .sequentiallyConsistent)
        self.reader?.changedElsewhere(self.generation)
      }
    }
  }

  /// Whether another one listens in place of this one.
  var isReplaced: Bool { hasSuccessor.load(ordering: .sequentiallyConsistent) }
  func replace() { hasSuccessor.store(true, ordering: .sequentiallyConsistent) }
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
