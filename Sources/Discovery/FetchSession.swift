import Foundation
import HelperProgram
import Onboarding

/// One conversation with a helper process, from its start to its end.
struct FetchSession: Sendable {
  let executable: String
  let limits: DiscoveryLimits

  /// Starts the helper, asks and waits.
  ///
  /// The waiting is done by a thread made for it: `poll` and `waitpid` would block one of the few
  /// threads that all tasks share.
  func reply(to request: FetchRequest) async throws(DiscoveryError) -> FetchReply {
    guard let wakeUp = WakeUp() else {
      throw .helperFailed(reason: .notStarted(code: errno))
    }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(returning: exchange(request, wakeUp: wakeUp))
        }
      }
    } onCancel: {
      wakeUp.signal()
    }
    return try result.get()
  }

  private func exchange(
    _ request: FetchRequest, wakeUp: WakeUp
  ) -> Result<FetchReply, DiscoveryError> {
    Result { () throws(DiscoveryError) in
      let process: HelperProcess
      do throws(Spawn.Refusal) {
        process = try HelperProcess(executable: executable)
      } catch {
        throw DiscoveryError.helperFailed(reason: .notStarted(code: error.code))
      }
      let end = process.exchange(
        request.bytes, wakeUp: wakeUp, deadline: .now + limits.patience,
        capacity: limits.bodyBytes + FetchReply.longestHead)
      let exit = DiscoveryError.HelperFailure(process.end())
      switch end {
      case .cancelled: throw .cancelled
      case .late: throw .timedOut(seconds: limits.totalSeconds)
      case .tooLong: throw .helperFailed(reason: .protocolViolation)
      case .closed(let bytes) where bytes.isEmpty: throw .helperFailed(reason: exit)
      case .closed(let bytes): return try FetchReply(answer: bytes, limits: limits)
      }
    }
  }
}
