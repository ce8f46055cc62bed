/// A rectangle.
nonisolated public struct Rectangle: InsettableShape {
  private var amount: CGFloat = 0

  /// Makes a rectangle.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: amount)) }

  /// The rectangle made smaller, by points from each side.
  public func inset(by amount: CGFloat) -> Rectangle {
    var shape = self
    shape.amount += amount
    return shape
  }
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: InsettableShape {
  /// Width and height of a corner in points.
  public var cornerSize: CGSize
  /// The form of the corners.
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0

  /// Makes a rectangle with round corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  /// Makes a rectangle with round corners of a radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let corner = CGSize(
      width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
    return Path { $0.addRoundedRect(in: rect.shrunk(by: amount), cornerSize: corner, style: style) }
  }

  /// The shape made smaller, by points from each side; its corners keep their middle.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.amount += amount
    return shape
  }
}

/// A rectangle whose shorter sides are half circles.
nonisolated public struct Capsule: InsettableShape {
  /// The form of the corners.
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.shrunk(by: amount)
    let radius = min(rect.width, rect.height) / 2
    return Path {
      $0.addRoundedRect(
        in: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
    }
  }

  /// The capsule made smaller, by points from each side.
  public func inset(by amount: CGFloat) -> Capsule {
    var shape = self
    shape.amount += amount
    return shape
  }
}

/// A circle in the middle of the room.
nonisolated public struct Circle: InsettableShape {
  private var amount: CGFloat = 0

  /// Makes a circle.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.middleSquare.shrunk(by: amount))
  }

  /// The largest square that is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let side?, nil), (nil, let side?): side
      case (nil, nil): CGFloat(10)
      }
    return CGSize(width: side, height: side)
  }

  /// The circle made smaller, by points from each side.
  public func inset(by amount: CGFloat) -> Circle {
    var shape = self
    shape.amount += amount
    return shape
  }
}

/// An ellipse that fills the room.
nonisolated public struct Ellipse: InsettableShape {
  private var amount: CGFloat = 0

  /// Makes an ellipse.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.shrunk(by: amount)) }

  /// The ellipse made smaller, by points from each side.
  public func inset(by amount: CGFloat) -> Ellipse {
    var shape = self
    shape.amount += amount
    return shape
  }
}

extension CGRect {
  /// The rectangle without a margin; never smaller than nothing.
  func shrunk(by amount: CGFloat) -> CGRect {
    let size = CGSize(width: max(0, width - 2 * amount), height: max(0, height - 2 * amount))
    return CGRect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The largest square in the middle.
  var middleSquare: CGRect {
    let side = min(width, height)
    return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}
