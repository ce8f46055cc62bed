/// An outline that fills the room that it is given.
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///       path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///       path.closeSubpath()
///     }
///   }
/// }
/// ```
/// As a view it is filled with the foreground.
public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// The size that the shape takes when it is offered a size; all of it unless written otherwise.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// All that is offered, 10 points where nothing is.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape, filled with the foreground.
  public var body: _PaintedShape<Self> {
    _PaintedShape(shape: self, paints: [ShapePaint(self, ForegroundStyle(), .fill(FillStyle()))])
  }
}

/// A shape that can be made smaller from all sides.
public protocol InsettableShape: Shape {
  /// The kind of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape made smaller, by points from each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// Any shape, its type hidden.
public struct AnyShape: Shape {
  let shape: any Shape

  /// Hides the type of a shape.
  nonisolated public init<S: Shape>(_ shape: S) { self.shape = shape }

  /// The outline of the hidden shape.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The size of the hidden shape.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension Path: Shape {
  /// The path itself, counted from the upper left corner.
  nonisolated public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}
