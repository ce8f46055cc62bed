import CGIO

/// Takes back, from any thread, what GLib was asked for.
final class Cancellation: Sendable {
  // GLib locks a cancellable itself, and the reference is this object's from start to end.
  nonisolated(unsafe) let pointer = g_cancellable_new()

  deinit { g_object_unref(pointer) }

  func cancel() { g_cancellable_cancel(pointer) }
}
