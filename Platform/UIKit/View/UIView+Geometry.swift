extension CGRect {
  /// The rectangle with numbers that are not finite, or absurd, put right.
  var finite: CGRect {
    func tame(_ value: CGFloat) -> CGFloat {
      value.isNaN ? 0 : Swift.min(Swift.max(value, -1_000_000), 1_000_000)
    }
    return CGRect(
      x: tame(origin.x), y: tame(origin.y), width: tame(size.width), height: tame(size.height))
  }

  /// The box around the rectangle after each of its points has gone where `place` says.
  func boundingBox(_ place: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map(place)
    let left = corners.map(\.x).min() ?? 0
    let top = corners.map(\.y).min() ?? 0
    return CGRect(
      x: left, y: top, width: (corners.map(\.x).max() ?? 0) - left,
      height: (corners.map(\.y).max() ?? 0) - top)
  }

  /// The box around the rectangle after `transform` about its middle.
  func boundingBox(under transform: CGAffineTransform) -> CGRect {
    let corners = [(-1.0, -1.0), (1, -1), (-1, 1), (1, 1)].map {
      CGPoint(x: width / 2 * $0.0, y: height / 2 * $0.1).applying(transform)
    }
    let left = corners.map(\.x).min() ?? 0
    let right = corners.map(\.x).max() ?? 0
    let top = corners.map(\.y).min() ?? 0
    let bottom = corners.map(\.y).max() ?? 0
    return CGRect(x: midX + left, y: midY + top, width: right - left, height: bottom - top)
  }
}

extension UIView {
  /// What gives way when the superview changes size. Nothing unless set.
  public var autoresizingMask: AutoresizingMask {
    get { model.autoresizing }
    set { model.autoresizing = newValue }
  }

  func autoresizeSubviews(from old: CGSize) {
    let new = model.bounds.size
    for view in subviews where !view.model.autoresizing.isEmpty {
      let mask = view.model.autoresizing
      var frame = view.frame
      (frame.origin.x, frame.size.width) = Self.resized(
        frame.minX, frame.width, by: new.width - old.width,
        before: mask.contains(.flexibleLeftMargin), size: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin))
      (frame.origin.y, frame.size.height) = Self.resized(
        frame.minY, frame.height, by: new.height - old.height,
        before: mask.contains(.flexibleTopMargin), size: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin))
      view.frame = frame
    }
  }

  private static func resized(
    _ origin: CGFloat, _ length: CGFloat, by change: CGFloat, before: Bool, size: Bool, after: Bool
  ) -> (CGFloat, CGFloat) {
    let parts = CGFloat([before, size, after].count { $0 })
    guard parts > 0 else { return (origin, length) }
    let share = change / parts
    return (origin + (before ? share : 0), max(0, length + (size ? share : 0)))
  }

  /// Takes keyboard focus away from whatever in the view has it.
  /// - Returns: whether nothing in the view has focus now. A field may refuse unless `force` is true.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let responder = descendants.last(where: { $0.isFirstResponder }) else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window?.clearFocus() }
    return force
  }

  /// A point of this view in the coordinates of `view`, or of the window without one.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inWindow = pointInRoot(point)
    return view?.pointFromRoot(inWindow) ?? inWindow
  }

  /// A point of `view`, or of the window without one, in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    pointFromRoot(view?.pointInRoot(point) ?? point)
  }

  /// A rectangle of this view in the coordinates of `view`, or of the window without one.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.boundingBox { convert($0, to: view) }
  }

  /// A rectangle of `view`, or of the window without one, in this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.boundingBox { convert($0, from: view) }
  }

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return superview.pointInRoot(pointInSuperview(point))
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    let outer = superview.pointFromRoot(point)
    let offset = CGPoint(x: outer.x - model.center.x, y: outer.y - model.center.y)
      .applying(model.transform.inverted())
    return CGPoint(
      x: offset.x + model.bounds.midX, y: offset.y + model.bounds.midY)
  }

  private func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let offset = CGPoint(x: point.x - model.bounds.midX, y: point.y - model.bounds.midY)
      .applying(model.transform)
    return CGPoint(x: model.center.x + offset.x, y: model.center.y + offset.y)
  }
}
