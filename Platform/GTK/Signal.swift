import CGTK

/// Connects Swift closures to GObject signals. The closure lives as long as the connection.
@MainActor enum Signal {
  final class Plain {
    let call: @MainActor () -> Void
    init(_ call: @escaping @MainActor () -> Void) { self.call = call }
  }

  final class Returning {
    let call: @MainActor () -> Bool
    init(_ call: @escaping @MainActor () -> Bool) { self.call = call }
  }

  /// For signals whose handlers take only the instance and return nothing.
  static func connect(
    _ instance: gpointer, _ name: String, _ call: @escaping @MainActor () -> Void
  ) {
    attach(instance, name, unsafeBitCast(plain, to: GCallback.self), Plain(call))
  }

  /// As above, after GTK and everybody else have dealt with the signal.
  static func connectAfter(
    _ instance: gpointer, _ name: String, _ call: @escaping @MainActor () -> Void
  ) {
    attach(
      instance, name, unsafeBitCast(plain, to: GCallback.self), Plain(call), flags: G_CONNECT_AFTER)
  }

  private static let plain: @convention(c) @MainActor (gpointer?, gpointer?) -> Void = { _, data in
    guard let data else { return }
    Unmanaged<Plain>.fromOpaque(data).takeUnretainedValue().call()
  }

  /// For signals that pass one argument after the instance, which the handler does not need.
  static func connectIgnoringArgument(
    _ instance: gpointer, _ name: String, _ call: @escaping @MainActor () -> Void
  ) {
    attach(instance, name, unsafeBitCast(ignoring, to: GCallback.self), Plain(call))
  }

  /// As above, after everybody else has dealt with the signal.
  static func connectAfterIgnoringArgument(
    _ instance: gpointer, _ name: String, _ call: @escaping @MainActor () -> Void
  ) {
    attach(
      instance, name, unsafeBitCast(ignoring, to: GCallback.self), Plain(call),
      flags: G_CONNECT_AFTER)
  }

  private static let ignoring: @convention(c) @MainActor (gpointer?, gpointer?, gpointer?) -> Void =
    { _, _, data in
      guard let data else { return }
      Unmanaged<Plain>.fromOpaque(data).takeUnretainedValue().call()
    }

  /// For signals whose handler says whether it dealt with the event.
  static func connectReturning(
    _ instance: gpointer, _ name: String, _ call: @escaping @MainActor () -> Bool
  ) {
    let trampoline: @convention(c) @MainActor (gpointer?, gpointer?) -> gboolean = { _, data in
      guard let data else { return 0 }
      return Unmanaged<Returning>.fromOpaque(data).takeUnretainedValue().call() ? 1 : 0
    }
    attach(instance, name, unsafeBitCast(trampoline, to: GCallback.self), Returning(call))
  }

  /// Connects `callback`, whose last argument is `box`, and releases `box` with the connection.
  static func attach(
    _ instance: gpointer, _ name: String, _ callback: GCallback, _ box: AnyObject,
    flags: GConnectFlags = GConnectFlags(rawValue: 0)
  ) {
    g_signal_connect_data(
      instance, name, callback, Unmanaged.passRetained(box).toOpaque(),
      { data, _ in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } },
      flags)
  }
}
