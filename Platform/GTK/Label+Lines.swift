import CGTK

extension Label {
  /// The width of the widest part of the text that is not broken between words, in points.
  package var wordWidth: Double {
    guard let layout = gtk_widget_create_pango_layout(pointer, gtk_label_get_text(pointer.opaque))
    else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_attributes(layout, gtk_label_get_attributes(pointer.opaque))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD)
    pango_layout_set_width(layout, 0)
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(layout, &width, &height)
    return Double(width)
  }

  /// The boxes around the lines of the text, in the label's coordinates.
  package var lines: [PaintRect] {
    var originX: Int32 = 0
    var originY: Int32 = 0
    gtk_label_get_layout_offsets(pointer.opaque, &originX, &originY)
    guard let iterator = pango_layout_get_iter(gtk_label_get_layout(pointer.opaque)) else {
      return []
    }
    defer { pango_layout_iter_free(iterator) }
    let scale = Double(PANGO_SCALE)
    var lines: [PaintRect] = []
    repeat {
      var box = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &box)
      lines.append(
        PaintRect(
          x: Double(originX) + Double(box.x) / scale, y: Double(originY) + Double(box.y) / scale,
          width: Double(box.width) / scale, height: Double(box.height) / scale))
    } while pango_layout_iter_next_line(iterator) != 0
    return lines
  }

  /// The lines and the height in points of another text in the label's manner: broken at a width in
  /// points, or nowhere, and never cut.
  package func extent(
    of text: String, width: Double?, _ attributes: TextAttributes
  ) -> (lines: Int, height: Double) {
    guard let layout = pango_layout_copy(gtk_label_get_layout(pointer.opaque)) else {
      return (0, 0)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_width(layout, width.map { clampedInt32($0 * Double(PANGO_SCALE)) } ?? -1)
    pango_layout_set_text(layout, text, -1)
    pango_layout_set_attributes(layout, attributes.pointer)
    var height: Int32 = 0
    pango_layout_get_pixel_size(layout, nil, &height)
    return (Int(pango_layout_get_line_count(layout)), Double(height))
  }
}
