import CSecret
import Dispatch
import Onboarding

/// Ends calls of GLib when their time is over.
final class CallDeadline {
  let cancellable: UnsafeMutablePointer<GCancellable>?
  private let timeLimit: Duration
  private let alarm: DispatchWorkItem

  init(_ timeLimit: Duration) {
    let holder = CancellableHolder()
    cancellable = holder.cancellable
    self.timeLimit = timeLimit
    alarm = DispatchWorkItem { g_cancellable_cancel(holder.cancellable) }
    let milliseconds = Int(timeLimit / .milliseconds(1))
    Self.queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds), execute: alarm)
    self.holder = holder
  }

  private let holder: CancellableHolder
  // Its own: the vault's queue waits in the call, and one that all share may be busy.
  private static let queue = DispatchQueue(label: "foyer.vault.deadlines", qos: .userInitiated)

  deinit { alarm.cancel() }

  /// What an error of a call means; frees it. Its text is left out: it may name anything.
  func failure(_ error: UnsafeMutablePointer<GError>?) -> SecretStoreError {
    guard let error else { return .keyring(reason: .failed(code: 0)) }
    defer { g_error_free(error) }
    if g_cancellable_is_cancelled(cancellable) != 0 {
      return .keyring(reason: .timedOut(seconds: timeLimit / .seconds(1)))
    }
    let reason = Self.reason(error.pointee.domain, Int(error.pointee.code))
    let isThere = reason == .absent && SessionBus.knows("org.freedesktop.secrets", cancellable)
    return .keyring(reason: isThere ? .died : reason)
  }

  private static func reason(_ domain: GQuark, _ code: Int) -> SecretStoreError.KeyringReason {
    switch domain {
    case foyer_secret_error_domain():
      return code == Int(SECRET_ERROR_IS_LOCKED.rawValue) ? .locked : .failed(code: code)
    case g_dbus_error_quark():
      switch UInt32(code) {
      case G_DBUS_ERROR_SERVICE_UNKNOWN.rawValue, G_DBUS_ERROR_NAME_HAS_NO_OWNER.rawValue,
        G_DBUS_ERROR_NO_SERVER.rawValue, G_DBUS_ERROR_SPAWN_SERVICE_NOT_FOUND.rawValue,
        G_DBUS_ERROR_SPAWN_EXEC_FAILED.rawValue, G_DBUS_ERROR_SPAWN_CHILD_EXITED.rawValue,
        G_DBUS_ERROR_SPAWN_CHILD_SIGNALED.rawValue:
        return .absent
      case G_DBUS_ERROR_NO_REPLY.rawValue, G_DBUS_ERROR_DISCONNECTED.rawValue: return .died
      case G_DBUS_ERROR_TIMEOUT.rawValue, G_DBUS_ERROR_TIMED_OUT.rawValue: return .died
      default: return .failed(code: code)
      }
    case g_io_error_quark():
      switch UInt32(code) {
      case G_IO_ERROR_CLOSED.rawValue: return .died
      default:
        // There is no session bus, or nothing at its address.
        return .absent
      }
    default: return .failed(code: code)
    }
  }
}

/// A cancellable that the alarm may still hold when the work is done.
final class CancellableHolder: Sendable {
  // GLib lets any thread cancel.
  nonisolated(unsafe) let cancellable: UnsafeMutablePointer<GCancellable>?

  init() { cancellable = g_cancellable_new() }

  deinit { g_object_unref(cancellable) }
}
