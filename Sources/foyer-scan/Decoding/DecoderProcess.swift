import Glibc
import HelperProgram
import ScanWire

/// A decoder in a process of its own, started again when it has died.
final class DecoderProcess {
  private let memory: SharedMemory
  private var process: HelperProcess?

  init(memory: SharedMemory) {
    self.memory = memory
  }

  /// The socket to wait at; nil while no decoder runs.
  var socket: Int32? { process?.socket }

  /// Hands a request over without waiting; starts a decoder where none runs.
  func begin(_ request: DecodeRequest, descriptor: Int32? = nil) throws(ScanFailure) {
    if process == nil { try start() }
    guard let socket, Packet.send(request.message.bytes, descriptor: descriptor, to: socket) else {
      // It has died meanwhile; the answer will be that it has none.
      return
    }
  }

  /// Takes the answer, waiting for it; nil where the decoder has died of the request.
  func finish() -> DecodeAnswer? {
    guard let socket, let packet = Packet.receive(from: socket), !packet.bytes.isEmpty,
      let answer = try? DecodeAnswer(WireMessage(packet.bytes))
    else {
      process = nil
      return nil
    }
    return answer
  }

  /// Asks and waits; nil where the decoder has died of the request, or took more than so many
  /// milliseconds.
  func ask(
    _ request: DecodeRequest, descriptor: Int32? = nil, patience: Int
  ) throws(ScanFailure) -> DecodeAnswer? {
    try begin(request, descriptor: descriptor)
    guard let socket else { return nil }
    let deadline = ContinuousClock.now + .milliseconds(patience)
    while true {
      let rest = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      guard rest > 0 else {
        kill()
        return nil
      }
      var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      if poll(&entry, 1, Int32(rest.rounded(.up))) > 0 { return finish() }
    }
  }

  /// Ends a decoder that does not answer.
  func kill() {
    process = nil
  }

  private func start() throws(ScanFailure) {
    guard let program = HelperSearch.runningProgram else { throw .decoder }
    for _ in 0..<3 {
      do throws(Spawn.Refusal) {
        process = try HelperProcess(
          executable: program, arguments: ["decode"], channel: .packets)
      } catch {
        throw ScanFailure.decoder
      }
      let request = DecodeRequest.memory(bytes: memory.bytes.count)
      if let socket, Packet.send(request.message.bytes, descriptor: memory.descriptor, to: socket),
        finish() == .ready
      {
        return
      }
    }
    throw .decoder
  }
}
