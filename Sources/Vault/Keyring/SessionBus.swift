import CSecret

/// What the session bus itself says about a service.
enum SessionBus {
  /// Whether anybody has the name of a service, or the bus knows how to start one that takes it.
  ///
  /// A call to a service that has just ended fails in the same way as one to a service that there
  /// never was.
  static func knows(_ name: String, _ cancellable: UnsafeMutablePointer<GCancellable>?) -> Bool {
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, cancellable, nil) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
    return ["ListNames", "ListActivatableNames"].contains { method in
      let reply = g_dbus_connection_call_sync(
        bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method, nil,
        nil, G_DBUS_CALL_FLAGS_NONE, -1, cancellable, nil)
      guard let reply else { return false }
      defer { g_variant_unref(reply) }
      return names(in: reply).contains(name)
    }
  }

  private static func names(in reply: OpaquePointer) -> [String] {
    let list = g_variant_get_child_value(reply, 0)
    defer { g_variant_unref(list) }
    return (0..<g_variant_n_children(list)).map { place in
      let child = g_variant_get_child_value(list, place)
      defer { g_variant_unref(child) }
      return String(cString: g_variant_get_string(child, nil))
    }
  }
}
