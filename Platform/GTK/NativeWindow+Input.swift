import CGTK

/// Input that a program gives to its own window, for tests and demonstrations.
///
/// GTK 4 lets nobody make events, so each function walks the way that GTK's own dispatch takes and
/// calls the same controllers, shortcuts and input methods. The display server, the input method
/// itself and GTK's recognition of clicks are left out.
extension NativeWindow {
  /// Offers a key to what hears keys first in the window, then to the widget that has the focus, then
  /// to what it lies in, up to the window.
  ///
  /// - Returns: whether somebody dealt with it.
  package func deliver(_ press: KeyPress) -> Bool {
    if offer(press, to: pointer, first: true) { return true }
    var widget: WidgetPointer? = focus ?? pointer
    while let current = widget {
      if gtk_widget_is_sensitive(current) != 0, offer(press, to: current) { return true }
      widget = gtk_widget_get_parent(current)
    }
    return false
  }

  /// What has the focus. GTK forgets a widget that was taken out only at the next frame.
  private var focus: WidgetPointer? {
    guard let widget = gtk_window_get_focus(window),
      gtk_widget_is_ancestor(widget, pointer) != 0
    else { return nil }
    return widget
  }

  private func offer(
    _ press: KeyPress, to widget: WidgetPointer, first isFirst: Bool = false
  ) -> Bool {
    for controller in controllers(of: widget) {
      if foyer_is_a(controller, gtk_shortcut_controller_get_type()) != 0, !isFirst {
        if runShortcut(of: controller, for: press, on: widget) { return true }
      } else if name(of: controller) == OwnController.key, hearsFirst(controller) == isFirst {
        let isDone = Signal.emit(
          controller, "key-pressed",
          [
            .unsigned(press.value), .unsigned(0),
            .flags(gdk_modifier_type_get_type(), press.modifiers.rawValue),
          ], answers: true)
        if isDone { return true }
      }
    }
    return false
  }

  private func hearsFirst(_ controller: gpointer) -> Bool {
    gtk_event_controller_get_propagation_phase(OpaquePointer(controller)) == GTK_PHASE_CAPTURE
  }

  /// Runs the class's own key bindings: Space on a button, Tab on the window, Return in a field.
  private func runShortcut(
    of controller: gpointer, for press: KeyPress, on widget: WidgetPointer
  ) -> Bool {
    let shortcuts = items(of: OpaquePointer(controller))
    for item in shortcuts {
      let shortcut = OpaquePointer(item)
      guard matches(gtk_shortcut_get_trigger(shortcut), press) else { continue }
      let isDone = gtk_shortcut_action_activate(
        gtk_shortcut_get_action(shortcut), GTK_SHORTCUT_ACTION_EXCLUSIVE, widget,
        gtk_shortcut_get_arguments(shortcut))
      if isDone != 0 { return true }
    }
    return false
  }

  private func matches(_ trigger: OpaquePointer?, _ press: KeyPress) -> Bool {
    guard let trigger else { return false }
    let object = UnsafeMutableRawPointer(trigger)
    if foyer_is_a(object, gtk_keyval_trigger_get_type()) != 0 {
      return gtk_keyval_trigger_get_keyval(trigger) == press.value
        && gtk_keyval_trigger_get_modifiers(trigger) == press.modifiers
    }
    if foyer_is_a(object, gtk_alternative_trigger_get_type()) != 0 {
      return matches(gtk_alternative_trigger_get_first(trigger), press)
        || matches(gtk_alternative_trigger_get_second(trigger), press)
    }
    return false
  }

  /// Types text where the focus is, as an input method hands it over; what is selected is replaced.
  ///
  /// - Returns: false when what has the focus takes no text.
  package func commit(_ text: String) -> Bool {
    guard let focus, let method = inputMethod(of: focus) else { return false }
    Signal.emit(method, "commit", [.string(text)])
    return true
  }

  /// Whether the widget at a point of `content` is `widget` or lies in it.
  package func isReachable(_ widget: Widget, x: Double, y: Double, in content: Widget) -> Bool {
    guard let target = gtk_widget_pick(content.pointer, x, y, GTK_PICK_DEFAULT) else {
      return false
    }
    return target == widget.pointer || gtk_widget_is_ancestor(target, widget.pointer) != 0
  }

  func name(of controller: gpointer) -> String? {
    gtk_event_controller_get_name(OpaquePointer(controller)).map { String(cString: $0) }
  }
}

extension KeyPress {
  /// Makes a key with its modifiers.
  package init(_ key: Key, shift: Bool = false, control: Bool = false, alt: Bool = false) {
    self.init(key: key, shift: shift, control: control, alt: alt)
  }

  /// GDK's number for the key.
  fileprivate var value: guint {
    switch key {
    case .escape: guint(GDK_KEY_Escape)
    case .enter: guint(GDK_KEY_Return)
    case .space: guint(GDK_KEY_space)
    case .tab: guint(GDK_KEY_Tab)
    case .up: guint(GDK_KEY_Up)
    case .down: guint(GDK_KEY_Down)
    case .left: guint(GDK_KEY_Left)
    case .right: guint(GDK_KEY_Right)
    case .home: guint(GDK_KEY_Home)
    case .end: guint(GDK_KEY_End)
    case .pageUp: guint(GDK_KEY_Page_Up)
    case .pageDown: guint(GDK_KEY_Page_Down)
    case .delete: guint(GDK_KEY_BackSpace)
    case .character(let character):
      gdk_unicode_to_keyval(character.unicodeScalars.first?.value ?? 0)
    case .other: guint(GDK_KEY_VoidSymbol)
    }
  }

  fileprivate var modifiers: GdkModifierType {
    var bits: UInt32 = 0
    if shift { bits |= GDK_SHIFT_MASK.rawValue }
    if control { bits |= GDK_CONTROL_MASK.rawValue }
    if alt { bits |= GDK_ALT_MASK.rawValue }
    return GdkModifierType(rawValue: bits)
  }
}
