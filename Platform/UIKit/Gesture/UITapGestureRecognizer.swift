import GTK

/// Recognises one or more taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
  /// How far a finger may move, in points.
  private let allowableMovement: CGFloat = 10
  private var taps = 0
  /// Counts the waits for a further tap.
  private var wait = 0

  override var isBetweenTaps: Bool { taps > 0 && taps < numberOfTapsRequired && state == .possible }

  override func touchBegan(count: Int) { wait += 1 }

  override func touchMoved() {
    if state == .possible, distance > allowableMovement { giveUp() }
  }

  override func touchEnded(count: Int) {
    guard state == .possible else { return }
    taps = count
    if count == numberOfTapsRequired {
      taps = 0
      recognize()
    } else if count > numberOfTapsRequired {
      giveUp()
    } else if rank != nil {
      let now = wait
      // As long as the desktop lets the two clicks of a double click lie apart.
      MainLoop.after(0.4) { [weak self] in
        if let self, wait == now { giveUp() }
      }
    }
  }

  private func giveUp() {
    taps = 0
    fail()
  }
}
