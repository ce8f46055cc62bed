import CGTK

/// A colour in sRGB, each part from 0 to 1, not multiplied by alpha. What is outside is put right.
package struct PaintColor: Hashable, Sendable {
  package var red, green, blue, alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    func tame(_ part: Double) -> Double { part.isNaN ? 0 : min(max(part, 0), 1) }
    (self.red, self.green, self.blue, self.alpha) = (
      tame(red), tame(green), tame(blue), tame(alpha)
    )
  }

  var native: GdkRGBA {
    GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }
}

/// A rectangle with one radius a corner, in points.
package struct PaintRect: Hashable, Sendable {
  package var x, y, width, height: Double
  package var radius = 0.0

  package init(x: Double, y: Double, width: Double, height: Double, radius: Double = 0) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
    self.radius = radius
  }

  package func insetBy(_ distance: Double) -> PaintRect {
    PaintRect(
      x: x + distance, y: y + distance, width: max(0, width - 2 * distance),
      height: max(0, height - 2 * distance), radius: max(0, radius - distance))
  }

  var native: graphene_rect_t {
    var rect = graphene_rect_t()
    graphene_rect_init(&rect, Float(x), Float(y), Float(width), Float(height))
    return rect
  }

  var rounded: GskRoundedRect {
    var rect = native
    var result = GskRoundedRect()
    gsk_rounded_rect_init_from_rect(
      &result, &rect, Float(min(radius, width / 2, height / 2)))
    return result
  }
}

/// The picture that GTK is collecting for the next frame.
@MainActor package struct Snapshot {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  package func save() { gtk_snapshot_save(pointer) }
  package func restore() { gtk_snapshot_restore(pointer) }
  package func pop() { gtk_snapshot_pop(pointer) }
  package func pushOpacity(_ opacity: Double) { gtk_snapshot_push_opacity(pointer, opacity) }

  package func translate(x: Double, y: Double) {
    var point = graphene_point_t(x: Float(x), y: Float(y))
    gtk_snapshot_translate(pointer, &point)
  }

  /// Applies `transform` about the middle of a box of the given size at the origin.
  package func apply(_ transform: Transform, width: Double, height: Double) {
    let matrix = transform.applied(
      to: nil, width: clampedInt32(width), height: clampedInt32(height))
    gtk_snapshot_transform(pointer, matrix)
    gsk_transform_unref(matrix)
  }

  package func pushClip(_ rect: PaintRect) {
    if rect.radius > 0 {
      var rounded = rect.rounded
      gtk_snapshot_push_rounded_clip(pointer, &rounded)
    } else {
      var bounds = rect.native
      gtk_snapshot_push_clip(pointer, &bounds)
    }
  }

  package func fill(_ rect: PaintRect, _ color: PaintColor) {
    guard color.alpha > 0, rect.width > 0, rect.height > 0 else { return }
    var rgba = color.native
    var bounds = rect.native
    if rect.radius > 0 {
      pushClip(rect)
      gtk_snapshot_append_color(pointer, &rgba, &bounds)
      pop()
    } else {
      gtk_snapshot_append_color(pointer, &rgba, &bounds)
    }
  }

  /// A border of `width` points inside the edge of `rect`.
  package func border(_ rect: PaintRect, width: Double, _ color: PaintColor) {
    guard width > 0, color.alpha > 0, rect.width > 0, rect.height > 0 else { return }
    var outline = rect.rounded
    let widths = [Float](repeating: Float(width), count: 4)
    let colors = [GdkRGBA](repeating: color.native, count: 4)
    gtk_snapshot_append_border(pointer, &outline, widths, colors)
  }

  package func shadow(
    _ rect: PaintRect, _ color: PaintColor, dx: Double, dy: Double, blur: Double
  ) {
    guard color.alpha > 0 else { return }
    var outline = rect.rounded
    var rgba = color.native
    gtk_snapshot_append_outset_shadow(
      pointer, &outline, &rgba, Float(dx), Float(dy), 0, Float(blur))
  }

  package func child(_ child: Widget, of parent: Widget) {
    gtk_widget_snapshot_child(parent.pointer, child.pointer, pointer)
  }

  /// A canvas that covers `rect`.
  package func cairo(_ rect: PaintRect) -> Canvas {
    var bounds = rect.native
    return Canvas(adopting: gtk_snapshot_append_cairo(pointer, &bounds))
  }

  package func texture(_ texture: Texture, in rect: PaintRect) {
    var bounds = rect.native
    gtk_snapshot_append_texture(pointer, texture.pointer, &bounds)
  }

  /// Paints `color` where `texture` is not transparent.
  package func stencil(_ texture: Texture, in rect: PaintRect, _ color: PaintColor) {
    var matrix = graphene_matrix_t()
    let values: [Float] = [
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Float(color.alpha),
    ]
    graphene_matrix_init_from_float(&matrix, values)
    var offset = graphene_vec4_t()
    graphene_vec4_init(&offset, Float(color.red), Float(color.green), Float(color.blue), 0)
    gtk_snapshot_push_color_matrix(pointer, &matrix, &offset)
    self.texture(texture, in: rect)
    pop()
  }
}
