import CGTK

/// A GtkPicture that shows a texture, stretched to its place.
@MainActor package final class Picture: Widget {
  package init() {
    super.init(adopting: foyer_widget_new(gtk_picture_get_type(), GTK_ACCESSIBLE_ROLE_IMG))
    gtk_picture_set_can_shrink(pointer.opaque, 1)
  }

  package enum Fit: Hashable, Sendable { case fill, contain, cover }

  package func setTexture(_ texture: Texture?, fit: Fit) {
    let mode =
      switch fit {
      case .fill: GTK_CONTENT_FIT_FILL
      case .contain: GTK_CONTENT_FIT_CONTAIN
      case .cover: GTK_CONTENT_FIT_COVER
      }
    gtk_picture_set_content_fit(pointer.opaque, mode)
    gtk_picture_set_paintable(pointer.opaque, texture?.pointer)
  }
}

/// A GtkSwitch.
@MainActor package final class Switch: Widget {
  package init() {
    super.init(adopting: foyer_widget_new(gtk_switch_get_type(), GTK_ACCESSIBLE_ROLE_SWITCH))
  }

  package var isOn: Bool {
    get { gtk_switch_get_active(pointer.opaque) != 0 }
    set { gtk_switch_set_active(pointer.opaque, newValue ? 1 : 0) }
  }

  package func onChange(_ action: @escaping @MainActor () -> Void) {
    Signal.connectIgnoringArgument(object, "notify::active", action)
  }
}

/// A GtkProgressBar, which alone gives assistive technology a value.
@MainActor package final class ProgressBar: Widget {
  package init() {
    super.init(
      adopting: foyer_widget_new(gtk_progress_bar_get_type(), GTK_ACCESSIBLE_ROLE_PROGRESS_BAR))
  }

  /// From 0 to 1.
  package var fraction: Double {
    get { gtk_progress_bar_get_fraction(pointer.opaque) }
    set { gtk_progress_bar_set_fraction(pointer.opaque, newValue) }
  }
}

/// A GtkScale without a written value.
@MainActor package final class Scale: Widget {
  package init() {
    super.init(adopting: foyer_widget_new(gtk_scale_get_type(), GTK_ACCESSIBLE_ROLE_SLIDER))
    gtk_scale_set_draw_value(opaque(), 0)
  }

  private func opaque() -> UnsafeMutablePointer<GtkScale> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkScale.self)
  }

  private var range: UnsafeMutablePointer<GtkRange> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkRange.self)
  }

  package var value: Double {
    get { gtk_range_get_value(range) }
    set { gtk_range_set_value(range, newValue) }
  }

  /// Says from where to where the knob goes, and how far a key moves it.
  package func setRange(_ bounds: ClosedRange<Double>, step: Double) {
    gtk_range_set_range(range, bounds.lowerBound, bounds.upperBound)
    gtk_range_set_increments(range, step, step)
    // Digits after the point that GTK would round to.
    gtk_range_set_round_digits(range, -1)
  }

  package func onChange(_ action: @escaping @MainActor () -> Void) {
    Signal.connect(object, "value-changed", action)
  }

  /// Hears when a finger or a button is put on the knob (true) and lifted again (false).
  package func onPress(_ action: @escaping @MainActor (Bool) -> Void) {
    final class Box {
      let action: @MainActor (Bool) -> Void
      init(_ action: @escaping @MainActor (Bool) -> Void) { self.action = action }
    }
    let controller = gtk_event_controller_legacy_new()
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(pointer, controller)
    let heard: @convention(c) @MainActor (gpointer?, OpaquePointer?, gpointer?) -> gboolean = {
      _, event, data in
      guard let data, let event else { return 0 }
      let action = Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().action
      switch gdk_event_get_event_type(event) {
      case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: action(true)
      case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: action(false)
      default: break
      }
      return 0
    }
    Signal.attach(
      UnsafeMutableRawPointer(controller!), "event", unsafeBitCast(heard, to: GCallback.self),
      Box(action))
  }
}
