import Glibc
import HelperProgram
import Onboarding
import ScanWire

extension ScanAnswer {
  /// Reads an answer, or throws the failure that it tells.
  init(received packet: Packet) throws(ScannerError) {
    // No answer brings a descriptor.
    if let descriptor = packet.descriptor { close(descriptor) }
    let answer: ScanAnswer
    do throws(WireMessage.Fault) {
      answer = try ScanAnswer(WireMessage(packet.bytes))
    } catch {
      switch error {
      case .malformed: throw ScannerError.helperFailed("protocol")
      case .version(let found): throw ScannerError.helperFailed("version \(found)")
      }
    }
    if case .failed(let failure) = answer { throw ScannerError(failure) }
    self = answer
  }
}
