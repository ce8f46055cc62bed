import CGIO

/// Listening to a signal, which ends when the value goes.
@MainActor package final class BusSubscription {
  private let connection: BusConnection
  private let number: guint

  init(_ connection: BusConnection, number: guint) {
    self.connection = connection
    self.number = number
  }

  isolated deinit { g_dbus_connection_signal_unsubscribe(connection.pointer, number) }
}
