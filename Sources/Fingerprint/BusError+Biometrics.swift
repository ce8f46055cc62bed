import Onboarding
import SystemBus

extension BusError {
  private static let service = "net.reactivated.Fprint.Error."
  private static let bus = "org.freedesktop.DBus.Error."

  /// Whether the service said that the person has enrolled no finger.
  var isNothingEnrolled: Bool { self == .remote(name: Self.service + "NoEnrolledPrints") }

  /// Whether the service said that there is no reader.
  var isNoDevice: Bool { self == .remote(name: Self.service + "NoSuchDevice") }

  /// Whether the other side ended before it answered, or the bus did.
  var isServiceGone: Bool {
    switch self {
    case .closed: true
    case .remote(let name):
      ["NoReply", "ServiceUnknown", "NameHasNoOwner", "Disconnected"].contains {
        name == Self.bus + $0
      }
    case .unreachable, .timedOut, .cancelled, .malformed: false
    }
  }

  /// Why a finger cannot be asked for.
  var unavailability: BiometricUnavailability {
    switch self {
    case .unreachable: return .noService
    case .timedOut: return .failed("timed-out")
    case .cancelled: return .failed("cancelled")
    case .malformed: return .failed("malformed")
    case .closed: return .noService
    case .remote(let name):
      switch name {
      case Self.service + "NoSuchDevice": return .noReader
      case Self.service + "AlreadyInUse": return .busy
      case Self.service + "PermissionDenied", Self.bus + "AccessDenied": return .notAllowed
      default: return isServiceGone || isStartFailure(name) ? .noService : .failed(name)
      }
    }
  }

  /// How the wait for a finger ended with this error.
  var outcome: BiometricOutcome {
    if isNothingEnrolled { return .notEnrolled }
    return self == .cancelled ? .cancelled : .unavailable(unavailability)
  }

  /// Whether the bus, or systemd for it, could not start the service.
  private func isStartFailure(_ name: String) -> Bool {
    name.hasPrefix(Self.bus + "Spawn.") || name.hasPrefix("org.freedesktop.systemd1.")
  }
}
