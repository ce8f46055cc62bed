/// A shape whose outline is changed by a function of the rectangle and of numbers.
private struct ChangedShape<Base: Shape, Numbers: VectorArithmetic & Sendable>: Shape {
  var base: Base
  var numbers: Numbers
  let change: @Sendable (Path, CGRect, Numbers) -> Path

  var animatableData: AnimatablePair<Base.AnimatableData, Numbers> {
    get { AnimatablePair(base.animatableData, numbers) }
    set { (base.animatableData, numbers) = (newValue.first, newValue.second) }
  }

  nonisolated func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect, numbers) }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
}

extension Shape {
  /// A part of the outline, from 0 where it begins to 1 where it ends.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    ChangedShape(base: self, numbers: AnimatablePair(startFraction, endFraction)) {
      path, _, part in path.trimmedPath(from: part.first, to: part.second)
    }
  }

  /// The shape turned about a point of its rectangle.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    ChangedShape(base: self, numbers: angle.radians) { path, rect, radians in
      path.applying(CGAffineTransform(rotationAngle: radians).about(anchor.point(in: rect)))
    }
  }

  /// The shape made larger or smaller about a point of its rectangle.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    ChangedShape(base: self, numbers: AnimatablePair(x, y)) { path, rect, scale in
      path.applying(
        CGAffineTransform(scaleX: scale.first, y: scale.second).about(anchor.point(in: rect)))
    }
  }

  /// The shape made larger or smaller about a point of its rectangle.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape moved, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    ChangedShape(base: self, numbers: AnimatablePair(x, y)) { path, _, offset in
      path.offsetBy(dx: offset.first, dy: offset.second)
    }
  }

  /// The shape moved, in points.
  public func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }
}

extension UnitPoint {
  /// The point in a rectangle.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}

extension CGAffineTransform {
  /// The same about a point in place of the origin.
  fileprivate func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
