/// A canvas whose content depends on where scrolling has brought it.
@MainActor protocol MovesWithScrolling: ItemCanvas {
  /// A scroll view around the canvas has moved its content.
  func scrolled()
}

/// The canvases that hear of scrolling: few, so that all others need not be looked through.
@MainActor enum ScrolledCanvases {
  private struct Entry { weak var canvas: (any MovesWithScrolling)? }
  private static var entries: [Entry] = []

  static func add(_ canvas: any MovesWithScrolling) {
    entries.removeAll { $0.canvas == nil || $0.canvas === canvas }
    entries.append(Entry(canvas: canvas))
  }

  /// Tells those in a scroll view that it has moved its content.
  static func scrolled(in view: UIView) {
    for case let canvas? in entries.map(\.canvas) where canvas.isDescendant(of: view) {
      canvas.scrolled()
    }
  }
}
