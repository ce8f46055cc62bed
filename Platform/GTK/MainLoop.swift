import CGTK
import Glibc

/// GLib's main loop, with libdispatch's main queue served inside it.
///
/// `DispatchQueue.main`, `Task { @MainActor in … }` and `Task.sleep` run on this loop; nothing polls.
@MainActor package enum MainLoop {
  private static var isAttached = false
  private static var loop: OpaquePointer?

  /// Serves the main queue from GLib's loop. Calling it again does nothing.
  static func attachMainQueue() {
    guard !isAttached else { return }
    isAttached = true
    let descriptor = _dispatch_get_main_queue_handle_4CF()
    g_unix_fd_add(
      descriptor, G_IO_IN,
      { descriptor, _, _ in
        // The counter must be read, or the descriptor stays ready and the loop spins.
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      }, nil)
  }

  /// Whether `run()` is at work, so that what is queued will be served.
  package static var isRunning: Bool { loop != nil }

  /// Runs until `quit()`.
  package static func run() {
    attachMainQueue()
    let loop = g_main_loop_new(nil, 0)
    self.loop = loop
    g_main_loop_run(loop)
    g_main_loop_unref(loop)
    self.loop = nil
  }

  /// Ends `run()` once the current event is dealt with.
  package static func quit() {
    if let loop { g_main_loop_quit(loop) }
  }

  /// Handles at most one event without waiting; false when there was none.
  @discardableResult package static func turn() -> Bool {
    g_main_context_iteration(nil, 0) != 0
  }

  /// Calls `action` once after `seconds`.
  package static func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
    let box = Unmanaged.passRetained(ActionBox(action)).toOpaque()
    let call: @convention(c) @MainActor (gpointer?) -> gboolean = { data in
      if let data { Unmanaged<ActionBox>.fromOpaque(data).takeUnretainedValue().action() }
      return 0
    }
    g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint(max(0, min(seconds, 86_400)) * 1_000),
      unsafeBitCast(call, to: GSourceFunc.self), box,
      { data in if let data { Unmanaged<ActionBox>.fromOpaque(data).release() } })
  }
}

extension MainLoop {
  /// Calls `action` once there is nothing else to do: GTK has laid out what it does bit by bit.
  package static func whenIdle(_ action: @escaping @MainActor () -> Void) {
    let box = Unmanaged.passRetained(ActionBox(action)).toOpaque()
    let call: @convention(c) @MainActor (gpointer?) -> gboolean = { data in
      if let data { Unmanaged<ActionBox>.fromOpaque(data).takeUnretainedValue().action() }
      return 0
    }
    g_idle_add_full(
      G_PRIORITY_LOW, unsafeBitCast(call, to: GSourceFunc.self), box,
      { data in if let data { Unmanaged<ActionBox>.fromOpaque(data).release() } })
  }
}

private final class ActionBox {
  let action: @MainActor () -> Void
  init(_ action: @escaping @MainActor () -> Void) { self.action = action }
}
