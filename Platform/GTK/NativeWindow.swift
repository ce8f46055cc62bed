import CGTK

/// A GtkWindow.
@MainActor package final class NativeWindow {
  let pointer: WidgetPointer
  var window: UnsafeMutablePointer<GtkWindow> { pointer.rebound() }
  package var onCloseRequest: (@MainActor () -> Bool)?
  package var onActiveChange: (@MainActor (Bool) -> Void)?
  /// Called after the keyboard focus has moved, to a widget or to none.
  package var onFocusMove: (@MainActor () -> Void)?
  /// Called when the program takes the window off the display, or lets go of it.
  package var onClose: (@MainActor () -> Void)?
  private var isDestroyed = false
  private var isUnseen = false
  private var wasRefused = false

  package init(width: Double, height: Double) {
    pointer = gtk_window_new()
    g_object_ref(pointer)
    gtk_window_set_default_size(window, clampedInt32(width), clampedInt32(height))
    let object = UnsafeMutableRawPointer(pointer)
    refuseInspector(object)
    Signal.connectReturning(object, "close-request") { [weak self] in
      guard let self else { return false }
      wasRefused = onCloseRequest?() ?? false
      return wasRefused
    }
    Signal.connectIgnoringArgument(object, "notify::is-active") { [weak self] in
      guard let self else { return }
      self.onActiveChange?(self.isActive)
    }
    Signal.connectIgnoringArgument(object, "notify::focus-widget") { [weak self] in
      self?.onFocusMove?()
    }
  }

  /// Keys open GTK's inspector in any window: it could read what is on the screen. Those who develop
  /// ask for it with `GTK_DEBUG=interactive`.
  private func refuseInspector(_ object: gpointer) {
    guard g_getenv("GTK_DEBUG") == nil else { return }
    let refuse: @convention(c) @MainActor (gpointer?, gboolean, gpointer?) -> gboolean = {
      window, _, _ in
      if let window { g_signal_stop_emission_by_name(window, "enable-debugging") }
      return 0
    }
    g_signal_connect_data(
      object, "enable-debugging", unsafeBitCast(refuse, to: GCallback.self), nil, nil,
      GConnectFlags(rawValue: 0))
  }

  isolated deinit {
    close()
    g_object_unref(pointer)
  }

  package var isActive: Bool { gtk_window_is_active(window) != 0 }

  package var title: String? {
    get { gtk_window_get_title(window).map { String(cString: $0) } }
    set { gtk_window_set_title(window, newValue) }
  }

  package func setContent(_ widget: Widget) { gtk_window_set_child(window, widget.pointer) }
  package func present() { gtk_window_present(window) }
  package func hide() { gtk_widget_set_visible(pointer, 0) }
  package func clearFocus() { gtk_window_set_focus(window, nil) }

  /// Takes the window off the display for good.
  package func close() {
    guard !isDestroyed else { return }
    isDestroyed = true
    defer { onClose?() }
    gtk_window_set_child(window, nil)
    guard isUnseen else {
      gtk_window_destroy(window)
      return
    }
    // The display has yet to answer for a surface that was made but never shown, and GDK hands the
    // answers to what is then freed memory: the window goes once they have been read.
    gdk_display_sync(gtk_widget_get_display(pointer))
    g_object_ref(pointer)
    g_idle_add(
      { data in
        gtk_window_destroy(data?.assumingMemoryBound(to: GtkWindow.self))
        g_object_unref(data)
        return 0
      }, pointer)
  }

  /// Has the window closed as a person's wish does, unless somebody refuses.
  ///
  /// - Returns: Whether the window stays open.
  @discardableResult package func requestClose() -> Bool {
    wasRefused = false
    gtk_window_close(window)
    return wasRefused
  }

  /// Makes the window's surface without showing it, so that its content can be rendered.
  package func realizeUnseen(_ content: Widget) {
    isUnseen = true
    gtk_widget_realize(pointer)
    gtk_widget_map(content.pointer)
  }

  /// Renders the content at a size in points times `scale`, shown or not.
  package func render(
    _ content: Widget, width: Double, height: Double, scale: Double
  ) -> Texture? {
    guard let snapshot = gtk_snapshot_new() else { return nil }
    gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    gtk_widget_snapshot_child(pointer, content.pointer, snapshot)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    guard let renderer = gsk_cairo_renderer_new() else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(renderer)) }
    guard gsk_renderer_realize(renderer, nil, nil) != 0 else { return nil }
    defer { gsk_renderer_unrealize(renderer) }
    var viewport = graphene_rect_t()
    graphene_rect_init(&viewport, 0, 0, Float(width * scale), Float(height * scale))
    return gsk_renderer_render_texture(renderer, node, &viewport).map { Texture(adopting: $0) }
  }

  /// Size of the monitor in points; nil when there is none.
  package static var monitorSize: (width: Double, height: Double, scale: Double)? {
    guard let display = gdk_display_get_default(), let list = gdk_display_get_monitors(display),
      let item = g_list_model_get_item(list, 0)
    else { return nil }
    defer { g_object_unref(item) }
    var geometry = GdkRectangle()
    let monitor = OpaquePointer(item)
    gdk_monitor_get_geometry(monitor, &geometry)
    return (
      Double(geometry.width), Double(geometry.height),
      Double(gdk_monitor_get_scale_factor(monitor))
    )
  }

  package static func open(address: String) {
    gtk_show_uri(nil, address, guint32(GDK_CURRENT_TIME))
  }
}
