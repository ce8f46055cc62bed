/// One coat of paint on a shape.
struct ShapePaint {
  enum Kind: Equatable {
    case fill(FillStyle)
    case stroke(StrokeStyle)
  }
  let shape: any Shape
  let style: any ShapeStyle
  let kind: Kind

  init(_ shape: any Shape, _ style: any ShapeStyle, _ kind: Kind) {
    (self.shape, self.style, self.kind) = (shape, style, kind)
  }
}

/// A shape with paint on it. Further paint lies on top.
public struct _PaintedShape<S: Shape>: PrimitiveView {
  let shape: S
  let paints: [ShapePaint]

  /// A node with one UIKit view.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PaintedShapeNode(view, in: context)
  }

  private func adding(_ shape: any Shape, _ style: any ShapeStyle, _ kind: ShapePaint.Kind) -> Self
  {
    _PaintedShape(shape: self.shape, paints: paints + [ShapePaint(shape, style, kind)])
  }

  /// Fills the shape too.
  public func fill<Style: ShapeStyle>(
    _ content: Style, style: FillStyle = FillStyle()
  ) -> _PaintedShape<S> { adding(shape, content, .fill(style)) }

  /// Draws the shape's outline too.
  public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> _PaintedShape<S> {
    adding(shape, content, .stroke(style))
  }

  /// Draws the shape's outline too, in points.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1
  ) -> _PaintedShape<S> { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }
}

extension _PaintedShape where S: InsettableShape {
  /// Draws a line inside the shape's outline too.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle
  ) -> _PaintedShape<S> {
    adding(shape.inset(by: style.lineWidth / 2), content, .stroke(style))
  }

  /// Draws a line inside the shape's outline too, in points.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1
  ) -> _PaintedShape<S> { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }
}

extension Shape {
  private var bare: _PaintedShape<Self> { _PaintedShape(shape: self, paints: []) }

  /// The shape filled with a style.
  public func fill<Style: ShapeStyle>(
    _ content: Style, style: FillStyle = FillStyle()
  ) -> _PaintedShape<Self> { bare.fill(content, style: style) }

  /// The shape filled with the foreground.
  public func fill(style: FillStyle = FillStyle()) -> _PaintedShape<Self> {
    bare.fill(.foreground, style: style)
  }

  /// The line of the shape's outline in a style.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle
  ) -> _PaintedShape<Self> { bare.stroke(content, style: style) }

  /// The line of the shape's outline in a style, in points.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1
  ) -> _PaintedShape<Self> { bare.stroke(content, lineWidth: lineWidth) }

  /// The line of the shape's outline in the foreground. On Linux it is a view and no shape.
  public func stroke(style: StrokeStyle) -> _PaintedShape<Self> {
    bare.stroke(.foreground, style: style)
  }

  /// The line of the shape's outline in the foreground. On Linux it is a view and no shape.
  public func stroke(lineWidth: CGFloat = 1) -> _PaintedShape<Self> {
    bare.stroke(.foreground, lineWidth: lineWidth)
  }
}

extension InsettableShape {
  private var bare: _PaintedShape<Self> { _PaintedShape(shape: self, paints: []) }

  /// A line inside the shape's outline in a style.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle
  ) -> _PaintedShape<Self> { bare.strokeBorder(content, style: style) }

  /// A line inside the shape's outline in a style, in points.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1
  ) -> _PaintedShape<Self> { bare.strokeBorder(content, lineWidth: lineWidth) }

  /// A line inside the shape's outline in the foreground.
  public func strokeBorder(style: StrokeStyle) -> _PaintedShape<Self> {
    bare.strokeBorder(.foreground, style: style)
  }

  /// A line inside the shape's outline in the foreground, in points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> _PaintedShape<Self> {
    bare.strokeBorder(.foreground, lineWidth: lineWidth)
  }
}
