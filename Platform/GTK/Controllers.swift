import CGTK

/// A key with the modifiers that matter to the floors above.
package struct KeyPress: Hashable, Sendable {
  package enum Key: Hashable, Sendable {
    case escape, enter, space, tab, up, down, left, right, delete, home, end, pageUp, pageDown
    case character(Character)
    case other
  }
  package var key: Key
  package var shift: Bool
  package var control: Bool
  package var alt: Bool
}

/// Adds the controller that hears keys to a widget or a window.
@MainActor private func hearKeys(
  on pointer: WidgetPointer, in phase: GtkPropagationPhase = GTK_PHASE_BUBBLE,
  _ action: @escaping @MainActor (KeyPress) -> Bool
) {
  let controller = gtk_event_controller_key_new()
  gtk_event_controller_set_propagation_phase(controller, phase)
  gtk_event_controller_set_name(controller, OwnController.key)
  gtk_widget_add_controller(pointer, controller)
  final class Box {
    let action: @MainActor (KeyPress) -> Bool
    init(_ action: @escaping @MainActor (KeyPress) -> Bool) { self.action = action }
  }
  let pressed:
    @convention(c) @MainActor (gpointer?, guint, guint, GdkModifierType, gpointer?)
      -> gboolean = { _, value, _, modifiers, data in
        guard let data else { return 0 }
        let press = KeyPress(value: value, modifiers: modifiers)
        return Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().action(press) ? 1 : 0
      }
  Signal.attach(
    UnsafeMutableRawPointer(controller!), "key-pressed",
    unsafeBitCast(pressed, to: GCallback.self), Box(action))
}

extension NativeWindow {
  /// Hears keys that nothing in the window wanted, also while nothing in it has the focus.
  package func onKey(_ action: @escaping @MainActor (KeyPress) -> Bool) {
    hearKeys(on: pointer, action)
  }

  /// Hears keys before anything in the window does. `action` says whether it keeps one from it.
  package func onKeyFirst(_ action: @escaping @MainActor (KeyPress) -> Bool) {
    hearKeys(on: pointer, in: GTK_PHASE_CAPTURE, action)
  }
}

extension NativeWindow {
  /// Hears of each key, press, touch and turn of the wheel before anything in the window does, and not
  /// of a pointer that only moves. `action` says whether it keeps the input from the window's content.
  package func onInput(_ action: @escaping @MainActor () -> Bool) {
    final class Box {
      let action: @MainActor () -> Bool
      init(_ action: @escaping @MainActor () -> Bool) { self.action = action }
    }
    let controller = gtk_event_controller_legacy_new()
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(pointer, controller)
    let heard: @convention(c) @MainActor (gpointer?, OpaquePointer?, gpointer?) -> gboolean = {
      _, event, data in
      guard let data, let event else { return 0 }
      switch gdk_event_get_event_type(event) {
      case GDK_KEY_PRESS, GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN, GDK_SCROLL:
        return Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().action() ? 1 : 0
      default: return 0
      }
    }
    Signal.attach(
      UnsafeMutableRawPointer(controller!), "event", unsafeBitCast(heard, to: GCallback.self),
      Box(action))
  }
}

extension Widget {
  /// Hears keys that nothing inside the widget wanted. `action` says whether it dealt with one.
  package func onKey(_ action: @escaping @MainActor (KeyPress) -> Bool) {
    hearKeys(on: pointer, action)
  }
}

extension KeyPress {
  fileprivate init(value: guint, modifiers: GdkModifierType) {
    key =
      switch Int32(value) {
      case GDK_KEY_Escape: .escape
      case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: .enter
      case GDK_KEY_space, GDK_KEY_KP_Space: .space
      case GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab: .tab
      case GDK_KEY_Up: .up
      case GDK_KEY_Down: .down
      case GDK_KEY_Left: .left
      case GDK_KEY_Right: .right
      case GDK_KEY_Home, GDK_KEY_KP_Home: .home
      case GDK_KEY_End, GDK_KEY_KP_End: .end
      case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: .pageUp
      case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: .pageDown
      case GDK_KEY_Delete, GDK_KEY_BackSpace: .delete
      default:
        if let scalar = Unicode.Scalar(gdk_keyval_to_unicode(value)), scalar.value >= 32 {
          .character(Character(scalar))
        } else {
          .other
        }
      }
    shift = modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0
    control = modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0
    alt = modifiers.rawValue & GDK_ALT_MASK.rawValue != 0
  }
}
