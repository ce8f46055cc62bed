/// Those who hear the touch of the moment, and which of them may recognise their gesture.
///
/// Recognisers of UIKit are left alone unless they have a rank. Those that have one join in the order
/// in which they go before one another: the first ones of outer views, then the ordinary ones of inner
/// views. One of them recognises its gesture; it waits for those before it to fail.
@MainActor final class GestureArena {
  static let shared = GestureArena()

  private struct Waiting {
    let recognizer: UIGestureRecognizer
    let proceed: () -> Void
  }
  private var members: [UIGestureRecognizer] = []
  private var waiting: [Waiting] = []
  private weak var winner: UIGestureRecognizer?
  private var isTakenByControl = false

  /// A finger, or the pointer's button, goes down.
  func begin() {
    members.removeAll { member in
      !member.isBetweenTaps && !waiting.contains { $0.recognizer === member }
    }
    waiting.removeAll { !members.contains($0.recognizer) }
    if members.isEmpty { winner = nil }
    isTakenByControl = false
  }

  /// A control keeps the touch: ordinary gestures of views around it do not hear it.
  func take() { isTakenByControl = true }

  /// A recogniser hears the touch. Those of one view go before one another by their number.
  func join(_ recognizer: UIGestureRecognizer) {
    guard recognizer.rank != nil, !members.contains(recognizer) else { return }
    let index = members.firstIndex {
      $0.view === recognizer.view && $0.rank == recognizer.rank && $0.order > recognizer.order
    }
    members.insert(recognizer, at: index ?? members.count)
  }

  func contains(_ recognizer: UIGestureRecognizer) -> Bool { members.contains(recognizer) }

  /// Lets a recogniser go on when those before it have failed, and never when another one was first.
  func request(_ recognizer: UIGestureRecognizer, _ proceed: @escaping () -> Void) {
    guard let rank = recognizer.rank, rank != .beside else { return proceed() }
    if isTakenByControl, rank == .ordinary { return recognizer.lose() }
    if let winner, winner !== recognizer, !winner.isPartner(of: recognizer) {
      return recognizer.lose()
    }
    if isBlocked(recognizer) {
      waiting.append(Waiting(recognizer: recognizer, proceed: proceed))
    } else {
      win(recognizer, proceed)
    }
  }

  private func isBlocked(_ recognizer: UIGestureRecognizer) -> Bool {
    for member in members {
      if member === recognizer { return false }
      if member.rank != .beside, member.isUndecided, !member.isPartner(of: recognizer) {
        return true
      }
    }
    return false
  }

  private func win(_ recognizer: UIGestureRecognizer, _ proceed: () -> Void) {
    winner = recognizer
    waiting.removeAll { $0.recognizer === recognizer }
    if recognizer.rank == .first { recognizer.claim() }
    for member in members
    where member !== recognizer && member.rank != .beside && !member.isPartner(of: recognizer) {
      waiting.removeAll { $0.recognizer === member }
      member.lose()
    }
    proceed()
  }

  /// A recogniser has failed, or is gone: those who waited for it may go on.
  func leave(_ recognizer: UIGestureRecognizer) {
    members.removeAll { $0 === recognizer }
    waiting.removeAll { $0.recognizer === recognizer }
    if let next = waiting.first(where: { !isBlocked($0.recognizer) }) {
      waiting.removeAll { $0.recognizer === next.recognizer }
      win(next.recognizer, next.proceed)
    }
  }
}
