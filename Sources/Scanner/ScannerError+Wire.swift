import HelperProgram
import Onboarding
import ScanWire

extension ScannerError {
  /// The error for what a helper tells.
  init(_ failure: ScanFailure) {
    self =
      switch failure {
      case .noCamera: .noCamera
      case .busy: .busy
      case .denied: .denied
      case .unplugged: .unplugged
      case .unreadable: .unreadablePicture
      case .pixels: .tooLarge(limit: CameraScanner.largestPicture)
      case .other(let word): .helperFailed(word)
      }
  }

  /// The error for a helper that is gone without a word.
  init(_ end: HelperProcess.End) {
    self =
      switch end {
      case .exited(let status): .helperFailed("exit \(status)")
      case .signalled(let signal): .helperFailed("signal \(signal)")
      }
  }

  /// The error for a helper that could not be started.
  init(_ refusal: Spawn.Refusal) {
    self = .helperFailed("start \(refusal.code)")
  }
}
