import Glibc
import HelperProgram
import ScanWire

/// The program: one request in, its answers out. With the argument `decode` it is the decoder that
/// the program itself starts.
enum Program {
  /// Runs and ends the process.
  static func run(arguments: [String]) -> Never {
    switch arguments.dropFirst() {
    case []:
      serve()
    case ["decode"]:
      Confinement.enter(asDecoder: true)
      DecodeServer(socket: STDIN_FILENO).run()
      leave(.answered)
    case ["--version"]:
      print(WireFormat.firstLine)
      exit(ExitCode.answered.rawValue)
    default:
      leave(.usage)
    }
  }

  private static func serve() -> Never {
    Confinement.enter(asDecoder: false)
    let client = Client(socket: STDIN_FILENO)
    do throws(ScanFailure) {
      guard let packet = Packet.receive(from: client.socket), !packet.bytes.isEmpty else {
        leave(.cancelled)
      }
      try answer(try request(in: packet), descriptor: packet.descriptor, to: client)
    } catch {
      guard client.tell(.failed(error)) else { leave(.output) }
    }
    leave(.answered)
  }

  private static func request(in packet: Packet) throws(ScanFailure) -> ScanRequest {
    do {
      return try ScanRequest(WireMessage(packet.bytes))
    } catch .version {
      throw .version
    } catch {
      throw .request
    }
  }

  private static func answer(
    _ request: ScanRequest, descriptor: Int32?, to client: Client
  ) throws(ScanFailure) {
    if let folder = request.runtimeFolder { setenv("XDG_RUNTIME_DIR", folder, 1) }
    if let bus = request.bus { setenv("DBUS_SESSION_BUS_ADDRESS", bus, 1) }
    switch request.work {
    case .cameras:
      guard client.tell(.cameras(try cameras())) else { leave(.output) }
    case .camera(let source):
      guard let descriptor,
        let memory = SharedMemory(
          received: descriptor, size: WireFormat.previewBytes)
      else { throw .request }
      let session = try CameraSession(
        source: source, symbologies: request.symbologies, preview: memory, client: client)
      try session.run()
    case .picture(let count):
      guard let descriptor else { throw .request }
      let reader = PictureReader(symbologies: request.symbologies)
      let codes = try reader.codes(inPictureAt: descriptor, bytes: count)
      guard client.tell(.codes(codes)) else { leave(.output) }
    case .thumbnail(let count):
      guard let descriptor else { throw .request }
      let reader = PictureReader(symbologies: [])
      let thumbnail = try reader.thumbnail(ofPictureAt: descriptor, bytes: count)
      guard client.tell(thumbnail) else { leave(.output) }
    }
  }

  /// The cameras; of those behind a portal, whose choice is the desktop's, one.
  private static func cameras() throws(ScanFailure) -> [WireCamera] {
    if try CameraPortal() != nil { return [FrameSource.portalCamera] }
    try GStreamer.start()
    return CameraList().cameras
  }

  private static func leave(_ code: ExitCode) -> Never {
    // Without the clean-up of libraries, whose threads still run.
    _exit(code.rawValue)
  }
}
