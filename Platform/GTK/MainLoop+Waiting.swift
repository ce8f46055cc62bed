import CGTK

extension MainLoop {
  private static var actions: [@MainActor () -> Void] = []

  /// Calls `action` each time that the loop is about to wait for events. It wakes nobody up.
  package static func beforeWaiting(_ action: @escaping @MainActor () -> Void) {
    if actions.isEmpty { attachSource() }
    actions.append(action)
  }

  private static func attachSource() {
    let prepare:
      @convention(c) @MainActor (UnsafeMutablePointer<GSource>?, UnsafeMutablePointer<gint>?)
        -> gboolean = { _, timeout in
          timeout?.pointee = -1
          for action in MainLoop.actions { action() }
          return 0
        }
    // GLib reads the table as long as the source lives, which is for ever.
    let table = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    table.initialize(to: GSourceFuncs())
    table.pointee.prepare = unsafeBitCast(
      prepare,
      to: (@convention(c) (UnsafeMutablePointer<GSource>?, UnsafeMutablePointer<gint>?)
        -> gboolean).self)
    table.pointee.check = { _ in 0 }
    table.pointee.dispatch = { _, _, _ in 1 }
    let source = g_source_new(table, guint(MemoryLayout<GSource>.size))
    g_source_attach(source, nil)
    g_source_unref(source)
  }
}
