import CGTK

extension NativeWindow {
  /// Has the window drawn anew, and calls `action` once: with true after a frame that began later than
  /// this call was painted, or with false when that takes longer than `limit` seconds.
  package func afterNextFrame(within limit: Double, _ action: @escaping @MainActor (Bool) -> Void) {
    FrameWait(pointer, action).begin(limit)
  }
}

/// A wait for the next frame of a window. It is kept alive by what it waits for.
@MainActor private final class FrameWait {
  private let widget: WidgetPointer
  private var action: (@MainActor (Bool) -> Void)?
  private var clock: OpaquePointer?
  private var connection: gulong = 0
  private var last: gint64 = 0

  init(_ widget: WidgetPointer, _ action: @escaping @MainActor (Bool) -> Void) {
    self.widget = widget
    self.action = action
    g_object_ref(widget)
  }

  isolated deinit { g_object_unref(widget) }

  func begin(_ limit: Double) {
    MainLoop.after(limit) { self.end(false) }
    guard let clock = gtk_widget_get_frame_clock(widget) else { return }
    g_object_ref(UnsafeMutableRawPointer(clock))
    self.clock = clock
    // Called while a frame is being made, this is its number: that one may have been painted already.
    last = gdk_frame_clock_get_frame_counter(clock)
    let painted: @convention(c) @MainActor (gpointer?, gpointer?) -> Void = { _, data in
      guard let data else { return }
      Unmanaged<FrameWait>.fromOpaque(data).takeUnretainedValue().painted()
    }
    connection = g_signal_connect_data(
      UnsafeMutableRawPointer(clock), "after-paint", unsafeBitCast(painted, to: GCallback.self),
      Unmanaged.passRetained(self).toOpaque(),
      { data, _ in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } },
      GConnectFlags(rawValue: 0))
    draw()
  }

  private func draw() {
    gtk_widget_queue_draw(widget)
    if let clock { gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT) }
  }

  private func painted() {
    guard let clock else { return }
    if gdk_frame_clock_get_frame_counter(clock) > last { end(true) } else { draw() }
  }

  private func end(_ isDrawn: Bool) {
    guard let action else { return }
    self.action = nil
    if let clock {
      self.clock = nil
      g_signal_handler_disconnect(UnsafeMutableRawPointer(clock), connection)
      g_object_unref(UnsafeMutableRawPointer(clock))
    }
    action(isDrawn)
  }
}
