import CGTK

/// What a text is, so that an on-screen keyboard can fit itself to it.
package enum InputPurpose: Hashable, Sendable {
  case freeForm, digits, number, phone, url, email, name, password, pin
}

/// Which letters an on-screen keyboard makes large by itself.
package enum InputCapitals: Hashable, Sendable { case none, words, sentences, all }

/// One line of editable text.
///
/// A plain input is a GtkEntry. A secure one is a bare GtkText: GtkEntry and GtkPasswordEntry put
/// each typed character and the whole content on the accessibility bus, this one puts nothing there.
@MainActor package final class TextInput: Widget {
  package let isSecure: Bool
  package var onChange: (@MainActor () -> Void)?
  package var onActivate: (@MainActor () -> Void)?
  /// Called when caret or selection have moved, whoever moved them.
  package var onSelectionChange: (@MainActor () -> Void)?
  /// Asked before typed text goes in; false keeps it out. Not called for text set by the program.
  package var shouldInsert: (@MainActor (_ text: String, _ position: Int) -> Bool)?
  /// Asked before a person deletes; false keeps the text.
  package var shouldDelete: (@MainActor (_ start: Int, _ end: Int) -> Bool)?
  private var alignment = TextAlignment.leading
  private var isSetting = false
  /// The answer about typing over a selection, between its deletion and what comes in its place.
  private var replacementIsAllowed: Bool?
  private var isReplacing: Bool { replacementIsAllowed == true }
  /// The selection of before while nobody edits: GTK shows the part of a text where its caret is, and
  /// a text that is not edited shows its start.
  private var restingSelection: Range<Int>?

  package init(isSecure: Bool) {
    self.isSecure = isSecure
    let type = isSecure ? gtk_text_get_type() : gtk_entry_get_type()
    super.init(adopting: foyer_widget_new(type, GTK_ACCESSIBLE_ROLE_TEXT_BOX))
    if isSecure {
      let buffer = gtk_password_entry_buffer_new()
      gtk_text_set_buffer(textPointer, buffer)
      g_object_unref(buffer)
      gtk_text_set_visibility(textPointer, 0)
    }
    gtk_text_set_invisible_char(textPointer, 0x2022)
    gtk_text_set_propagate_text_width(textPointer, 0)
    gtk_editable_set_width_chars(pointer.opaque, 0)
    gtk_editable_set_max_width_chars(pointer.opaque, 0)
    connect()
  }

  /// The GtkText that holds the characters.
  private var textPointer: UnsafeMutablePointer<GtkText> {
    isSecure
      ? pointer.rebound()
      : UnsafeMutableRawPointer(gtk_editable_get_delegate(pointer.opaque)!)
        .assumingMemoryBound(to: GtkText.self)
  }

  private var textWidget: UnsafeMutablePointer<GtkWidget> {
    UnsafeMutableRawPointer(textPointer).assumingMemoryBound(to: GtkWidget.self)
  }

  /// The text is drawn by a widget of its own, which keeps its picture.
  package override func queueDraw() {
    super.queueDraw()
    gtk_widget_queue_draw(textWidget)
  }

  package override var isRightToLeft: Bool {
    didSet {
      gtk_widget_set_direction(
        textWidget, isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
      applyAlignment()
    }
  }

  package var text: String {
    get { String(cString: gtk_editable_get_text(pointer.opaque)) }
    set {
      guard newValue.isEmpty ? characterCount > 0 : newValue != text else { return }
      isSetting = true
      let position = selection.upperBound
      let count = newValue.unicodeScalars.count
      // GTK moves the caret to the start; a caret that was somewhere else stays there.
      let caret = position == 0 ? count : min(position, count)
      gtk_editable_set_text(pointer.opaque, newValue)
      if isInputFocused {
        gtk_editable_set_position(pointer.opaque, Int32(clamping: caret))
      } else {
        restingSelection = caret..<caret
      }
      isSetting = false
    }
  }

  /// The number of Unicode scalars in the text.
  package var characterCount: Int {
    Int(gtk_entry_buffer_get_length(gtk_text_get_buffer(textPointer)))
  }

  /// Lends the text in UTF-8 where GTK has it, without a copy; the pointer must not outlive the call.
  package func withTextBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let buffer = gtk_text_get_buffer(textPointer)
    return body(
      UnsafeRawBufferPointer(
        start: gtk_entry_buffer_get_text(buffer), count: Int(gtk_entry_buffer_get_bytes(buffer))))
  }

  package var placeholder: String? {
    get { gtk_text_get_placeholder_text(textPointer).map { String(cString: $0) } }
    set {
      // For no text GTK would make a label all the same, which has no name to be read by.
      if newValue ?? "" == "", gtk_text_get_placeholder_text(textPointer) == nil { return }
      gtk_text_set_placeholder_text(textPointer, newValue)
      alignPlaceholder()
    }
  }

  package var isTextVisible: Bool {
    get { gtk_text_get_visibility(textPointer) != 0 }
    set {
      gtk_text_set_visibility(textPointer, newValue ? 1 : 0)
      applyAlignment()
    }
  }

  package var isEditable: Bool {
    get { gtk_editable_get_editable(pointer.opaque) != 0 }
    set { gtk_editable_set_editable(pointer.opaque, newValue ? 1 : 0) }
  }

  /// Start and end in characters.
  package var selection: Range<Int> {
    get {
      if let restingSelection { return restingSelection }
      var start: Int32 = 0
      var end: Int32 = 0
      if gtk_editable_get_selection_bounds(pointer.opaque, &start, &end) != 0 {
        return Int(start)..<Int(end)
      }
      let position = Int(gtk_editable_get_position(pointer.opaque))
      return position..<position
    }
    set {
      if restingSelection == nil { return select(newValue) }
      restingSelection = newValue.clamped(to: 0..<characterCount)
    }
  }

  private func select(_ range: Range<Int>) {
    gtk_editable_select_region(
      pointer.opaque, Int32(clamping: range.lowerBound), Int32(clamping: range.upperBound))
  }

  /// Shows the start of the text while nobody edits, and the caret where it was while somebody does.
  private func focusMoved() {
    if isInputFocused {
      guard let selection = restingSelection else { return }
      select(selection)
      restingSelection = nil
    } else if restingSelection == nil {
      restingSelection = selection
      select(0..<0)
    }
  }

  package func setAttributes(_ attributes: TextAttributes) {
    gtk_text_set_attributes(textPointer, attributes.pointer)
  }

  package func setAlignment(_ alignment: TextAlignment) {
    self.alignment = alignment
    applyAlignment()
  }

  private func applyAlignment() {
    let x: Float =
      switch alignment {
      case .leading, .fill: isRightToLeft ? 1 : 0
      case .center: 0.5
      case .trailing: isRightToLeft ? 0 : 1
      case .left: 0
      case .right: 1
      }
    // GtkText counts from the side on which its text begins. Here the side is that of the input.
    gtk_editable_set_alignment(pointer.opaque, textRunsRightToLeft ? 1 - x : x)
    alignPlaceholder()
  }

  /// Lays the placeholder, which is a GtkLabel in the GtkText, on the side of the text.
  private func alignPlaceholder() {
    guard let child = gtk_widget_get_first_child(textWidget) else { return }
    let label = UnsafeMutableRawPointer(child)
    let instance = label.assumingMemoryBound(to: GTypeInstance.self)
    guard g_type_check_instance_is_a(instance, gtk_label_get_type()) != 0 else { return }
    gtk_widget_set_direction(child, isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    Label.align(OpaquePointer(label), alignment, isRightToLeft: isRightToLeft)
  }

  /// Whether GtkText takes its text to run from right to left: by its script, without one by the
  /// keyboard, and by the input where nothing is typed.
  private var textRunsRightToLeft: Bool {
    let script = isTextVisible ? PangoDirection.script(of: text) : PANGO_DIRECTION_NEUTRAL
    guard script == PANGO_DIRECTION_NEUTRAL else { return script == PANGO_DIRECTION_RTL }
    guard isInputFocused, let display = gtk_widget_get_display(pointer),
      let keyboard = gdk_display_get_default_seat(display).flatMap({ gdk_seat_get_keyboard($0) })
    else { return isRightToLeft }
    return gdk_device_get_direction(keyboard) == PANGO_DIRECTION_RTL
  }

  /// What input methods and on-screen keyboards are told, as GTK counts it.
  package var hints: UInt32 { gtk_text_get_input_hints(textPointer).rawValue }
  /// What input methods and on-screen keyboards are told, as GTK counts it.
  package var purpose: UInt32 { gtk_text_get_input_purpose(textPointer).rawValue }

  package func setPurpose(_ purpose: InputPurpose, spellchecks: Bool, capitals: InputCapitals) {
    let native =
      switch purpose {
      case .freeForm: GTK_INPUT_PURPOSE_FREE_FORM
      case .digits: GTK_INPUT_PURPOSE_DIGITS
      case .number: GTK_INPUT_PURPOSE_NUMBER
      case .phone: GTK_INPUT_PURPOSE_PHONE
      case .url: GTK_INPUT_PURPOSE_URL
      case .email: GTK_INPUT_PURPOSE_EMAIL
      case .name: GTK_INPUT_PURPOSE_NAME
      case .password: GTK_INPUT_PURPOSE_PASSWORD
      case .pin: GTK_INPUT_PURPOSE_PIN
      }
    gtk_text_set_input_purpose(textPointer, native)
    var hints =
      spellchecks ? GTK_INPUT_HINT_SPELLCHECK.rawValue : GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
    switch capitals {
    case .none: hints |= GTK_INPUT_HINT_LOWERCASE.rawValue
    case .words: hints |= GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue
    case .sentences: hints |= GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
    case .all: hints |= GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
    }
    if isSecure { hints |= GTK_INPUT_HINT_PRIVATE.rawValue }
    gtk_text_set_input_hints(textPointer, GtkInputHints(rawValue: hints))
  }

  package var isInputFocused: Bool {
    gtk_widget_has_focus(textWidget) != 0
  }

  @discardableResult package func focusWithoutSelecting() -> Bool {
    gtk_text_grab_focus_without_selecting(textPointer) != 0
  }

  /// Calls back when focus comes (true) and goes (false).
  package func onFocus(_ action: @escaping @MainActor (Bool) -> Void) {
    let controller = gtk_event_controller_focus_new()
    gtk_widget_add_controller(
      textWidget, controller)
    Signal.connect(UnsafeMutableRawPointer(controller!), "enter") { action(true) }
    Signal.connect(UnsafeMutableRawPointer(controller!), "leave") { action(false) }
  }

  /// The input method that types into the GtkText.
  private lazy var method: gpointer? = inputMethod(of: textWidget)

  private func connect() {
    let text = UnsafeMutableRawPointer(textPointer)
    Signal.connect(object, "changed") { [weak self] in
      self?.applyAlignment()
      guard let self, !self.isSetting, !self.isReplacing else { return }
      self.onChange?()
    }
    Signal.connect(text, "activate") { [weak self] in self?.onActivate?() }
    Signal.connectIgnoringArgument(text, "notify::has-focus") { [weak self] in
      self?.focusMoved()
      self?.applyAlignment()
    }
    var last = 0..<0
    for property in ["notify::cursor-position", "notify::selection-bound"] {
      Signal.connectIgnoringArgument(text, property) { [weak self] in
        guard let self, self.selection != last else { return }
        last = self.selection
        self.onSelectionChange?()
      }
    }
    connectEdits()
  }

  private final class Edits {
    weak var input: TextInput?
    init(_ input: TextInput) { self.input = input }
  }

  private func connectEdits() {
    let insert:
      @convention(c) @MainActor (
        gpointer?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<Int32>?, gpointer?
      ) -> Void = { instance, text, length, position, data in
        guard let instance, let text, let data,
          let input = Unmanaged<Edits>.fromOpaque(data).takeUnretainedValue().input,
          !input.isSetting, let shouldInsert = input.shouldInsert
        else { return }
        let bytes = UnsafeBufferPointer(
          start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self),
          count: length < 0 ? Int(strlen(text)) : Int(length))
        let typed = String(decoding: bytes, as: UTF8.self)
        let answer = input.replacementIsAllowed
        input.replacementIsAllowed = nil
        if !(answer ?? shouldInsert(typed, Int(position?.pointee ?? 0))) {
          g_signal_stop_emission_by_name(instance, "insert-text")
        }
      }
    let delete: @convention(c) @MainActor (gpointer?, Int32, Int32, gpointer?) -> Void = {
      instance, start, end, data in
      guard let instance, let data,
        let input = Unmanaged<Edits>.fromOpaque(data).takeUnretainedValue().input,
        !input.isSetting, let shouldDelete = input.shouldDelete
      else { return }
      let count = input.characterCount
      let first = min(max(0, Int(start)), count)
      // Assistive technology may send any two numbers; a negative end is the end of the text.
      let last = end < 0 ? count : min(max(first, Int(end)), count)
      let isAllowed: Bool
      if let typed = TypedText.text(from: input.method), !input.selection.isEmpty {
        // Typing over a selection is one change: it is asked about here, where the range is known.
        isAllowed = input.shouldInsert?(typed, first) ?? true
        input.replacementIsAllowed = isAllowed
      } else {
        isAllowed = shouldDelete(first, last)
      }
      if !isAllowed { g_signal_stop_emission_by_name(instance, "delete-text") }
    }
    TypedText.watch()
    if let method {
      Signal.connectAfterIgnoringArgument(method, "commit") { TypedText.forget() }
    }
    let text = UnsafeMutableRawPointer(textPointer)
    Signal.attach(text, "insert-text", unsafeBitCast(insert, to: GCallback.self), Edits(self))
    Signal.attach(text, "delete-text", unsafeBitCast(delete, to: GCallback.self), Edits(self))
  }
}
