import CGStreamer
import Glibc
import ScanWire

/// A camera of the system.
final class Camera {
  let wire: WireCamera
  /// Its file, where it is one of V4L2.
  let path: String?
  let device: UnsafeMutablePointer<GstDevice>

  /// Takes over a device.
  init(taking device: UnsafeMutablePointer<GstDevice>) {
    self.device = device
    path = Self.text("api.v4l2.path", of: device) ?? Self.text("device.path", of: device)
    let name = gst_device_get_display_name(device)
    let label = name.map { String(cString: $0) } ?? ""
    g_free(name)
    let id = path ?? Self.text("node.name", of: device) ?? label
    wire = WireCamera(
      id: id, name: label.isEmpty ? id : label, hasTorch: path.map(Torch.exists) ?? false)
  }

  deinit {
    foyer_gst_unref(device)
  }

  private static func text(_ key: String, of device: UnsafeMutablePointer<GstDevice>) -> String? {
    guard let value = foyer_gst_property(device, key) else { return nil }
    defer { g_free(value) }
    return String(cString: value)
  }

  /// Kinds of frames, the most wanted first. Small ones are too coarse for a code, and large ones
  /// take time; many cameras send their larger frames only as JPEG.
  private static let formats: [(caps: String, isPacked: Bool)] = {
    let rate = "framerate=(fraction)[15/1,60/1]"
    let sizes = ["width=1280,height=720", "width=1920,height=1080", "width=640,height=480"]
    let all = "width=(int)[16,1920],height=(int)[16,1080]"
    return sizes.flatMap { size in
      [("video/x-raw,\(size),\(rate)", false), ("image/jpeg,\(size),\(rate)", true)]
    } + [("video/x-raw,\(all)", false), ("image/jpeg,\(all)", true)]
  }()

  /// The kind of frames to ask for.
  var format: (caps: String, isPacked: Bool) {
    Self.formats.first { foyer_gst_offers(device, $0.caps) != 0 } ?? ("video/x-raw", false)
  }

  /// Why a file of V4L2 cannot be opened, nil where it can.
  static func refusal(of path: String) -> ScanFailure? {
    let file = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard file < 0 else {
      close(file)
      return nil
    }
    switch errno {
    case EACCES, EPERM: return .denied
    case EBUSY: return .busy
    case ENOENT, ENODEV, ENXIO, ENOTDIR: return .noCamera
    default: return .camera
    }
  }
}
