import GTK

extension UIView: ContainerDelegate {
  package func containerMeasure(
    horizontal: Bool, forSize: Double?
  ) -> (minimum: Double, natural: Double) { hostMeasure(horizontal: horizontal) }

  package func containerAllocate(width: Double, height: Double) {
    hostAllocated(CGSize(width: width, height: height))
    placeSubviews()
  }

  package func containerActivate() { hostActivated() }

  package func containerSnapshot(_ snapshot: Snapshot) {
    paintContent(snapshot)
    guard !subviews.isEmpty, let host = contentHost else { return }
    let origin = placementOrigin
    guard let mask = effects?.mask else {
      for view in paintOrder { view.paint(into: snapshot, of: host, from: origin) }
      return
    }
    let bounds = PaintRect(x: 0, y: 0, width: model.bounds.width, height: model.bounds.height)
    snapshot.mask(bounds) {
      mask.paint(into: $0, of: host, from: origin)
    } _: { snapshot in
      for view in subviews where view !== mask {
        view.paint(into: snapshot, of: host, from: origin)
      }
    }
  }
}

extension UIView {
  /// Paints the view, with what surrounds it, into the picture of its superview, whose widget is
  /// `parent` and whose content starts at `origin`.
  func paint(into snapshot: Snapshot, of parent: Widget, from origin: CGPoint) {
    guard let host, host.hasParent, !model.isHidden else { return }
    let alpha = Double(presented.alpha ?? model.alpha)
    guard alpha > 0 else { return }
    let needsSurround = hasSurround
    // Most views are only what their widgets show.
    if !needsSurround, alpha == 1, effects == nil { return snapshot.child(host, of: parent) }
    let geometry = presented.geometry ?? Geometry(model)
    let place = geometry.untransformed.offsetBy(dx: -origin.x, dy: -origin.y)
    let box = PaintRect(
      x: 0, y: 0, width: host.allocatedWidth, height: host.allocatedHeight,
      radius: Double(layerIfMade?.cornerRadius ?? 0))
    if alpha < 1 { snapshot.pushOpacity(alpha) }
    let pushes = effects?.push(on: snapshot, traitCollection) ?? 0
    let isPlain = geometry.transform.isIdentity
    if needsSurround {
      enter(snapshot, place, geometry.transform, box)
      paintGround(snapshot, box)
      snapshot.restore()
    }
    let clips = layerIfMade?.masksToBounds == true
    func draw(_ snapshot: Snapshot) {
      if !isPlain {
        snapshot.apply(geometry.transform.inverted().native, width: box.width, height: box.height)
      }
      snapshot.translate(x: -place.minX.rounded(), y: -place.minY.rounded())
      snapshot.child(host, of: parent)
    }
    if clips {
      enter(snapshot, place, geometry.transform, box)
      snapshot.pushClip(box)
      draw(snapshot)
    } else if let outline = effects?.outline {
      enter(snapshot, place, geometry.transform, box)
      paintCut(snapshot, box, outline, draw)
      snapshot.restore()
    } else {
      snapshot.child(host, of: parent)
    }
    if clips {
      snapshot.pop()
      snapshot.restore()
    }
    if needsSurround {
      enter(snapshot, place, geometry.transform, box)
      paintEdge(snapshot, box)
      snapshot.restore()
    }
    for _ in 0..<pushes { snapshot.pop() }
    if alpha < 1 { snapshot.pop() }
  }

  private func enter(
    _ snapshot: Snapshot, _ place: CGRect, _ transform: CGAffineTransform, _ box: PaintRect
  ) {
    snapshot.save()
    snapshot.translate(x: place.minX.rounded(), y: place.minY.rounded())
    if !transform.isIdentity {
      snapshot.apply(transform.native, width: box.width, height: box.height)
    }
  }

  private var hasSurround: Bool {
    model.backgroundColor != nil || presented.background != nil || layerIfMade != nil || hasOwnEdge
  }

  private func paintGround(_ snapshot: Snapshot, _ box: PaintRect) {
    let traits = traitCollection
    if let layer = layerIfMade, layer.shadowOpacity > 0, let color = layer.shadowColor {
      var paint = color.paint
      paint.alpha *= Double(layer.shadowOpacity)
      snapshot.shadow(
        box, paint, dx: layer.shadowOffset.width, dy: layer.shadowOffset.height,
        blur: layer.shadowRadius * 2)
    }
    if let paint = presented.background ?? model.backgroundColor?.paint(with: traits) {
      snapshot.fill(box, paint)
    } else if let color = layerIfMade?.backgroundColor {
      snapshot.fill(box, color.paint)
    }
    paintOwnGround(snapshot, box)
  }

  private func paintEdge(_ snapshot: Snapshot, _ box: PaintRect) {
    if let layer = layerIfMade, layer.borderWidth > 0 {
      snapshot.border(
        box, width: layer.borderWidth,
        (layer.borderColor ?? CGColor(red: 0, green: 0, blue: 0, alpha: 1)).paint)
    }
    paintOwnEdge(snapshot, box)
  }

  /// Asks for the view to be painted again, content and all.
  func queueDraw() { host?.queueDraw() }

  /// Asks for what surrounds the view to be painted again.
  func queueOuterDraw() {
    host?.queueDraw()
    superview?.contentHost?.queueDraw()
  }
}
