import CGStreamer
import Glibc

/// The lamp of a camera of V4L2.
struct Torch {
  let path: String

  /// Whether a camera has one.
  static func exists(path: String) -> Bool {
    Torch(path: path).withDevice { foyer_v4l2_has_torch($0) != 0 } ?? false
  }

  /// Switches it; false where the camera refuses.
  @discardableResult
  func set(_ isOn: Bool) -> Bool {
    withDevice { foyer_v4l2_set_torch($0, isOn ? 1 : 0) != 0 } ?? false
  }

  private func withDevice<Result>(_ body: (Int32) -> Result) -> Result? {
    let file = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return body(file)
  }
}
