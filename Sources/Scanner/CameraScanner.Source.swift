import ScanWire

extension CameraScanner {
  /// Where a scanner takes its frames from.
  public enum Source: Hashable, Sendable {
    /// The cameras of this machine.
    case cameras
    /// Files in place of a camera, for tests and demonstrations, over and over.
    ///
    /// `path` is the path of PNG or JPEG files of one size; `%04d` in it stands for their number,
    /// from 0 on. `framesPerSecond` is 1...120.
    case pictures(path: String, framesPerSecond: Int)

    var frames: ScanSource {
      switch self {
      case .cameras:
        return ScanSource(.preferred)
      case .pictures(let path, let rate):
        precondition(
          (1...120).contains(rate), "CameraScanner.Source.pictures takes 1 to 120 frames a second")
        return ScanSource(.pictures(path: path, rate: rate))
      }
    }
  }
}
