import Onboarding
import Testing

@Suite("The timer that locks an app nobody uses") struct LockTimerTests {
  private let start = ContinuousClock.now

  /// What happens at a second after the start.
  enum Step: Sendable {
    /// Input, and whether it counts.
    case input(Int, counts: Bool)
    /// A look at the clock, and whether the app has to lock.
    case look(Int, isDue: Bool)
    case restart(Int)
  }

  @Test(
    "runs out after its limit, which input begins anew",
    arguments: [
      [.look(0, isDue: false), .look(59, isDue: false), .look(60, isDue: true)],
      [
        .input(59, counts: true), .look(60, isDue: false), .look(118, isDue: false),
        .look(119, isDue: true),
      ],
      // The machine slept; the key that woke it is the first that is heard of.
      [.input(10, counts: true), .input(28_800, counts: false), .look(28_800, isDue: true)],
      [.input(60, counts: false), .input(61, counts: false), .look(61, isDue: true)],
      [.input(60, counts: false), .look(0, isDue: true)],
      [.look(60, isDue: true), .restart(70), .look(129, isDue: false), .look(130, isDue: true)],
      [
        .input(65, counts: false), .restart(70), .input(129, counts: true),
        .look(188, isDue: false),
      ],
      // An event that was made before the last one does not bring the end nearer.
      [.input(50, counts: true), .input(20, counts: true), .look(109, isDue: false)],
    ] as [[Step]])
  func table(_ steps: [Step]) {
    var timer = LockTimer(limit: .seconds(60), now: start)
    for step in steps {
      switch step {
      case .input(let second, let counts):
        let hasCounted = timer.noteInput(at: start + .seconds(second))
        #expect(hasCounted == counts, "\(step)")
      case .look(let second, let isDue):
        #expect(timer.isDue(at: start + .seconds(second)) == isDue, "\(step)")
      case .restart(let second):
        timer.restart(at: start + .seconds(second))
      }
    }
  }

  @Test("says when to look again")
  func deadline() {
    var timer = LockTimer(limit: .seconds(60), now: start)
    #expect(timer.deadline == start + .seconds(60))
    _ = timer.noteInput(at: start + .seconds(5))
    #expect(timer.deadline == start + .seconds(65))
  }

  @Test("cannot be made to run for ever by input at the wrong time", arguments: 0..<50)
  func property(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var timer = LockTimer(limit: .seconds(60), now: start)
    var (last, hasEnded) = (0, false)
    for _ in 0..<200 {
      let second = last + Int.random(in: 0...80, using: &random)
      hasEnded = hasEnded || second - last >= 60
      let hasCounted = timer.noteInput(at: start + .seconds(second))
      #expect(hasCounted != hasEnded)
      #expect(timer.isDue(at: start + .seconds(second)) == hasEnded)
      last = second
    }
  }

  @Test("asks for a limit")
  func noLimit() async {
    await #expect(processExitsWith: .failure) {
      _ = LockTimer(limit: .zero, now: .now)
    }
  }
}
