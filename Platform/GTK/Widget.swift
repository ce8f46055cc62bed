import CGTK

/// Owns one GtkWidget. The widget lives at least as long as this object.
@MainActor package class Widget {
  package let pointer: WidgetPointer
  var told = ToldAccessibility()

  /// Takes over a widget that GTK has just made.
  package init(adopting pointer: WidgetPointer) {
    self.pointer = pointer
    g_object_ref_sink(pointer)
  }

  isolated deinit {
    if gtk_widget_get_parent(pointer) != nil { gtk_widget_unparent(pointer) }
    g_object_unref(pointer)
  }

  var object: gpointer { UnsafeMutableRawPointer(pointer) }

  // MARK: - Tree

  package var hasParent: Bool { gtk_widget_get_parent(pointer) != nil }
  package var isMapped: Bool { gtk_widget_get_mapped(pointer) != 0 }
  package var isInWindow: Bool { gtk_widget_get_root(pointer) != nil }

  /// Puts this widget below `parent`, directly above `sibling` or, without one, at the bottom.
  package func insert(into parent: Widget, above sibling: Widget?) {
    gtk_widget_insert_after(pointer, parent.pointer, sibling?.pointer)
  }

  package func removeFromParent() {
    guard hasParent else { return }
    giveUpFocus()
    gtk_widget_unparent(pointer)
  }

  /// Takes the keyboard from what is in the widget before it leaves its window, which would go on
  /// offering keys to it.
  private func giveUpFocus() {
    guard let root = gtk_widget_get_root(pointer), let focus = gtk_root_get_focus(root),
      focus == pointer || gtk_widget_is_ancestor(focus, pointer) != 0
    else { return }
    gtk_root_set_focus(root, nil)
  }

  // MARK: - Properties

  package var isVisible: Bool {
    get { gtk_widget_get_visible(pointer) != 0 }
    set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
  }

  package var isSensitive: Bool {
    get { gtk_widget_get_sensitive(pointer) != 0 }
    set { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
  }

  /// Whether the pointer and fingers reach this widget and what is in it.
  package var canTarget: Bool {
    get { gtk_widget_get_can_target(pointer) != 0 }
    set { gtk_widget_set_can_target(pointer, newValue ? 1 : 0) }
  }

  /// Whether keyboard focus may come to this widget or into it.
  package var canFocus: Bool {
    get { gtk_widget_get_can_focus(pointer) != 0 }
    set { gtk_widget_set_can_focus(pointer, newValue ? 1 : 0) }
  }

  package var isFocusable: Bool {
    get { gtk_widget_get_focusable(pointer) != 0 }
    set { gtk_widget_set_focusable(pointer, newValue ? 1 : 0) }
  }

  package var hasFocus: Bool { gtk_widget_has_focus(pointer) != 0 }
  package var containsFocus: Bool { hasState(GTK_STATE_FLAG_FOCUS_WITHIN) || hasFocus }
  package var showsFocusRing: Bool { hasState(GTK_STATE_FLAG_FOCUS_VISIBLE) }
  package var isPressed: Bool { hasState(GTK_STATE_FLAG_ACTIVE) }

  private func hasState(_ flag: GtkStateFlags) -> Bool {
    gtk_widget_get_state_flags(pointer).rawValue & flag.rawValue != 0
  }

  package var isRightToLeft: Bool {
    get { gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL }
    set { gtk_widget_set_direction(pointer, newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
  }

  package func addStyleClass(_ name: String) { gtk_widget_add_css_class(pointer, name) }
  package func removeStyleClass(_ name: String) { gtk_widget_remove_css_class(pointer, name) }
  package func setCursor(named name: String) { gtk_widget_set_cursor_from_name(pointer, name) }

  @discardableResult package func grabFocus() -> Bool { gtk_widget_grab_focus(pointer) != 0 }

  /// Moves focus to the next (or the previous) widget inside this one.
  @discardableResult package func moveFocus(forward: Bool) -> Bool {
    gtk_widget_child_focus(pointer, forward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD) != 0
  }

  // MARK: - Size and paint

  package func queueDraw() { gtk_widget_queue_draw(pointer) }
  package func queueAllocate() { gtk_widget_queue_allocate(pointer) }
  package func queueResize() { gtk_widget_queue_resize(pointer) }

  /// The least and the ideal width in points.
  package func measureWidth() -> (minimum: Double, natural: Double) {
    measure(GTK_ORIENTATION_HORIZONTAL, -1)
  }

  /// The least and the ideal height in points for a width.
  package func measureHeight(forWidth width: Double) -> (minimum: Double, natural: Double) {
    measure(GTK_ORIENTATION_VERTICAL, clampedInt32(width))
  }

  private func measure(
    _ orientation: GtkOrientation, _ size: Int32
  ) -> (minimum: Double, natural: Double) {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    gtk_widget_measure(pointer, orientation, size, &minimum, &natural, nil, nil)
    return (Double(minimum), Double(natural))
  }

  /// Distance of the first line's baseline from the top for a size, if the widget has one.
  package func baseline(width: Double) -> Double? {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    var minimumBaseline: Int32 = -1
    var naturalBaseline: Int32 = -1
    gtk_widget_measure(
      pointer, GTK_ORIENTATION_VERTICAL, clampedInt32(width), &minimum, &natural,
      &minimumBaseline, &naturalBaseline)
    return naturalBaseline >= 0 ? Double(naturalBaseline) : nil
  }

  /// Gives the widget its place in its parent, in whole points. Called while the parent allocates.
  package func allocate(x: Int32, y: Int32, width: Int32, height: Int32, transform: Transform?) {
    var least: Int32 = 0
    var natural: Int32 = 0
    // GTK wants to be asked before it is told; the answer also keeps a leaf from being cut.
    gtk_widget_measure(pointer, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, nil, nil)
    let width = max(width, least)
    gtk_widget_measure(pointer, GTK_ORIENTATION_VERTICAL, width, &least, &natural, nil, nil)
    let height = max(height, least)
    var origin = graphene_point_t(x: Float(x), y: Float(y))
    var matrix = gsk_transform_translate(nil, &origin)
    if let transform { matrix = transform.applied(to: matrix, width: width, height: height) }
    gtk_widget_allocate(pointer, width, height, -1, matrix)
  }

  package var allocatedWidth: Double { Double(gtk_widget_get_width(pointer)) }
  package var allocatedHeight: Double { Double(gtk_widget_get_height(pointer)) }

  /// A point of this widget in another one's coordinates, when both are in one window.
  package func convert(x: Double, y: Double, to other: Widget) -> (x: Double, y: Double)? {
    var resultX = 0.0
    var resultY = 0.0
    guard
      gtk_widget_translate_coordinates(pointer, other.pointer, x, y, &resultX, &resultY) != 0
    else { return nil }
    return (resultX, resultY)
  }

  /// Calls `action` at each frame until it returns false.
  package func onTick(_ action: @escaping @MainActor (_ seconds: Double) -> Bool) {
    final class Tick {
      let action: @MainActor (Double) -> Bool
      init(_ action: @escaping @MainActor (Double) -> Bool) { self.action = action }
    }
    let call: @convention(c) @MainActor (WidgetPointer?, OpaquePointer?, gpointer?) -> gboolean = {
      _, clock, data in
      guard let data, let clock else { return 0 }
      let seconds = Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
      return Unmanaged<Tick>.fromOpaque(data).takeUnretainedValue().action(seconds) ? 1 : 0
    }
    gtk_widget_add_tick_callback(
      pointer, unsafeBitCast(call, to: GtkTickCallback.self),
      Unmanaged.passRetained(Tick(action)).toOpaque(),
      { data in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } })
  }

  /// Calls `action` when focus, press or hover changes.
  package func onStateChange(_ action: @escaping @MainActor () -> Void) {
    Signal.connectIgnoringArgument(object, "state-flags-changed", action)
  }
}
