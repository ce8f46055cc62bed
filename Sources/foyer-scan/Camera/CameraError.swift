import CGStreamer
import ScanWire

/// An error of a pipeline, and what was known when it came.
struct CameraError {
  /// Whether it is one of a device or file, as opposed to one of the stream.
  let isResource: Bool
  /// Its number among those of GStreamer.
  let code: UInt32
  /// Whether the camera had delivered a frame before.
  let hasDelivered: Bool
  /// Whether the file of the camera is still there.
  let isPresent: Bool

  /// What it means for a person.
  var failure: ScanFailure {
    if !isPresent { return hasDelivered ? .unplugged : .noCamera }
    guard isResource else { return hasDelivered ? .unplugged : .camera }
    switch GstResourceError(rawValue: code) {
    case GST_RESOURCE_ERROR_BUSY: return .busy
    case GST_RESOURCE_ERROR_NOT_AUTHORIZED, GST_RESOURCE_ERROR_OPEN_READ,
      GST_RESOURCE_ERROR_OPEN_WRITE, GST_RESOURCE_ERROR_OPEN_READ_WRITE:
      return .denied
    case GST_RESOURCE_ERROR_NOT_FOUND: return hasDelivered ? .unplugged : .noCamera
    default: return hasDelivered ? .unplugged : .camera
    }
  }
}
