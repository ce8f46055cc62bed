import CGTK

/// The person's message bus.
@MainActor enum SessionBus {
  /// Whether there is one. Where there is none, GLib would try to start one of its own, which would
  /// outlive the program.
  static var exists: Bool {
    if g_getenv("DBUS_SESSION_BUS_ADDRESS") != nil { return true }
    guard let folder = g_getenv("XDG_RUNTIME_DIR") else { return false }
    return g_file_test(String(cString: folder) + "/bus", G_FILE_TEST_EXISTS) != 0
  }
}
