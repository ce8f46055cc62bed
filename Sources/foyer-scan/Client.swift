import HelperProgram
import ScanWire

/// The program that asked.
struct Client {
  let socket: Int32

  /// Sends an answer; false when the other side is gone.
  func tell(_ answer: ScanAnswer) -> Bool {
    Packet.send(answer.message.bytes, to: socket)
  }
}
