/// The nodes of one window or controller, and what waits to be done with them.
///
/// All changes that one press makes are one update, at its end; so are all others in one turn of the
/// main loop.
@MainActor final class Graph {
  /// How often one update may begin again before it is taken for endless.
  static let roundLimit = 100

  private struct Mark {
    let node: _Node
    var transaction: Transaction
  }
  private var marked: [Mark] = []
  /// Counts the updates.
  private(set) var generation = 0
  /// Whether a view changes the transactions of what is in it.
  var hasScopes = false
  private var isScheduled = false
  private(set) var isUpdating = false
  private var afterwards: [@MainActor () -> Void] = []

  /// Told of an endless update, with the name of a view that takes part in it.
  var onEndlessUpdate: @MainActor (String) -> Void = { name in
    Log.warning(
      "\(name) changes what it reads each time that its body runs, or in onAppear or onChange, so "
        + "the screen is never done. The update was broken off after \(roundLimit) rounds.")
  }

  /// Notes that a node has to run again.
  func mark(_ node: _Node) {
    marked.append(Mark(node: node, transaction: .current))
    schedule()
  }

  /// Notes how the change of a node that is marked already is to be shown.
  func remark(_ node: _Node) {
    guard Transaction.current.animation != nil,
      let index = marked.lastIndex(where: { $0.node === node })
    else { return }
    marked[index].transaction = .current
  }

  /// Does the work of an update in a transaction, as the views around a node change it.
  private func run(_ mark: Mark) {
    var transaction = mark.transaction
    if hasScopes { mark.node.changeFromAbove(&transaction) }
    Transaction.scope(transaction, whole: mark.transaction) { mark.node.rerun() }
  }

  /// Begins an update from outside, with another value of the topmost view.
  func begin(_ work: () -> Void) {
    generation += 1
    Transaction.scope(.current, whole: .current, work)
    update()
  }

  /// Does something once the update at hand is done, or in the next one.
  func after(_ action: @escaping @MainActor () -> Void) {
    afterwards.append(action)
    schedule()
  }

  private func schedule() {
    guard !isScheduled, !isUpdating else { return }
    isScheduled = true
    let update: @MainActor @Sendable () -> Void = { [weak self] in self?.update() }
    if !PersonsAct.afterwards(update) { DispatchQueue.main.async(execute: update) }
  }

  /// Runs what was marked until nothing is left, then what waits for that.
  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    isScheduled = false
    generation += 1
    var rounds = 0
    while !marked.isEmpty || !afterwards.isEmpty {
      rounds += 1
      if rounds > Self.roundLimit {
        let name = marked.first?.node.viewName ?? "A view"
        for mark in marked { mark.node.reader.isStale = false }
        marked = []
        afterwards = []
        onEndlessUpdate(name)
        return
      }
      let batch = marked.sorted { $0.node.depth < $1.node.depth }
      marked = []
      for mark in batch where mark.node.reader.isStale && mark.node.isMounted {
        mark.node.reader.isStale = false
        run(mark)
      }
      guard marked.isEmpty else { continue }
      ItemCanvas.takeItems()
      let actions = afterwards
      afterwards = []
      Transaction.scope(Transaction(), whole: Transaction()) { for action in actions { action() } }
    }
    ItemCanvas.takeItems()
  }
}
