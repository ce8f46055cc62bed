import CGTK

/// A GtkTextView: text of many lines, selectable, with runs of looks.
@MainActor package final class TextArea: Widget {
  package var onChange: (@MainActor () -> Void)?
  package var onFocus: (@MainActor (Bool) -> Void)?
  private var isSetting = false
  /// What was set last, until something is typed.
  private var shown: (text: String, runs: [TextRun])?

  package init() {
    super.init(adopting: foyer_widget_new(gtk_text_view_get_type(), GTK_ACCESSIBLE_ROLE_TEXT_BOX))
    gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR)
    Signal.connect(UnsafeMutableRawPointer(buffer), "changed") { [weak self] in
      guard let self, !self.isSetting else { return }
      self.shown = nil
      self.applyAlignment()
      self.onChange?()
    }
    let controller = gtk_event_controller_focus_new()
    gtk_widget_add_controller(pointer, controller)
    Signal.connect(UnsafeMutableRawPointer(controller!), "enter") { [weak self] in
      self?.onFocus?(true)
    }
    Signal.connect(UnsafeMutableRawPointer(controller!), "leave") { [weak self] in
      self?.onFocus?(false)
    }
  }

  private var view: UnsafeMutablePointer<GtkTextView> { pointer.rebound() }
  private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(view) }

  package var text: String {
    var start = GtkTextIter()
    var end = GtkTextIter()
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    return takeString(gtk_text_buffer_get_text(buffer, &start, &end, 1)) ?? ""
  }

  /// Replaces the text and its looks, so far as they differ from those that are shown. Offsets of
  /// `runs` are in characters here; ends behind the text stand for its end.
  package func setText(_ text: String, runs: [TextRun]) {
    guard shown?.text != text || shown?.runs != runs else { return }
    isSetting = true
    defer { isSetting = false }
    if shown?.text != text { gtk_text_buffer_set_text(buffer, text, -1) }
    shown = (text, runs)
    let table = gtk_text_buffer_get_tag_table(buffer)
    gtk_text_tag_table_foreach(
      table,
      { tag, data in
        guard let data else { return }
        gtk_text_tag_table_remove(OpaquePointer(data), tag)
      }, UnsafeMutableRawPointer(table))
    var tags: [TextRun: UnsafeMutablePointer<GtkTextTag>] = [:]
    for run in runs {
      var look = run
      (look.start, look.end) = (0, 0)
      // Runs of one look share a tag: a book has thousands of runs and a handful of looks.
      let tag = tags[look] ?? makeTag(look)
      tags[look] = tag
      var start = GtkTextIter()
      var end = GtkTextIter()
      gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(clamping: run.start))
      gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(clamping: run.end))
      gtk_text_buffer_apply_tag(buffer, tag, &start, &end)
    }
    turned = nil
    applyAlignment()
  }

  /// A tag of the buffer, whose table keeps it.
  private func makeTag(_ run: TextRun) -> UnsafeMutablePointer<GtkTextTag>? {
    guard let tag = gtk_text_tag_new(nil) else { return nil }
    let object = UnsafeMutableRawPointer(tag)
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), tag)
    run.font?.withDescription { foyer_set_boxed_font(object, $0) }
    foyer_set_int(object, "insert-hyphens", 0)
    if var color = run.color?.native { foyer_set_boxed_color(object, "foreground-rgba", &color) }
    if var color = run.background?.native {
      foyer_set_boxed_color(object, "background-rgba", &color)
    }
    if run.isUnderlined {
      foyer_set_int(object, "underline", Int32(PANGO_UNDERLINE_SINGLE.rawValue))
    }
    if run.isStruckThrough { foyer_set_int(object, "strikethrough", 1) }
    if let kern = run.kern {
      foyer_set_int(object, "letter-spacing", clampedInt32(kern * Double(PANGO_SCALE)))
    }
    if let offset = run.baselineOffset {
      foyer_set_int(object, "rise", clampedInt32(offset * Double(PANGO_SCALE)))
    }
    g_object_unref(object)
    return tag
  }

  private var alignment = TextAlignment.leading

  package func setAlignment(_ alignment: TextAlignment) {
    guard alignment != self.alignment else { return }
    self.alignment = alignment
    applyAlignment()
  }

  package override var isRightToLeft: Bool {
    didSet { if isRightToLeft != oldValue { applyAlignment() } }
  }

  /// GtkTextView turns the sides of a paragraph that reads from the right. Paragraphs that read
  /// otherwise than the view get a tag that turns them back.
  private func applyAlignment() {
    if let turned {
      gtk_text_tag_table_remove(gtk_text_buffer_get_tag_table(buffer), turned)
      self.turned = nil
    }
    let isRightToLeft = isRightToLeft
    let isRight: Bool
    switch alignment {
    case .leading: isRight = isRightToLeft
    case .trailing: isRight = !isRightToLeft
    case .left: isRight = false
    case .right: isRight = true
    case .center: return gtk_text_view_set_justification(view, GTK_JUSTIFY_CENTER)
    case .fill: return gtk_text_view_set_justification(view, GTK_JUSTIFY_FILL)
    }
    let own = isRight != isRightToLeft ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT
    let other = isRight == isRightToLeft ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT
    gtk_text_view_set_justification(view, own)
    let against = isRightToLeft ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL
    // Taking a book out of the buffer would copy it once more.
    (shown?.text ?? text).withCString { turnParagraphs(of: against, in: $0, to: other) }
  }

  /// Turns the paragraphs that run in a direction. On the bytes, since a licence can be a book.
  private func turnParagraphs(
    of direction: PangoDirection, in text: UnsafePointer<CChar>, to side: GtkJustification
  ) {
    var place = text
    // Characters are counted only up to the paragraphs that are turned.
    var counted = (place: place, characters: Int32(0))
    while true {
      let length = strchr(place, 0x0A).map { UnsafePointer($0) - place } ?? strlen(place)
      let paragraph = UnsafeRawBufferPointer(start: place, count: length)
      if PangoDirection.script(of: paragraph) == direction {
        let first = counted.characters + Int32(g_utf8_strlen(counted.place, place - counted.place))
        let last = first + Int32(g_utf8_strlen(place, length))
        turn(first, last, side)
        counted = (place + length, last)
      }
      guard place[length] != 0 else { return }
      place += length + 1
    }
  }

  /// The tag of paragraphs that read otherwise than the view; the table keeps it.
  private var turned: UnsafeMutablePointer<GtkTextTag>?

  private func turn(_ first: Int32, _ last: Int32, _ side: GtkJustification) {
    let table = gtk_text_buffer_get_tag_table(buffer)
    if turned == nil, let tag = gtk_text_tag_new(nil) {
      foyer_set_int(UnsafeMutableRawPointer(tag), "justification", Int32(side.rawValue))
      gtk_text_tag_table_add(table, tag)
      g_object_unref(UnsafeMutableRawPointer(tag))
      turned = tag
    }
    var start = GtkTextIter()
    var end = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &start, first)
    gtk_text_buffer_get_iter_at_offset(buffer, &end, last)
    gtk_text_buffer_apply_tag(buffer, turned, &start, &end)
  }

  package var isEditable: Bool {
    get { gtk_text_view_get_editable(view) != 0 }
    set {
      gtk_text_view_set_editable(view, newValue ? 1 : 0)
      gtk_text_view_set_cursor_visible(view, newValue ? 1 : 0)
    }
  }

  package func setMargins(top: Double, left: Double, bottom: Double, right: Double) {
    gtk_text_view_set_top_margin(view, clampedInt32(top))
    gtk_text_view_set_left_margin(view, clampedInt32(left))
    gtk_text_view_set_bottom_margin(view, clampedInt32(bottom))
    gtk_text_view_set_right_margin(view, clampedInt32(right))
  }

  /// Start and end in characters.
  package var selection: Range<Int> {
    get {
      var start = GtkTextIter()
      var end = GtkTextIter()
      gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
      return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
    }
    set {
      var start = GtkTextIter()
      var end = GtkTextIter()
      gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(clamping: newValue.lowerBound))
      gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(clamping: newValue.upperBound))
      gtk_text_buffer_select_range(buffer, &start, &end)
    }
  }

  /// Scrolls until a character is seen; where the text is not laid out yet, once it is.
  package func show(_ character: Int) {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &place, Int32(clamping: character))
    let mark = gtk_text_buffer_create_mark(buffer, nil, &place, 1)
    gtk_text_view_scroll_to_mark(view, mark, 0, 0, 0, 0)
    gtk_text_buffer_delete_mark(buffer, mark)
  }

  /// The character at a point of the widget.
  package func offset(x: Double, y: Double) -> Int? {
    var bufferX: Int32 = 0
    var bufferY: Int32 = 0
    gtk_text_view_window_to_buffer_coords(
      view, GTK_TEXT_WINDOW_WIDGET, clampedInt32(x), clampedInt32(y), &bufferX, &bufferY)
    var place = GtkTextIter()
    guard gtk_text_view_get_iter_at_location(view, &place, bufferX, bufferY) != 0 else {
      return nil
    }
    return Int(gtk_text_iter_get_offset(&place))
  }
}
