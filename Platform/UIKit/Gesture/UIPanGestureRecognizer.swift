import GTK

/// Recognises a finger, or the pointer with its button down, that moves.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the finger moves before it begins, in points.
  package var minimumDistance: CGFloat = 10
  private var origin = CGPoint.zero
  private var samples: [(time: TimeInterval, place: CGPoint)] = []

  /// How far the finger has moved since the gesture began, in the coordinates of `view`.
  open func translation(in view: UIView?) -> CGPoint {
    let one = self.view.map { $0.convert(origin, to: view) } ?? origin
    let two = location(in: view)
    return CGPoint(x: two.x - one.x, y: two.y - one.y)
  }

  /// Says how far the finger counts as having moved up to now.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let now = location(in: view)
    let origin = CGPoint(x: now.x - translation.x, y: now.y - translation.y)
    self.origin = self.view.map { $0.convert(origin, from: view) } ?? origin
  }

  /// How fast the finger moves, in points a second, over the last tenth of a second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let last = samples.last,
      let first = samples.first(where: { $0.time > last.time - 0.1 }), last.time > first.time
    else { return .zero }
    let seconds = last.time - first.time
    return CGPoint(
      x: (last.place.x - first.place.x) / seconds, y: (last.place.y - first.place.y) / seconds)
  }

  override func touchBegan(count: Int) {
    origin = start
    samples = []
    note()
    if minimumDistance <= 0 { begin() }
  }

  override func touchMoved() {
    note()
    switch state {
    case .possible: if distance >= minimumDistance { begin() }
    case .began, .changed: become(.changed)
    default: break
    }
  }

  override func touchEnded(count: Int) {
    note()
    switch state {
    case .possible: fail()
    case .began, .changed: become(.ended)
    default: break
    }
  }

  private func note() {
    let now = ProcessInfo.processInfo.systemUptime
    samples.removeAll { $0.time < now - 0.2 }
    samples.append((now, location(in: nil)))
  }
}
