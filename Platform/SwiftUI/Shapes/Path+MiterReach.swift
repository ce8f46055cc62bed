extension Path {
  /// How far pointed corners of a line may reach: to the limit, unless all corners are right angles
  /// or smooth.
  func miterReach(_ width: CGFloat) -> CGFloat {
    var corners = 0
    var isSquare = true
    var last: CGPoint?
    forEach { element in
      switch element {
      case .move(let to): last = to
      case .line(let to):
        corners += 1
        if let last, last.x != to.x, last.y != to.y { isSquare = false }
        last = to
      case .curve(let to, _, _), .quadCurve(let to, _): last = to
      case .closeSubpath: break
      }
    }
    if corners == 0 { return width / 2 }
    return isSquare ? width / 2 : width * 5
  }
}
