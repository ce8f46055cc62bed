import CGIO
import Glibc
import ScanWire

/// The desktop's own question whether an app may use cameras (`org.freedesktop.portal.Camera`).
///
/// In a sandbox there is no other way to a camera; outside one, a desktop that has it knows what the
/// person has said before.
final class CameraPortal {
  private static let service = "org.freedesktop.portal.Desktop"
  private static let object = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Camera"
  /// How long a call may take that asks nobody, in milliseconds.
  private static let patience: Int32 = 5000

  private let connection: OpaquePointer
  /// What the portal has answered, by the path of the question: 0 for yes.
  private var answers: [String: UInt32] = [:]

  /// Nil where the session has no portal, or the portal no camera.
  ///
  /// A portal that is there and does not answer is a failure: going on without it could open a
  /// camera that the person has refused.
  init?() throws(ScanFailure) {
    guard getenv("DBUS_SESSION_BUS_ADDRESS") != nil,
      let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)
    else { return nil }
    self.connection = connection
    g_dbus_connection_set_exit_on_close(connection, 0)
    guard try isCameraPresent() else { return nil }
  }

  deinit {
    g_object_unref(gpointer(connection))
  }

  /// Asks, and waits as long as the person takes: a descriptor of PipeWire, which has the cameras.
  ///
  /// The process ends when the client does meanwhile.
  func open(client: Client) throws(ScanFailure) -> Int32 {
    let subscription = g_dbus_connection_signal_subscribe(
      connection, Self.service, "org.freedesktop.portal.Request", "Response", nil, nil,
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, path, _, _, parameters, context in
        guard let path, let parameters, let context else { return }
        let portal = Unmanaged<CameraPortal>.fromOpaque(context).takeUnretainedValue()
        portal.take(parameters, path: String(cString: path))
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    defer { g_dbus_connection_signal_unsubscribe(connection, subscription) }
    let watch = watch(client)
    defer { g_source_remove(watch) }

    let question = try question()
    while answers[question] == nil { g_main_context_iteration(nil, 1) }
    guard answers[question] == 0 else { throw .denied }
    return try remote()
  }

  private func isCameraPresent() throws(ScanFailure) -> Bool {
    let key = [g_variant_new_string(Self.interface), g_variant_new_string("IsCameraPresent")]
    let arguments = g_variant_new_tuple(key, 2)
    var error: UnsafeMutablePointer<GError>?
    guard
      let reply = g_dbus_connection_call_sync(
        connection, Self.service, Self.object, "org.freedesktop.DBus.Properties", "Get", arguments,
        nil, G_DBUS_CALL_FLAGS_NONE, Self.patience, nil, &error)
    else {
      defer { g_clear_error(&error) }
      guard let error, Self.meansAbsent(error.pointee) else { throw .other("portal") }
      return false
    }
    defer { g_variant_unref(reply) }
    guard String(cString: g_variant_get_type_string(reply)) == "(v)",
      let boxed = g_variant_get_child_value(reply, 0)
    else { return false }
    defer { g_variant_unref(boxed) }
    guard let value = g_variant_get_variant(boxed) else { return false }
    defer { g_variant_unref(value) }
    return String(cString: g_variant_get_type_string(value)) == "b"
      && g_variant_get_boolean(value) != 0
  }

  /// Whether an error says that there is no portal, or none for cameras.
  private static func meansAbsent(_ error: GError) -> Bool {
    let codes = [
      G_DBUS_ERROR_SERVICE_UNKNOWN, G_DBUS_ERROR_NAME_HAS_NO_OWNER, G_DBUS_ERROR_UNKNOWN_OBJECT,
      G_DBUS_ERROR_UNKNOWN_INTERFACE, G_DBUS_ERROR_UNKNOWN_METHOD, G_DBUS_ERROR_UNKNOWN_PROPERTY,
      G_DBUS_ERROR_INVALID_ARGS,
    ]
    return error.domain == g_dbus_error_quark()
      && codes.contains { Int32($0.rawValue) == error.code }
  }

  /// Puts the question; the path under which the answer comes.
  private func question() throws(ScanFailure) -> String {
    guard
      let reply = g_dbus_connection_call_sync(
        connection, Self.service, Self.object, Self.interface, "AccessCamera",
        Self.noOptions, nil, G_DBUS_CALL_FLAGS_NONE, Self.patience, nil, nil)
    else { throw .denied }
    defer { g_variant_unref(reply) }
    guard String(cString: g_variant_get_type_string(reply)) == "(o)",
      let path = g_variant_get_child_value(reply, 0)
    else { throw .camera }
    defer { g_variant_unref(path) }
    return String(cString: g_variant_get_string(path, nil))
  }

  private func remote() throws(ScanFailure) -> Int32 {
    var list: UnsafeMutablePointer<GUnixFDList>?
    guard
      let reply = g_dbus_connection_call_with_unix_fd_list_sync(
        connection, Self.service, Self.object, Self.interface, "OpenPipeWireRemote",
        Self.noOptions, nil, G_DBUS_CALL_FLAGS_NONE, Self.patience, nil, &list, nil, nil)
    else { throw .denied }
    g_variant_unref(reply)
    guard let list else { throw .camera }
    defer { g_object_unref(gpointer(list)) }
    let descriptor = g_unix_fd_list_get(list, 0, nil)
    guard descriptor >= 0 else { throw .camera }
    return descriptor
  }

  private func take(_ parameters: OpaquePointer, path: String) {
    guard String(cString: g_variant_get_type_string(parameters)).hasPrefix("(u"),
      let code = g_variant_get_child_value(parameters, 0)
    else { return }
    answers[path] = g_variant_get_uint32(code)
    g_variant_unref(code)
  }

  /// Ends the process when the client goes, which has nothing to say before a camera runs.
  private func watch(_ client: Client) -> UInt32 {
    let channel = g_io_channel_unix_new(client.socket)
    defer { g_io_channel_unref(channel) }
    // GLib's conditions have the values of `poll`.
    let conditions = GIOCondition(rawValue: UInt32(POLLIN | POLLHUP))
    return g_io_add_watch(
      channel, conditions, { _, _, _ in exit(ExitCode.cancelled.rawValue) }, nil)
  }

  /// One argument: a dictionary without an entry.
  private static var noOptions: OpaquePointer? {
    let type = g_variant_type_new("a{sv}")
    defer { g_variant_type_free(type) }
    let builder = g_variant_builder_new(type)
    defer { g_variant_builder_unref(builder) }
    return g_variant_new_tuple([g_variant_builder_end(builder)], 1)
  }
}
