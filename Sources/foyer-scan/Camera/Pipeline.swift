import CGStreamer
import Glibc
import ScanWire

/// A running pipeline of GStreamer: frames for the decoder and frames to show.
///
/// It lives until the process ends, which lets go of the camera whatever a source waits for.
final class Pipeline {
  /// A frame that is read in place.
  struct Frame {
    let width: Int
    let height: Int
    let bytes: UnsafeRawBufferPointer
  }

  /// Readable when a frame has come.
  let arrival: Int32
  private let pipeline: UnsafeMutablePointer<GstElement>
  private let source: UnsafeMutablePointer<GstElement>
  private let grey: UnsafeMutablePointer<GstElement>
  private let preview: UnsafeMutablePointer<GstElement>
  private let bus: UnsafeMutablePointer<GstBus>
  private let path: String?

  init(_ frames: FrameSource, kind: ScanSource.Kind) throws(ScanFailure) {
    let sink = "max-buffers=1 drop=true sync=false"
    let branch = "split. ! queue leaky=downstream max-size-buffers=1 ! videoconvertscale !"
    let text =
      "\(frames.elements) ! tee name=split "
      + "\(branch) video/x-raw,format=GRAY8,width=[16,1920],height=[16,1080],"
      + "pixel-aspect-ratio=1/1 ! appsink name=grey \(sink) "
      + "\(branch) video/x-raw,format=RGBA,width=[16,\(WireFormat.previewSide)],"
      + "height=[16,\(WireFormat.previewSide)],pixel-aspect-ratio=1/1 "
      + "! appsink name=preview \(sink)"
    guard let pipeline = foyer_gst_parse(text) else { throw .plugin }
    self.pipeline = pipeline
    if let device = frames.device {
      guard let element = gst_device_create_element(device.device, "source"),
        foyer_gst_lead(pipeline, element, "entry") != 0
      else { throw .plugin }
    }
    guard let source = foyer_gst_child(pipeline, "source"),
      let grey = foyer_gst_child(pipeline, "grey"),
      let preview = foyer_gst_child(pipeline, "preview"),
      let bus = gst_element_get_bus(pipeline)
    else { throw .plugin }
    if case .pictures(let path, _) = kind { foyer_gst_set_text(source, "location", path) }
    self.source = source
    self.grey = grey
    self.preview = preview
    self.bus = bus
    path = frames.device?.path
    arrival = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    foyer_gst_tell(grey, arrival)
    foyer_gst_tell(preview, arrival)
  }

  /// Readable while errors wait.
  var errors: Int32 { foyer_gst_bus_descriptor(bus) }

  /// Begins to run. A failure is told as an error.
  func start() {
    foyer_gst_start(pipeline)
  }

  /// Forgets that frames have come, before they are looked for.
  func clearArrival() {
    var count: UInt64 = 0
    _ = read(arrival, &count, MemoryLayout<UInt64>.size)
  }

  /// Hands over the newest frame for the decoder, one byte a pixel; nil where none is new.
  func takeGrey<Result>(_ body: (Frame) -> Result) -> Result? {
    take(from: grey, bytesAPixel: 1, body)
  }

  /// Hands over the newest frame to show, four bytes a pixel; nil where none is new.
  func takePreview<Result>(_ body: (Frame) -> Result) -> Result? {
    take(from: preview, bytesAPixel: 4, body)
  }

  /// Has the source report an error as it does when its device fails.
  func report(_ word: String) {
    let code =
      switch ScanFailure(word: word) {
      case .noCamera: GST_RESOURCE_ERROR_NOT_FOUND
      case .busy: GST_RESOURCE_ERROR_BUSY
      case .denied: GST_RESOURCE_ERROR_NOT_AUTHORIZED
      default: GST_RESOURCE_ERROR_READ
      }
    foyer_gst_report(source, Int32(code.rawValue))
  }

  /// The next error as a failure; nil where there is none.
  func nextFailure(hasDelivered: Bool) -> ScanFailure? {
    var code: Int32 = 0
    let domain = foyer_gst_next_error(bus, &code)
    guard domain != FOYER_GST_NONE else { return nil }
    let isPresent = path.map { access($0, F_OK) == 0 } ?? true
    let error = CameraError(
      isResource: domain == FOYER_GST_RESOURCE, code: UInt32(bitPattern: code),
      hasDelivered: hasDelivered, isPresent: isPresent)
    return error.failure
  }

  private func take<Result>(
    from sink: UnsafeMutablePointer<GstElement>, bytesAPixel: Int, _ body: (Frame) -> Result
  ) -> Result? {
    guard let sample = foyer_gst_pull(sink) else { return nil }
    defer { foyer_gst_release(sample) }
    var (width, height): (Int32, Int32) = (0, 0)
    var map = GstMapInfo()
    guard foyer_gst_size(sample, &width, &height) != 0, width > 0, height > 0,
      let buffer = gst_sample_get_buffer(sample), gst_buffer_map(buffer, &map, GST_MAP_READ) != 0
    else { return nil }
    defer { gst_buffer_unmap(buffer, &map) }
    let row = Int(width) * bytesAPixel
    // GStreamer begins each row at a multiple of four bytes.
    let stride = (row + 3) & ~3
    guard map.size >= stride * (Int(height) - 1) + row else { return nil }
    let bytes = UnsafeRawBufferPointer(start: map.data, count: Int(map.size))
    guard stride != row else {
      return body(Frame(width: Int(width), height: Int(height), bytes: bytes))
    }
    var packed: [UInt8] = []
    packed.reserveCapacity(row * Int(height))
    for y in 0..<Int(height) { packed += bytes[(y * stride)..<(y * stride + row)] }
    return packed.withUnsafeBytes {
      body(Frame(width: Int(width), height: Int(height), bytes: $0))
    }
  }
}
