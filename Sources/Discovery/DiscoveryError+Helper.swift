import HelperProgram
import Onboarding

extension DiscoveryError.HelperFailure {
  /// The failure of a helper that ended without an answer.
  init(_ end: HelperProcess.End) {
    self =
      switch end {
      case .exited(let status): .exited(status: status)
      case .signalled(let signal): .signalled(signal: signal)
      }
  }
}
