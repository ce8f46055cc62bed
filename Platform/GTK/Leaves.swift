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
