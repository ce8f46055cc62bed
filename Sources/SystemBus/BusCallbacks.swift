import CGIO

/// Where GLib comes into Swift. It does so on the main thread, from its main loop, for all that was
/// asked for there.
@MainActor enum BusCallbacks {
  /// Takes the source object and the result of what was asked for.
  typealias Answer = @MainActor (UnsafeMutablePointer<GObject>?, OpaquePointer?) -> Void
  /// Takes the name of the sender's connection, and what came with the signal.
  typealias Signal = @MainActor (String?, [BusValue]) -> Void
  typealias Action = @MainActor () -> Void

  /// The function to be called once; the data is used up by it.
  static let answer = unsafeBitCast(takeAnswer, to: GAsyncReadyCallback.self)
  /// The function to be called for each signal; its data is released by ``release``.
  static let signal = unsafeBitCast(takeSignal, to: GDBusSignalCallback.self)
  /// The function to be called when a connection is closed; its data is released by ``forget``.
  static let closed = unsafeBitCast(takeClosed, to: GCallback.self)
  static let release: GDestroyNotify = { data in
    if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
  }
  static let forget: GClosureNotify = { data, _ in
    if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
  }

  /// The data for a callback.
  static func data<Function>(_ function: Function) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Box(function)).toOpaque()
  }

  private static let takeAnswer:
    @convention(c) @MainActor (UnsafeMutablePointer<GObject>?, OpaquePointer?, gpointer?) -> Void =
      { source, result, data in
        guard let data else { return }
        Unmanaged<Box<Answer>>.fromOpaque(data).takeRetainedValue().function(source, result)
      }

  private static let takeSignal:
    @convention(c) @MainActor (
      OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
      UnsafePointer<CChar>?, OpaquePointer?, gpointer?
    ) -> Void = { _, sender, _, _, _, parameters, data in
      guard let data, let parameters else { return }
      Unmanaged<Box<Signal>>.fromOpaque(data).takeUnretainedValue().function(
        sender.map { String(cString: $0) }, BusValue.children(of: parameters))
    }

  /// Emitted as `closed (connection, remoteVanished, error, data)`.
  private static let takeClosed:
    @convention(c) @MainActor (
      gpointer?, gboolean, UnsafeMutablePointer<GError>?, gpointer?
    ) -> Void = { _, _, _, data in
      guard let data else { return }
      Unmanaged<Box<Action>>.fromOpaque(data).takeUnretainedValue().function()
    }

  private final class Box<Function> {
    let function: Function
    init(_ function: Function) { self.function = function }
  }
}
