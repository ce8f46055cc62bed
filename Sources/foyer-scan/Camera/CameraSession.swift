import Glibc
import HelperProgram
import ScanWire

/// A camera from its start to its end: one loop that waits for frames, the decoder and the client.
final class CameraSession {
  /// A camera that runs and delivers nothing for so long is given up.
  private static let longestSilence = Duration.seconds(20)
  /// A decoder that works at a frame for so long is ended.
  private static let longestLook = Duration.seconds(3)

  private let frames: FrameSource
  private let pipeline: Pipeline
  private let fault: ScanSource.Fault?
  private let symbologies: [String]
  private let client: Client
  private let preview: SharedMemory
  private let grey: SharedMemory
  private let decoder: DecoderProcess

  /// When the last frame came.
  private var lastFrame = ContinuousClock.now
  /// How many frames the decoder was given.
  private var count = 0
  private var hasStarted = false
  /// Whether the client has the last frame that was shown.
  private var isTaken = true
  /// The frame that the decoder looks at.
  private var look: Look?

  private struct Look {
    let width: Int
    let height: Int
    let pass: Pass
    let begin = ContinuousClock.now
  }

  init(
    source: ScanSource, symbologies: [String], preview: SharedMemory, client: Client
  ) throws(ScanFailure) {
    guard let grey = SharedMemory(size: 1920 * 1080) else { throw .system }
    try GStreamer.start()
    frames = try FrameSource(source, client: client)
    pipeline = try Pipeline(frames, kind: source.kind)
    fault = source.fault
    self.symbologies = symbologies
    self.client = client
    self.preview = preview
    self.grey = grey
    decoder = DecoderProcess(memory: grey)
  }

  /// Runs until the client is gone.
  func run() throws(ScanFailure) {
    defer {
      if frames.camera.hasTorch { setTorch(false) }
    }
    pipeline.start()
    failOnPurpose()
    while true {
      let ready = wait()
      if ready.contains(client.socket), try !obey() { return }
      while let failure = pipeline.nextFailure(hasDelivered: hasStarted) { throw failure }
      if let socket = decoder.socket, ready.contains(socket) { try takeAnswer() }
      pipeline.clearArrival()
      guard try takeFrames() else { return }
      try checkTimes()
    }
  }

  private func wait() -> Set<Int32> {
    let sources = [client.socket, pipeline.errors, pipeline.arrival, decoder.socket].compactMap(
      \.self)
    var entries = sources.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let patience = look == nil ? Self.longestSilence : Self.longestLook
    guard poll(&entries, nfds_t(entries.count), Int32(patience / .milliseconds(1))) > 0 else {
      return []
    }
    return Set(entries.filter { $0.revents != 0 }.map(\.fd))
  }

  /// Does what the client says; false when it is gone.
  private func obey() throws(ScanFailure) -> Bool {
    guard let packet = Packet.receive(from: client.socket), !packet.bytes.isEmpty else {
      return false
    }
    if let descriptor = packet.descriptor { close(descriptor) }
    switch try? ScanCommand(WireMessage(packet.bytes)) {
    case .taken: isTaken = true
    case .torch(let isOn): setTorch(isOn)
    case nil: throw .request
    }
    return true
  }

  private func setTorch(_ isOn: Bool) {
    if let path = frames.device?.path { Torch(path: path).set(isOn) }
  }

  /// Hands new frames on; false when the client is gone.
  private func takeFrames() throws(ScanFailure) -> Bool {
    if isTaken, let size = pipeline.takePreview({ copy($0, to: preview) }) ?? nil {
      guard tellStart(), client.tell(.frame(width: size.width, height: size.height)) else {
        return false
      }
      isTaken = false
    }
    guard look == nil, let size = pipeline.takeGrey({ copy($0, to: grey) }) ?? nil else {
      return true
    }
    guard tellStart() else { return false }
    count += 1
    failOnPurpose()
    let aborts = fault.map { $0.word == "decoder" && $0.frames == count } ?? false
    try begin(Look(width: size.width, height: size.height, pass: aborts ? .aborting : .plain))
    return true
  }

  private func copy(
    _ frame: Pipeline.Frame, to memory: SharedMemory
  ) -> (width: Int, height: Int)? {
    guard frame.bytes.count <= memory.bytes.count else { return nil }
    memory.bytes.copyMemory(from: frame.bytes)
    lastFrame = .now
    return (frame.width, frame.height)
  }

  private func tellStart() -> Bool {
    guard !hasStarted else { return true }
    hasStarted = true
    return client.tell(.cameras([frames.camera]))
  }

  private func begin(_ look: Look) throws(ScanFailure) {
    self.look = look
    try decoder.begin(
      .look(width: look.width, height: look.height, pass: look.pass, symbologies: symbologies))
  }

  /// Tells what the decoder has read. A frame in which it has found nothing is looked at once more,
  /// each time in another way; a frame that killed it is given up.
  private func takeAnswer() throws(ScanFailure) {
    guard let look else { return decoder.kill() }
    self.look = nil
    switch decoder.finish() {
    case .codes(let codes) where !codes.isEmpty:
      _ = client.tell(.codes(codes))
    case .codes where look.pass == .plain:
      let pass = Pass.extra[count % Pass.extra.count]
      try begin(Look(width: look.width, height: look.height, pass: pass))
    case .failed(let failure):
      throw failure
    default:
      break
    }
  }

  private func checkTimes() throws(ScanFailure) {
    if let look, ContinuousClock.now - look.begin > Self.longestLook {
      decoder.kill()
      self.look = nil
    }
    if ContinuousClock.now - lastFrame > Self.longestSilence { throw .silent }
  }

  private func failOnPurpose() {
    guard let fault, fault.frames == count, fault.word != "decoder" else { return }
    pipeline.report(fault.word)
  }
}
