/// An edge, a middle or a length of a view or layout guide, for making constraints.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let holder: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    (holder, self.attribute) = (item, attribute)
    super.init()
  }

  var term: ConstraintTerm { ConstraintTerm(holder, attribute) }
  /// The view or layout guide that the anchor is of.
  open var item: AnyObject? { holder }

  func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat = 0, spacing: SystemSpacing? = nil
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      term, relation, other.term, multiplier: multiplier, constant: constant, spacing: spacing)
  }

  /// This one is where the other is.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor)
  }
  /// This one is where the other is, plus an offset in points.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor, constant: constant) }
  /// This one is not before the other.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor) }
  /// This one is not before the other plus an offset in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, constant: constant) }
  /// This one is not behind the other.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor) }
  /// This one is not behind the other plus an offset in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, constant: constant) }
}

/// A place from side to side.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// This one lies after the other, in reading direction, by `multiplier` times 8 points.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, spacing: SystemSpacing(multiplier: multiplier))
  }
  /// This one lies after the other, in reading direction, by at least `multiplier` times 8 points.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, spacing: SystemSpacing(multiplier: multiplier))
  }
  /// This one lies after the other, in reading direction, by at most `multiplier` times 8 points.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, spacing: SystemSpacing(multiplier: multiplier))
  }
}

/// A place from top to bottom.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// This one lies below the other by `multiplier` times 8 points, or, between two baselines, times
  /// the line height of the lower text.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, spacing: SystemSpacing(multiplier: multiplier))
  }
  /// This one lies below the other by at least what `constraint(equalToSystemSpacingBelow:multiplier:)`
  /// says.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, spacing: SystemSpacing(multiplier: multiplier))
  }
  /// This one lies below the other by at most what `constraint(equalToSystemSpacingBelow:multiplier:)`
  /// says.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, spacing: SystemSpacing(multiplier: multiplier))
  }
}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The length is so many points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, nil, constant: constant)
  }
  /// The length is at least so many points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, nil, constant: constant)
  }
  /// The length is at most so many points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, nil, constant: constant)
  }
  /// The length is `multiplier` times another, plus so many points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.equal, anchor, multiplier: multiplier, constant: constant) }
  /// The length is at least `multiplier` times another, plus so many points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }
  /// The length is at most `multiplier` times another, plus so many points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }
}
