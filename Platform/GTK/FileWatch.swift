import CGTK

/// Tells when a file has another content, also where it is replaced by another file of its name.
///
/// The folder of the file must exist; the file need not yet.
@MainActor package final class FileWatch {
  private let monitor: OpaquePointer?

  /// Begins to watch. `onChange` is called once the writing of the file has come to a rest.
  package init(path: String, onChange: @escaping @MainActor () -> Void) {
    let file = g_file_new_for_path(path)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    // Moves are watched, since editors write a new file and give it the name of the old one.
    let monitor = g_file_monitor_file(file, G_FILE_MONITOR_WATCH_MOVES, nil, nil)
    self.monitor = monitor.map { OpaquePointer($0) }
    guard let monitor else { return }
    let box = Box(onChange)
    let changed:
      @convention(c) @MainActor (
        gpointer?, OpaquePointer?, OpaquePointer?, GFileMonitorEvent, gpointer?
      ) -> Void = { _, _, _, event, data in
        guard let data, FileWatch.meansNewContent(event) else { return }
        Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().call()
      }
    Signal.attach(
      UnsafeMutableRawPointer(monitor), "changed", unsafeBitCast(changed, to: GCallback.self), box)
  }

  isolated deinit {
    guard let monitor else { return }
    let object = UnsafeMutableRawPointer(monitor)
    g_file_monitor_cancel(object.assumingMemoryBound(to: GFileMonitor.self))
    g_object_unref(object)
  }

  private final class Box {
    let call: @MainActor () -> Void
    init(_ call: @escaping @MainActor () -> Void) { self.call = call }
  }

  /// A file that is being written is not read before the hint that this has ended.
  private static func meansNewContent(_ event: GFileMonitorEvent) -> Bool {
    [
      G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT, G_FILE_MONITOR_EVENT_CREATED,
      G_FILE_MONITOR_EVENT_RENAMED, G_FILE_MONITOR_EVENT_MOVED_IN,
    ].contains(event)
  }
}
