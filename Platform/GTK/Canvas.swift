import CGTK

/// A cairo context.
@MainActor package final class Canvas {
  let pointer: OpaquePointer

  init(adopting pointer: OpaquePointer) { self.pointer = pointer }
  isolated deinit { cairo_destroy(pointer) }

  package func save() { cairo_save(pointer) }
  package func restore() { cairo_restore(pointer) }
  package func translate(x: Double, y: Double) { cairo_translate(pointer, x, y) }
  package func scale(x: Double, y: Double) { cairo_scale(pointer, x, y) }
  package func rotate(radians: Double) { cairo_rotate(pointer, radians) }

  package func concatenate(_ matrix: Transform) {
    var native = cairo_matrix_t(
      xx: matrix.a, yx: matrix.b, xy: matrix.c, yy: matrix.d, x0: matrix.tx, y0: matrix.ty)
    cairo_transform(pointer, &native)
  }

  package func setColor(_ color: PaintColor) {
    cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
  }

  package enum Cap: Sendable { case butt, round, square }
  package enum Join: Sendable { case miter, round, bevel }

  package func setLine(
    width: Double, cap: Cap = .butt, join: Join = .miter, dash: [Double] = [], phase: Double = 0
  ) {
    cairo_set_line_width(pointer, width)
    let nativeCap =
      switch cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    cairo_set_line_cap(pointer, nativeCap)
    let nativeJoin =
      switch join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo_set_line_join(pointer, nativeJoin)
    cairo_set_dash(pointer, dash, Int32(dash.count), phase)
  }

  package func beginPath() { cairo_new_path(pointer) }
  package func move(x: Double, y: Double) { cairo_move_to(pointer, x, y) }
  package func line(x: Double, y: Double) { cairo_line_to(pointer, x, y) }
  package func closePath() { cairo_close_path(pointer) }

  package func curve(
    x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double
  ) { cairo_curve_to(pointer, x1, y1, x2, y2, x, y) }

  package func fill(evenOdd: Bool = false) {
    cairo_set_fill_rule(pointer, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(pointer)
  }

  package func stroke() { cairo_stroke(pointer) }

  package func clip(evenOdd: Bool = false) {
    cairo_set_fill_rule(pointer, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(pointer)
  }

  package func clear(x: Double, y: Double, width: Double, height: Double) {
    cairo_save(pointer)
    cairo_set_operator(pointer, CAIRO_OPERATOR_CLEAR)
    cairo_rectangle(pointer, x, y, width, height)
    cairo_fill(pointer)
    cairo_restore(pointer)
  }
}

extension Canvas {
  /// Draws by taking away what is there, with a line a little wider than what follows.
  package func erasing(_ drawing: () -> Void) {
    cairo_save(pointer)
    cairo_set_operator(pointer, CAIRO_OPERATOR_DEST_OUT)
    drawing()
    cairo_restore(pointer)
  }
}
