/// The nodes of one window or controller, and what waits to be done with them.
///
/// All changes in one turn of the main loop are one update.
@MainActor final class Graph {
  /// How often one update may begin again before it is taken for endless.
  static let roundLimit = 100

  private var marked: [_Node] = []
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
    marked.append(node)
    schedule()
  }

  /// Does something once the update at hand is done, or in the next one.
  func after(_ action: @escaping @MainActor () -> Void) {
    afterwards.append(action)
    schedule()
  }

  private func schedule() {
    guard !isScheduled, !isUpdating else { return }
    isScheduled = true
    DispatchQueue.main.async { [weak self] in self?.update() }
  }

  /// Runs what was marked until nothing is left, then what waits for that.
  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    isScheduled = false
    var rounds = 0
    while !marked.isEmpty || !afterwards.isEmpty {
      rounds += 1
      if rounds > Self.roundLimit {
        let name = marked.first?.viewName ?? "A view"
        for node in marked { node.reader.isStale = false }
        marked = []
        afterwards = []
        onEndlessUpdate(name)
        return
      }
      let batch = marked.sorted { $0.depth < $1.depth }
      marked = []
      for node in batch where node.reader.isStale && node.isMounted {
        node.reader.isStale = false
        node.rerun()
      }
      guard marked.isEmpty else { continue }
      let actions = afterwards
      afterwards = []
      for action in actions { action() }
    }
  }
}
