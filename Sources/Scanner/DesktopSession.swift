import Glibc

/// What a helper has to know of the desktop's session, since it gets no environment.
package struct DesktopSession: Sendable {
  /// The folder of the session's sockets, PipeWire's among them.
  package let runtimeFolder: String?
  /// The address of the message bus, where the camera portal is.
  package let bus: String?

  /// Tells of the session that this program runs in.
  package init() {
    runtimeFolder = Self.value("XDG_RUNTIME_DIR")
    bus = Self.value("DBUS_SESSION_BUS_ADDRESS")
  }

  package init(runtimeFolder: String?, bus: String?) {
    self.runtimeFolder = runtimeFolder
    self.bus = bus
  }

  private static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
