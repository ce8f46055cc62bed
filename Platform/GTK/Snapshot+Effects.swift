import CGTK

extension Snapshot {
  /// What is painted until `pop` throws a shadow of its own outline.
  package func pushShadow(_ color: PaintColor, dx: Double, dy: Double, blur: Double) {
    var shadow = GskShadow(
      color: color.native, dx: Float(dx), dy: Float(dy), radius: Float(max(0, blur)))
    gtk_snapshot_push_shadow(pointer, &shadow, 1)
  }

  /// What is painted until `pop` is blurred.
  package func pushBlur(_ radius: Double) { gtk_snapshot_push_blur(pointer, max(0, radius)) }

  /// Paints what `draw` paints, inside the path that `trace` traces. GTK 4.8 clips at rectangles
  /// alone, so cairo paints it.
  package func cut(
    _ bounds: PaintRect, evenOdd: Bool, trace: (Canvas) -> Void, _ draw: (Snapshot) -> Void
  ) {
    guard let node = Self.node(draw) else { return }
    defer { gsk_render_node_unref(node) }
    let canvas = cairo(bounds)
    trace(canvas)
    canvas.clip(evenOdd: evenOdd)
    gsk_render_node_draw(node, canvas.pointer)
  }

  /// Paints what `draw` paints, as opaque as what `mask` paints.
  package func mask(
    _ bounds: PaintRect, _ mask: (Snapshot) -> Void, _ draw: (Snapshot) -> Void
  ) {
    guard let node = Self.node(draw), let cover = Self.node(mask) else { return }
    defer {
      gsk_render_node_unref(node)
      gsk_render_node_unref(cover)
    }
    let canvas = cairo(bounds)
    cairo_push_group(canvas.pointer)
    gsk_render_node_draw(node, canvas.pointer)
    cairo_pop_group_to_source(canvas.pointer)
    // The source has to stay while the mask is drawn.
    let source = cairo_pattern_reference(cairo_get_source(canvas.pointer))
    cairo_push_group(canvas.pointer)
    gsk_render_node_draw(cover, canvas.pointer)
    let pattern = cairo_pop_group(canvas.pointer)
    cairo_set_source(canvas.pointer, source)
    cairo_mask(canvas.pointer, pattern)
    cairo_pattern_destroy(pattern)
    cairo_pattern_destroy(source)
  }

  private static func node(_ draw: (Snapshot) -> Void) -> OpaquePointer? {
    guard let inner = gtk_snapshot_new() else { return nil }
    draw(Snapshot(inner))
    return gtk_snapshot_free_to_node(inner)
  }
}
