import CGTK

/// A press that a program makes in its own window: those who would hear it, in GTK's order.
///
/// First those that hear before what is in them, from the outermost on, then the others from the
/// lowest widget on, up to the first one that keeps a press to itself.
@MainActor package final class DrivenPress {
  /// Where the press has moved to, in the coordinates of the widget that hears it.
  fileprivate(set) static var place: (x: Double, y: Double)?

  private struct Hearer {
    let controller: gpointer
    let widget: WidgetPointer
  }
  private let content: Widget
  private var hearers: [Hearer] = []
  private var lost: [Hearer] = []
  /// A button, switch or the like, and what it does when the press has ended on it.
  private var keeper: (@MainActor () -> Void)?

  /// Begins a press at a point of `content`; nil where there is nothing.
  package init?(_ window: NativeWindow, x: Double, y: Double, in content: Widget) {
    self.content = content
    guard let target = gtk_widget_pick(content.pointer, x, y, GTK_PICK_DEFAULT) else { return nil }
    var path: [WidgetPointer] = []
    var widget: WidgetPointer? = target
    while let current = widget {
      path.append(current)
      widget = current == content.pointer ? nil : gtk_widget_get_parent(current)
    }
    func controllers(of widget: WidgetPointer, _ phase: GtkPropagationPhase) -> [Hearer] {
      GTK.controllers(of: widget).filter {
        window.name(of: $0) == OwnController.press
          && gtk_event_controller_get_propagation_phase(OpaquePointer($0)) == phase
      }.map { Hearer(controller: $0, widget: widget) }
    }
    for widget in path.reversed() where gtk_widget_is_sensitive(widget) != 0 {
      hearers += controllers(of: widget, GTK_PHASE_CAPTURE)
    }
    for widget in path {
      guard gtk_widget_is_sensitive(widget) != 0, keeper == nil else { break }
      keeper = Self.keeper(widget)
      if keeper == nil {
        Self.focus(widget)
        hearers += controllers(of: widget, GTK_PHASE_BUBBLE)
      }
    }
    for hearer in hearers {
      g_object_ref(hearer.controller)
      g_object_ref(hearer.widget)
    }
    emit("pressed", x, y)
  }

  isolated deinit {
    for hearer in hearers + lost {
      g_object_unref(hearer.controller)
      g_object_unref(hearer.widget)
    }
  }

  private static func keeper(_ widget: WidgetPointer) -> (@MainActor () -> Void)? {
    let object = UnsafeMutableRawPointer(widget)
    if foyer_is_a(object, gtk_button_get_type()) != 0 {
      return {
        gtk_widget_grab_focus(widget)
        Signal.emit(object, "clicked")
      }
    }
    if foyer_is_a(object, gtk_switch_get_type()) != 0 {
      return {
        gtk_widget_grab_focus(widget)
        gtk_widget_activate(widget)
      }
    }
    return nil
  }

  private static func focus(_ widget: WidgetPointer) {
    let object = UnsafeMutableRawPointer(widget)
    if foyer_is_a(object, gtk_text_get_type()) != 0 {
      gtk_text_grab_focus_without_selecting(widget.rebound())
    } else if foyer_is_a(object, gtk_text_view_get_type()) != 0 {
      gtk_widget_grab_focus(widget)
    }
  }

  private func place(_ x: Double, _ y: Double, in widget: WidgetPointer) -> (x: Double, y: Double) {
    var (innerX, innerY) = (0.0, 0.0)
    gtk_widget_translate_coordinates(content.pointer, widget, x, y, &innerX, &innerY)
    return (innerX, innerY)
  }

  /// Tells each hearer, until one claims the press: it is taken from those behind that one.
  private func tell(_ emit: (Hearer) -> Void) {
    GestureClaim.isDriven = false
    for (index, hearer) in hearers.enumerated() where isThere(hearer) {
      emit(hearer)
      guard GestureClaim.isDriven else { continue }
      for other in hearers[(index + 1)...] where isThere(other) {
        Signal.emit(other.controller, "cancel", [.pointer])
      }
      lost += hearers[(index + 1)...]
      hearers.removeSubrange((index + 1)...)
      keeper = nil
      return
    }
  }

  /// A hearer that was taken away on the way hears no more.
  private func isThere(_ hearer: Hearer) -> Bool {
    gtk_event_controller_get_widget(OpaquePointer(hearer.controller)) != nil
  }

  private func emit(_ signal: String, count: Int32 = 1, _ x: Double, _ y: Double) {
    tell { hearer in
      let place = place(x, y, in: hearer.widget)
      Signal.emit(
        hearer.controller, signal, [.integer(count), .double(place.x), .double(place.y)])
    }
  }

  /// Moves on to a point.
  package func move(x: Double, y: Double) {
    defer { Self.place = nil }
    tell { hearer in
      Self.place = place(x, y, in: hearer.widget)
      Signal.emit(hearer.controller, "update", [.pointer])
    }
  }

  /// Takes the press away.
  package func cancel() { tell { Signal.emit($0.controller, "cancel", [.pointer]) } }

  /// Ends at a point. A button does its action when nobody has taken the press from it.
  package func release(x: Double, y: Double) {
    emit("released", x, y)
    keeper?()
  }

  /// Begins another press of a row at the point, and ends it.
  package func repeatPress(count: Int32, x: Double, y: Double) {
    emit("pressed", count: count, x, y)
    emit("released", count: count, x, y)
  }
}

/// Whether a press that a program makes was claimed: GTK's own gestures know nothing of it.
@MainActor enum GestureClaim {
  static var isDriven = false
}

extension NativeWindow {
  /// Clicks at a point of `content`.
  ///
  /// - Returns: whether there was anything at the point.
  package func click(x: Double, y: Double, in content: Widget) -> Bool {
    guard let press = DrivenPress(self, x: x, y: y, in: content) else { return false }
    press.release(x: x, y: y)
    return true
  }
}
