import CGTK

extension Label {
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
}
