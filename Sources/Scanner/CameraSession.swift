import Foundation
import HelperProgram
import Onboarding
import ScanWire
import Synchronization

/// A camera from its start to its end: a helper process, and a thread that listens to it.
final class CameraSession: Sendable {
  private struct State {
    var outcome: Result<ScannerCamera, ScannerError>?
    var opening: CheckedContinuation<Result<ScannerCamera, ScannerError>, Never>?
    var hasEnded = false
    var waiting: [CheckedContinuation<Void, Never>] = []
    /// The socket of the helper while it runs.
    var socket: Int32?
  }

  /// How long a helper may take to let go of the camera before it is killed.
  private static let grace = Duration.seconds(1)

  private let executable: String
  private let request: ScanRequest
  private let wakeUp: WakeUp?
  private let queue = EventQueue()
  private let state = Mutex(State())

  init(executable: String, request: ScanRequest) {
    self.executable = executable
    self.request = request
    wakeUp = WakeUp()
  }

  /// The camera, while it runs.
  var camera: ScannerCamera? {
    state.withLock { state in state.hasEnded ? nil : try? state.outcome?.get() }
  }

  /// Starts the helper and waits for the first frame.
  func open() async throws(ScannerError) {
    guard let wakeUp else {
      finish()
      throw ScannerError(Spawn.Refusal(code: EMFILE))
    }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        state.withLock { $0.opening = continuation }
        Thread.detachNewThread { [self] in
          run(wakeUp: wakeUp)
          finish()
        }
      }
    } onCancel: {
      wakeUp.signal()
    }
    _ = try result.get()
  }

  /// What it tells. The session ends when the stream is let go of.
  func events() -> AsyncStream<ScannerEvent> {
    let reader = Reader(session: self)
    return AsyncStream(
      unfolding: { await reader.session.queue.next() },
      onCancel: { [weak self] in
        self?.end()
        self?.queue.close()
      })
  }

  /// Releases the camera, soon.
  func end() {
    wakeUp?.signal()
  }

  /// Waits until the camera is released.
  func ended() async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if !state.hasEnded { state.waiting.append(continuation) }
        return state.hasEnded
      }
      if isOver { continuation.resume() }
    }
  }

  /// Tells the helper something; nothing where it is gone.
  func tell(_ command: ScanCommand) {
    state.withLock { state in
      guard let socket = state.socket else { return }
      _ = Packet.send(command.message.bytes, to: socket)
    }
  }

  /// Ends a session when the stream of its events is gone.
  private final class Reader: Sendable {
    let session: CameraSession

    init(session: CameraSession) {
      self.session = session
    }

    deinit {
      session.end()
    }
  }

  private func run(wakeUp: WakeUp) {
    guard let memory = SharedMemory(size: WireFormat.previewBytes) else {
      return fail(.helperFailed("memory"))
    }
    let process: HelperProcess
    do throws(Spawn.Refusal) {
      process = try HelperProcess(executable: executable, channel: .packets)
    } catch {
      return fail(ScannerError(error))
    }
    let socket = process.socket
    state.withLock { $0.socket = socket }
    _ = Packet.send(request.message.bytes, descriptor: memory.descriptor, to: socket)
    let failure = listen(at: socket, memory: memory, wakeUp: wakeUp)
    state.withLock { $0.socket = nil }
    let end = process.end(patience: Self.grace)
    switch failure {
    case .told(let error): fail(error)
    case .gone: fail(ScannerError(end))
    case .stopped: fail(.cancelled)
    }
  }

  private enum End {
    case told(ScannerError)
    case gone
    case stopped
  }

  private func listen(at socket: Int32, memory: SharedMemory, wakeUp: WakeUp) -> End {
    while true {
      guard Arrival.wait(at: socket, wakeUp: wakeUp) == .packet else { return .stopped }
      guard let packet = Packet.receive(from: socket), !packet.bytes.isEmpty else { return .gone }
      do throws(ScannerError) {
        try take(ScanAnswer(received: packet), memory: memory)
      } catch {
        return .told(error)
      }
    }
  }

  private func take(_ answer: ScanAnswer, memory: SharedMemory) throws(ScannerError) {
    switch answer {
    case .cameras(let cameras):
      guard let camera = cameras.first.map(ScannerCamera.init) else { throw .noCamera }
      queue.put(.started(camera))
      settle(.success(camera))
    case .frame(let width, let height):
      let pixels = Array(memory.bytes[..<(width * height * 4)])
      tell(.taken)
      queue.put(.frame(ScannerFrame(width: width, height: height, pixels: pixels)))
    case .codes(let codes):
      let known = codes.compactMap(ScannedCode.init)
      if !known.isEmpty { queue.put(.codes(known)) }
    case .thumbnail:
      throw .helperFailed("protocol")
    case .failed(let failure):
      throw ScannerError(failure)
    }
  }

  /// Has `open()` return.
  private func settle(_ outcome: Result<ScannerCamera, ScannerError>) {
    let opening = state.withLock { state in
      if state.outcome == nil { state.outcome = outcome }
      defer { state.opening = nil }
      return state.opening
    }
    opening?.resume(returning: outcome)
  }

  /// A failure before the first frame is thrown by `open()`, a later one is the last event.
  private func fail(_ error: ScannerError) {
    let hasStarted = state.withLock { $0.outcome != nil }
    if hasStarted, error != .cancelled { queue.put(.failed(error)) }
    settle(.failure(error))
  }

  private func finish() {
    let waiting = state.withLock { state in
      state.hasEnded = true
      defer { state.waiting = [] }
      return state.waiting
    }
    queue.close()
    for continuation in waiting { continuation.resume() }
  }
}
