import CMemory
import HelperProgram
import ScanWire

/// The decoder's side: answers one request after the other until its socket closes.
final class DecodeServer {
  private let socket: Int32
  private var memory: SharedMemory?

  init(socket: Int32) {
    self.socket = socket
  }

  func run() {
    // Every look takes and frees several times a frame's size. Given back to the system each time, that
    // is cleared anew each time, which takes an eighth of the time.
    foyer_memory_keep()
    while let packet = Packet.receive(from: socket), !packet.bytes.isEmpty {
      let answer: DecodeAnswer
      do throws(ScanFailure) {
        answer = try self.answer(packet)
      } catch {
        answer = .failed(error)
      }
      guard Packet.send(answer.message.bytes, to: socket) else { return }
    }
  }

  private func answer(_ packet: Packet) throws(ScanFailure) -> DecodeAnswer {
    guard let request = try? DecodeRequest(WireMessage(packet.bytes)) else { throw .request }
    switch request {
    case .memory(let count):
      guard let descriptor = packet.descriptor else { throw .request }
      memory = SharedMemory(received: descriptor, size: count)
      guard memory != nil else { throw .system }
      return .ready
    case .picture(let count):
      let size = try withFile(of: packet, bytes: count) { file, memory throws(ScanFailure) in
        try file.unpack(into: memory)
      }
      return .unpacked(width: size.width, height: size.height)
    case .thumbnail(let count):
      let size = try withFile(of: packet, bytes: count) { file, memory throws(ScanFailure) in
        try file.shrink(into: memory)
      }
      return .unpacked(width: size.width, height: size.height)
    case .look(let width, let height, let pass, let symbologies):
      guard let memory, width <= memory.bytes.count / height else { throw .request }
      let picture = GreyPicture(
        width: width, height: height, pixels: Array(memory.bytes[..<(width * height)]))
      return .codes(try CodeReader(symbologies: symbologies).codes(in: picture, pass: pass))
    }
  }

  private func withFile<Result>(
    of packet: Packet, bytes count: Int,
    _ body: (PictureFile, UnsafeMutableRawBufferPointer) throws(ScanFailure) -> Result
  ) throws(ScanFailure) -> Result {
    guard let descriptor = packet.descriptor, let memory,
      let file = SharedMemory(receivedToRead: descriptor, size: count)
    else { throw .request }
    return try body(PictureFile(UnsafeRawBufferPointer(file.bytes)), memory.bytes)
  }
}
