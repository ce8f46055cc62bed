import CGIO

extension BusError {
  /// Takes an error over from GLib and frees it. Its text is left behind: it may hold anything.
  init(adopting error: UnsafeMutablePointer<GError>?) {
    guard let error else {
      self = .closed
      return
    }
    defer { g_error_free(error) }
    if let name = g_dbus_error_get_remote_error(error) {
      self = .remote(name: String(cString: name))
      g_free(name)
      return
    }
    guard error.pointee.domain == g_io_error_quark() else {
      self = .closed
      return
    }
    self =
      switch GIOErrorEnum(rawValue: GIOErrorEnum.RawValue(error.pointee.code)) {
      case G_IO_ERROR_TIMED_OUT: .timedOut
      case G_IO_ERROR_CANCELLED: .cancelled
      default: .closed
      }
  }
}
