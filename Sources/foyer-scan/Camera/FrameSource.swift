import CGStreamer
import ScanWire

/// The head of a pipeline: what makes frames.
struct FrameSource {
  /// What is told of it.
  let camera: WireCamera
  /// The camera of the system, where it is one.
  let device: Camera?
  /// The elements, the first one named `source`; without that one where there is a device.
  let elements: String

  init(_ source: ScanSource, client: Client) throws(ScanFailure) {
    switch source.kind {
    case .preferred:
      if let portal = try CameraPortal() {
        self = FrameSource(pipeWire: try portal.open(client: client))
      } else {
        self = try FrameSource(cameraNamed: nil)
      }
    case .camera(Self.portalCamera.id):
      guard let portal = try CameraPortal() else { throw .noCamera }
      self = FrameSource(pipeWire: try portal.open(client: client))
    case .camera(let name):
      self = try FrameSource(cameraNamed: name)
    case .pictures(let path, let rate):
      let isPNG = path.hasSuffix(".png")
      camera = WireCamera(id: "pictures", name: "Pictures", hasTorch: false)
      device = nil
      elements =
        "multifilesrc name=source loop=true caps=\(isPNG ? "image/png" : "image/jpeg"),"
        + "framerate=\(rate)/1 ! \(isPNG ? "pngdec" : "jpegdec") ! identity sync=true"
    case .pattern(let width, let height):
      camera = WireCamera(id: "pattern", name: "Pattern", hasTorch: false)
      device = nil
      elements =
        "videotestsrc name=source is-live=true pattern=ball ! "
        + "video/x-raw,format=I420,width=\(width),height=\(height),framerate=120/1"
    }
  }

  /// What is told of the camera behind a portal.
  static let portalCamera = WireCamera(id: "portal", name: "Camera", hasTorch: false)

  /// Frames of the camera that the portal has given leave for.
  private init(pipeWire descriptor: Int32) {
    camera = Self.portalCamera
    device = nil
    elements =
      "pipewiresrc name=source fd=\(descriptor) ! "
      + "video/x-raw,width=[16,1920],height=[16,1080]"
  }

  private init(cameraNamed name: String?) throws(ScanFailure) {
    if let name, name.hasPrefix("/"), let refusal = Camera.refusal(of: name) { throw refusal }
    guard let found = CameraList().camera(name) else { throw .noCamera }
    if let path = found.path, let refusal = Camera.refusal(of: path) { throw refusal }
    device = found
    camera = found.wire
    let format = found.format
    elements =
      "capsfilter name=entry caps=\(format.caps)" + (format.isPacked ? " ! jpegdec" : "")
  }
}
