import CGIO

/// A connection to a message bus, which closes when the value goes.
///
/// A service lets go of all that it keeps for a connection when that closes. Nothing here blocks:
/// answers and signals come by GLib's main loop, which an app of UIKit or SwiftUI runs.
@MainActor package final class BusConnection {
  let pointer: OpaquePointer
  let bus: SystemBus

  /// Called when the bus has closed the connection.
  package var onClose: (@MainActor () -> Void)?

  private init(adopting pointer: OpaquePointer, to bus: SystemBus) {
    self.pointer = pointer
    self.bus = bus
    let closed: BusCallbacks.Action = { [weak self] in self?.onClose?() }
    g_signal_connect_data(
      UnsafeMutableRawPointer(pointer), "closed", BusCallbacks.closed, BusCallbacks.data(closed),
      BusCallbacks.forget, GConnectFlags(rawValue: 0))
  }

  isolated deinit {
    onClose = nil
    g_dbus_connection_close(pointer, nil, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  /// Connects to a bus.
  ///
  /// - Throws: ``BusError/unreachable``, ``BusError/timedOut`` or ``BusError/cancelled``.
  package static func open(_ bus: SystemBus) async throws(BusError) -> BusConnection {
    let cancellation = Cancellation()
    // GLib waits for ever for a bus that takes the connection and then says nothing.
    let timer = Task {
      try await Task.sleep(for: bus.patience)
      cancellation.cancel()
    }
    defer { timer.cancel() }
    let result: Result<BusConnection, BusError> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer: BusCallbacks.Answer = { _, result in
          var error: UnsafeMutablePointer<GError>?
          let opened = g_dbus_connection_new_for_address_finish(result, &error)
          continuation.resume(
            returning: opened.map { .success(BusConnection(adopting: $0, to: bus)) }
              ?? .failure(BusError(adopting: error)))
        }
        g_dbus_connection_new_for_address(
          bus.address,
          GDBusConnectionFlags(
            rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
              | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue),
          nil, cancellation.pointer, BusCallbacks.answer, BusCallbacks.data(answer))
      }
    } onCancel: {
      cancellation.cancel()
    }
    switch result {
    case .success(let connection): return connection
    case .failure(.cancelled): throw Task.isCancelled ? .cancelled : .timedOut
    case .failure(.timedOut): throw .timedOut
    case .failure: throw .unreachable
    }
  }
}
