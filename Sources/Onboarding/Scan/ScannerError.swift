/// Why a camera or a picture could not be read.
public enum ScannerError: Error, Hashable, Sendable {
  /// No camera is connected.
  case noCamera
  /// Another program uses the camera.
  case busy
  /// The person or the system does not allow the camera.
  case denied
  /// The camera was disconnected while it ran.
  case unplugged
  /// The camera has no lamp.
  case noTorch
  /// No camera runs.
  case notRunning
  /// The file is larger than may be read.
  case tooLarge(limit: Int)
  /// The bytes are no picture of a kind that is known.
  case unreadablePicture
  /// The helper program is not there; where it was looked for.
  case helperMissing(places: [String])
  /// The helper program failed; its own word for it, which holds nothing that was read.
  case helperFailed(String)
  /// The task was cancelled.
  case cancelled
}
