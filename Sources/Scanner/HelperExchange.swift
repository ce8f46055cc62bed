import Foundation
import HelperProgram
import Onboarding
import ScanWire

/// One question to a helper process, and its one answer.
struct HelperExchange: Sendable {
  let executable: String
  /// The time after which a helper without an answer is given up.
  var patience = Duration.seconds(60)

  /// Starts the helper, asks and waits.
  ///
  /// The waiting is done by a thread made for it: `poll` and `waitpid` would block one of the few
  /// threads that all tasks share.
  ///
  /// - Parameter content: Bytes that go along in memory that both see.
  func answer(
    to request: ScanRequest, content: [UInt8]? = nil
  ) async throws(ScannerError) -> ScanAnswer {
    guard let wakeUp = WakeUp() else { throw ScannerError(Spawn.Refusal(code: errno)) }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(returning: exchange(request, content: content, wakeUp: wakeUp))
        }
      }
    } onCancel: {
      wakeUp.signal()
    }
    return try result.get()
  }

  private func exchange(
    _ request: ScanRequest, content: [UInt8]?, wakeUp: WakeUp
  ) -> Result<ScanAnswer, ScannerError> {
    Result { () throws(ScannerError) in
      let memory = content.flatMap { SharedMemory(holding: $0) }
      guard content == nil || memory != nil else { throw .helperFailed("memory") }
      let process: HelperProcess
      do throws(Spawn.Refusal) {
        process = try HelperProcess(executable: executable, channel: .packets)
      } catch {
        throw ScannerError(error)
      }
      // A helper that has died before it reads this shows that when its answer is waited for.
      _ = Packet.send(
        request.message.bytes, descriptor: memory?.descriptor, to: process.socket)
      let arrival = Arrival.wait(
        at: process.socket, wakeUp: wakeUp, deadline: .now + patience)
      guard arrival == .packet else {
        process.end()
        throw arrival == .wakeUp ? .cancelled : .helperFailed("late")
      }
      guard let packet = Packet.receive(from: process.socket), !packet.bytes.isEmpty else {
        throw ScannerError(process.end(patience: .milliseconds(500)))
      }
      process.end()
      return try ScanAnswer(received: packet)
    }
  }
}
