extension Path {
  /// A part of the path by length, from 0 where it begins to 1 where it ends.
  ///
  /// Lengths of curves are those of 64 straight steps.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let from = min(max(from, 0), 1)
    let to = min(max(to, 0), 1)
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let pieces = pieces
    let whole = pieces.reduce(0) { $0 + $1.length }
    var trimmed = Path()
    var passed: CGFloat = 0
    for piece in pieces {
      let start = from * whole - passed
      let end = to * whole - passed
      passed += piece.length
      guard piece.length > 0, start < piece.length, end > 0 else { continue }
      let part = piece.part(piece.time(at: max(0, start)), piece.time(at: min(end, piece.length)))
      if trimmed.currentPoint != part.start || piece.isFirst { trimmed.move(to: part.start) }
      if part.isStraight {
        trimmed.addLine(to: part.end)
      } else {
        trimmed.addCurve(to: part.end, control1: part.control1, control2: part.control2)
      }
    }
    return trimmed
  }

  /// All lines and curves with their lengths.
  private var pieces: [Piece] {
    var pieces: [Piece] = []
    var first = CGPoint.zero
    var last = CGPoint.zero
    var isFirst = true
    func add(_ one: CGPoint, _ other: CGPoint, _ end: CGPoint, isStraight: Bool) {
      pieces.append(
        Piece(
          start: last, control1: one, control2: other, end: end, isStraight: isStraight,
          isFirst: isFirst))
      last = end
      isFirst = false
    }
    forEach { element in
      switch element {
      case .move(let to):
        (first, last) = (to, to)
        isFirst = true
      case .line(let to): add(last, to, to, isStraight: true)
      case .quadCurve(let to, let control):
        func toward(_ point: CGPoint) -> CGPoint { point.mixed(with: control, 2.0 / 3) }
        add(toward(last), toward(to), to, isStraight: false)
      case .curve(let to, let one, let other): add(one, other, to, isStraight: false)
      case .closeSubpath: add(last, first, first, isStraight: true)
      }
    }
    return pieces
  }
}

/// A line or a curve of a path.
private struct Piece {
  let start, control1, control2, end: CGPoint
  let isStraight: Bool
  let isFirst: Bool
  /// The lengths up to each of the steps.
  let lengths: [CGFloat]
  var length: CGFloat { lengths[lengths.count - 1] }

  init(
    start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint, isStraight: Bool,
    isFirst: Bool
  ) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    (self.isStraight, self.isFirst) = (isStraight, isFirst)
    var lengths: [CGFloat] = [0]
    var last = start
    let steps = isStraight ? 1 : 64
    for step in 1...steps {
      let time = CGFloat(step) / CGFloat(steps)
      let point =
        isStraight ? end : Self.split(start, control1, control2, end, time).middle
      lengths.append(lengths[step - 1] + hypot(point.x - last.x, point.y - last.y))
      last = point
    }
    self.lengths = lengths
  }

  /// The time, from 0 to 1, at which a length is reached.
  func time(at length: CGFloat) -> CGFloat {
    guard let step = lengths.firstIndex(where: { $0 >= length }), step > 0 else {
      return length <= 0 ? 0 : 1
    }
    let share = (length - lengths[step - 1]) / max(lengths[step] - lengths[step - 1], .ulpOfOne)
    return (CGFloat(step - 1) + share) / CGFloat(lengths.count - 1)
  }

  /// The piece between two times.
  func part(_ from: CGFloat, _ to: CGFloat) -> Piece {
    if isStraight {
      let one = start.mixed(with: end, from)
      let other = start.mixed(with: end, to)
      return Piece(
        start: one, control1: one, control2: other, end: other, isStraight: true, isFirst: isFirst)
    }
    let head = Self.split(start, control1, control2, end, to)
    let back = Self.split(start, head.first, head.second, head.middle, to > 0 ? from / to : 0)
    return Piece(
      start: back.middle, control1: back.third, control2: back.fourth, end: head.middle,
      isStraight: false, isFirst: isFirst)
  }

  /// The point at a time, with the controls of the curves before and after it.
  private static func split(
    _ start: CGPoint, _ one: CGPoint, _ other: CGPoint, _ end: CGPoint, _ time: CGFloat
  ) -> (first: CGPoint, second: CGPoint, middle: CGPoint, third: CGPoint, fourth: CGPoint) {
    let first = start.mixed(with: one, time)
    let inner = one.mixed(with: other, time)
    let fourth = other.mixed(with: end, time)
    let second = first.mixed(with: inner, time)
    let third = inner.mixed(with: fourth, time)
    return (first, second, second.mixed(with: third, time), third, fourth)
  }
}

extension CGPoint {
  fileprivate func mixed(with other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
