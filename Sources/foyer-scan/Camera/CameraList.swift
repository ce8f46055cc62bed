import CGStreamer
import Glibc
import ScanWire

/// The cameras that are connected, the preferred one first.
///
/// They are those that GStreamer's own providers tell of: PipeWire's where it runs, else V4L2's.
final class CameraList {
  private let devices: [Camera]

  init() {
    let monitor = gst_device_monitor_new()
    defer { foyer_gst_unref(monitor) }
    gst_device_monitor_add_filter(monitor, "Video/Source", nil)
    guard gst_device_monitor_start(monitor) != 0 else {
      devices = []
      return
    }
    defer { gst_device_monitor_stop(monitor) }
    var found: [Camera] = []
    var link = gst_device_monitor_get_devices(monitor)
    let first = link
    while let current = link {
      let device = UnsafeMutablePointer<GstDevice>(OpaquePointer(current.pointee.data))
      if let device { found.append(Camera(taking: device)) }
      link = current.pointee.next
    }
    g_list_free(first)
    devices = found
  }

  var cameras: [WireCamera] { devices.map(\.wire) }

  /// The camera of that name, or the preferred one.
  func camera(_ id: String?) -> Camera? {
    guard let id else { return devices.first }
    return devices.first { $0.wire.id == id }
  }
}
