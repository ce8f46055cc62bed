import Glibc

/// What a helper has to know of the desktop's session, since it gets no environment.
struct DesktopSession {
  /// The folder of the session's sockets, PipeWire's among them.
  let runtimeFolder: String?
  /// The address of the message bus, where the camera portal is.
  let bus: String?

  init() {
    runtimeFolder = Self.value("XDG_RUNTIME_DIR")
    bus = Self.value("DBUS_SESSION_BUS_ADDRESS")
  }

  private static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
