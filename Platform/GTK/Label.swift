import CGTK

package enum TextAlignment: Hashable, Sendable { case leading, center, trailing, left, right, fill }

/// A GtkLabel.
@MainActor package final class Label: Widget {
  package init(role: AccessibleRole = .label) {
    super.init(adopting: foyer_widget_new(gtk_label_get_type(), role.native))
    gtk_label_set_wrap_mode(pointer.opaque, PANGO_WRAP_WORD_CHAR)
    setAccessibleName("")
    // Every GtkLabel offers these to assistive technology, and follows a null pointer when one is
    // done without a link. Links here are views of their own.
    for action in ["link.open", "link.copy"] {
      gtk_widget_action_set_enabled(pointer, action, 0)
    }
  }

  package var text: String {
    get { String(cString: gtk_label_get_text(pointer.opaque)) }
    set {
      gtk_label_set_text(pointer.opaque, newValue)
      // A GtkLabel tells its text as its name.
      told.name = newValue
      applyAlignment()
    }
  }
  private var alignment = TextAlignment.leading
  /// How the text was last laid on a side.
  private var aligned: (TextAlignment, isRightToLeft: Bool)?
  /// The colour of text that has none of its own.
  private(set) var ink: PaintColor?
  private var dye: Dye?

  /// Gives the text its looks. What it has already costs nothing.
  ///
  /// - Parameters:
  ///   - font: The font of text that has none of its own.
  ///   - ink: The colour of text that has none of its own.
  ///   - runs: The looks of parts of the text.
  package func setLook(font: FontSpec, ink: PaintColor, runs: [TextRun]) {
    self.ink = ink
    let dye = StyleSheet.textDye(ink, for: self)
    exchangeDye(&self.dye, for: dye)
    let attribute = dye == nil ? ink : nil
    if runs.isEmpty { return setAttributes(.plain(font: font, color: attribute)) }
    var whole = TextRun()
    (whole.font, whole.color) = (font, attribute)
    setAttributes(TextAttributes([whole] + runs))
  }

  package func setAttributes(_ attributes: TextAttributes) {
    // GTK makes its layout of the text anew for every list that it is given, be it the same one.
    if let now = gtk_label_get_attributes(pointer.opaque),
      now == attributes.pointer || pango_attr_list_equal(now, attributes.pointer) != 0
    {
      return
    }
    gtk_label_set_attributes(pointer.opaque, attributes.pointer)
  }

  package enum Truncation: Hashable, Sendable { case none, head, middle, tail }

  /// At most `lines` lines; 0 is no limit. A limited text ends in an ellipsis where `truncation` says.
  package func setLines(_ lines: Int, truncation: Truncation, characterWrap: Bool) {
    gtk_label_set_wrap(pointer.opaque, lines == 1 ? 0 : 1)
    gtk_label_set_wrap_mode(
      pointer.opaque, characterWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    gtk_label_set_lines(pointer.opaque, lines == 0 ? -1 : Int32(clamping: lines))
    let mode =
      switch truncation {
      case .none: PANGO_ELLIPSIZE_NONE
      case .head: PANGO_ELLIPSIZE_START
      case .middle: PANGO_ELLIPSIZE_MIDDLE
      case .tail: PANGO_ELLIPSIZE_END
      }
    gtk_label_set_ellipsize(pointer.opaque, lines == 0 ? PANGO_ELLIPSIZE_NONE : mode)
  }

  /// Points between one line and the next.
  package var lineSpacing = 0.0 { didSet { if oldValue != lineSpacing { queueResize() } } }

  /// Gives the text its distance of lines. GTK makes its layout of the text anew after changes, so
  /// this is called each time before it is measured or put in its place.
  package func applyLineSpacing() {
    let wanted = clampedInt32(lineSpacing * Double(PANGO_SCALE))
    guard wanted != 0 || hasLineSpacing, let layout = gtk_label_get_layout(pointer.opaque) else {
      return
    }
    hasLineSpacing = wanted != 0
    if pango_layout_get_spacing(layout) != wanted { pango_layout_set_spacing(layout, wanted) }
  }
  private var hasLineSpacing = false

  /// Whether a person can select the text, with the pointer and the keyboard, and copy it.
  package var isSelectable: Bool {
    get { gtk_label_get_selectable(pointer.opaque) != 0 }
    set { gtk_label_set_selectable(pointer.opaque, newValue ? 1 : 0) }
  }

  /// The part of the text that is selected; nil for none.
  package var selectedText: String? {
    var start: Int32 = 0
    var end: Int32 = 0
    guard gtk_label_get_selection_bounds(pointer.opaque, &start, &end) != 0, start < end else {
      return nil
    }
    let scalars = Array(text.unicodeScalars)[Int(start)..<Int(end)]
    return String(String.UnicodeScalarView(scalars))
  }

  /// Whether a text that is lower than the label stands at its top rather than in the middle.
  package var standsAtTop: Bool {
    get { gtk_label_get_yalign(pointer.opaque) == 0 }
    set { gtk_label_set_yalign(pointer.opaque, newValue ? 0 : 0.5) }
  }

  package func setAlignment(_ alignment: TextAlignment) {
    if let aligned, aligned == (alignment, isRightToLeft) { return }
    self.alignment = alignment
    applyAlignment()
  }

  private func applyAlignment() {
    let isRightToLeft = isRightToLeft
    aligned = (alignment, isRightToLeft)
    Self.align(pointer.opaque, alignment, isRightToLeft: isRightToLeft)
  }

  /// Lays the lines of a GtkLabel, whose direction is the one that is given, on a side of it.
  static func align(_ label: OpaquePointer, _ alignment: TextAlignment, isRightToLeft: Bool) {
    // GtkLabel mirrors both in right-to-left; left and right are absolute here.
    let x: Float
    var justification: GtkJustification
    (x, justification) =
      switch alignment {
      case .leading: (0, GTK_JUSTIFY_LEFT)
      case .center: (0.5, GTK_JUSTIFY_CENTER)
      case .trailing: (1, GTK_JUSTIFY_RIGHT)
      case .left: isRightToLeft ? (1, GTK_JUSTIFY_RIGHT) : (0, GTK_JUSTIFY_LEFT)
      case .right: isRightToLeft ? (0, GTK_JUSTIFY_LEFT) : (1, GTK_JUSTIFY_RIGHT)
      case .fill: (0, GTK_JUSTIFY_FILL)
      }
    // Pango lays the lines of a text whose script runs against the label on the other side. Here the
    // side is that of the label, whatever it says; the first paragraph speaks for all.
    let script = PangoDirection.script(of: String(cString: gtk_label_get_text(label)))
    if script == (isRightToLeft ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL) {
      switch justification {
      case GTK_JUSTIFY_LEFT: justification = GTK_JUSTIFY_RIGHT
      case GTK_JUSTIFY_RIGHT: justification = GTK_JUSTIFY_LEFT
      default: break
      }
    }
    gtk_label_set_xalign(label, x)
    gtk_label_set_justify(label, justification)
  }

  /// The box around a byte of the text, in the label's coordinates.
  package func box(ofByte index: Int) -> PaintRect {
    var originX: Int32 = 0
    var originY: Int32 = 0
    gtk_label_get_layout_offsets(pointer.opaque, &originX, &originY)
    var box = PangoRectangle()
    pango_layout_index_to_pos(gtk_label_get_layout(pointer.opaque), Int32(clamping: index), &box)
    let scale = Double(PANGO_SCALE)
    return PaintRect(
      x: Double(originX) + Double(box.x) / scale, y: Double(originY) + Double(box.y) / scale,
      width: Double(box.width) / scale, height: Double(box.height) / scale)
  }

  package var isCut: Bool { pango_layout_is_ellipsized(gtk_label_get_layout(pointer.opaque)) != 0 }
}
