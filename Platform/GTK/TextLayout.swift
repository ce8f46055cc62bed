import CGTK

/// A text with looks, outside of a widget: to be measured, and drawn on a canvas.
@MainActor package final class TextLayout {
  private let pointer: OpaquePointer

  /// Lays a text out. Lines are broken at a width in points, or nowhere without one.
  package init(_ text: String, _ attributes: TextAttributes, width: Double? = nil) {
    let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    pointer = pango_layout_new(context)
    g_object_unref(UnsafeMutableRawPointer(context))
    pango_layout_set_text(pointer, text, -1)
    pango_layout_set_attributes(pointer, attributes.pointer)
    pango_layout_set_wrap(pointer, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_width(pointer, width.map { clampedInt32($0 * Double(PANGO_SCALE)) } ?? -1)
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// Width and height in points.
  package var size: (width: Double, height: Double) {
    var width: Int32 = 0
    var height: Int32 = 0
    pango_layout_get_pixel_size(pointer, &width, &height)
    return (Double(width), Double(height))
  }

  /// The distance of the first line's baseline from the top, in points.
  package var firstBaseline: Double {
    Double(pango_layout_get_baseline(pointer)) / Double(PANGO_SCALE)
  }

  /// Draws the text with its top left at a point, more or less transparent.
  package func draw(on canvas: Canvas, x: Double, y: Double, opacity: Double = 1) {
    canvas.save()
    cairo_move_to(canvas.pointer, x, y)
    if opacity < 1 { cairo_push_group(canvas.pointer) }
    pango_cairo_show_layout(canvas.pointer, pointer)
    if opacity < 1 {
      cairo_pop_group_to_source(canvas.pointer)
      cairo_paint_with_alpha(canvas.pointer, opacity)
    }
    canvas.restore()
  }
}
