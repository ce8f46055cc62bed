import Foundation
import Onboarding
import Testing

@Suite("Tries of a passcode")
struct PasscodeThrottleTests {
  /// A machine whose clocks can be played with.
  struct Machine {
    /// The time that really passes.
    var time: Duration = .zero
    private var boot = UUID()
    private var started: Duration = .zero
    private var wallOffset: Duration = .seconds(1_790_000_000)

    var now: ClockReading {
      ClockReading(boot: boot, uptime: time - started, wall: time + wallOffset)
    }

    mutating func pass(_ duration: Duration) { time += duration }
    mutating func setClock(by change: Duration) { wallOffset += change }

    mutating func restart(off: Duration = .seconds(30)) {
      time += off
      started = time
      boot = UUID()
    }
  }

  private func failures(_ count: Int, at now: ClockReading, limit: Int = -1) -> PasscodeThrottle {
    var throttle = PasscodeThrottle(retryLimit: limit)
    for _ in 0..<count { throttle.countTry(at: now) }
    return throttle
  }

  @Test(
    "The wait grows with the failures in a row",
    arguments: [
      (0, 0), (1, 0), (4, 0), (5, 60), (6, 300), (7, 900), (8, 900), (9, 3600),
    ])
  func schedule(count: Int, seconds: Int) {
    let machine = Machine()
    var throttle = failures(count, at: machine.now)
    let expected: PasscodeThrottle.Verdict =
      seconds == 0 ? .ready(triesLeft: 10 - count) : .wait(.seconds(seconds))
    #expect(throttle.verdict(at: machine.now) == expected)
  }

  @Test("The tenth failure in a row disables the passcode, for ever")
  func disabled() {
    var machine = Machine()
    var throttle = failures(10, at: machine.now)
    machine.pass(.seconds(1_000_000_000))
    #expect(throttle.verdict(at: machine.now) == .disabled)
    throttle.countTry(at: machine.now)
    #expect(throttle.failures == 10)
  }

  @Test(
    "A lower limit of a policy wins, and none is higher than ten",
    arguments: [
      (-1, 10), (0, 10), (1, 1), (3, 3), (10, 10), (11, 10), (Int.max, 10), (Int.min, 10),
    ])
  func limits(limit: Int, expected: Int) {
    #expect(PasscodeThrottle(retryLimit: limit).limit == expected)
    var throttle = failures(expected, at: Machine().now, limit: limit)
    #expect(throttle.verdict(at: Machine().now) == .disabled)
  }

  @Test("A right passcode forgets the failures")
  func success() {
    let machine = Machine()
    var throttle = failures(9, at: machine.now)
    throttle.forgetTries()
    #expect(throttle == PasscodeThrottle())
    #expect(throttle.verdict(at: machine.now) == .ready(triesLeft: 10))
  }

  @Test("The wait ends to the millisecond")
  func end() {
    var machine = Machine()
    var throttle = failures(5, at: machine.now)
    machine.pass(.milliseconds(59_999))
    #expect(throttle.verdict(at: machine.now) == .wait(.milliseconds(1)))
    machine.pass(.milliseconds(1))
    #expect(throttle.verdict(at: machine.now) == .ready(triesLeft: 5))
  }

  @Test("While the machine runs, setting the clock on the wall shortens and lengthens nothing")
  func wallWhileRunning() {
    for change in [-86_400, -1, 1, 86_400] {
      var machine = Machine()
      var throttle = failures(6, at: machine.now)
      machine.pass(.seconds(100))
      machine.setClock(by: .seconds(change))
      #expect(throttle.verdict(at: machine.now) == .wait(.seconds(200)))
    }
  }

  @Test("Over a restart the wait goes on")
  func restart() {
    var machine = Machine()
    var throttle = failures(6, at: machine.now)
    machine.pass(.seconds(100))
    machine.restart(off: .seconds(50))
    #expect(throttle.verdict(at: machine.now) == .wait(.seconds(150)))
  }

  @Test("A clock set back over a restart begins the wait anew, once")
  func setBack() {
    var machine = Machine()
    var throttle = failures(6, at: machine.now)
    machine.pass(.seconds(299))
    machine.setClock(by: .seconds(-86_400))
    machine.restart(off: .seconds(2))
    #expect(throttle.verdict(at: machine.now) == .wait(.seconds(300)))
    machine.pass(.seconds(200))
    #expect(throttle.verdict(at: machine.now) == .wait(.seconds(100)))
    machine.pass(.seconds(100))
    #expect(throttle.verdict(at: machine.now) == .ready(triesLeft: 4))
  }

  @Test("A machine that is put back to an earlier state begins the wait anew")
  func uptimeBack() {
    var machine = Machine()
    machine.pass(.seconds(500))
    let earlier = machine.now
    machine.pass(.seconds(100))
    var throttle = failures(5, at: machine.now)
    #expect(throttle.verdict(at: earlier) == .wait(.seconds(60)))
  }

  @Test("A count whose time is lost begins its wait when it is found")
  func lostTime() {
    let machine = Machine()
    var throttle = failures(5, at: machine.now)
    throttle = PasscodeThrottle(retryLimit: -1, failures: throttle.failures, lastTry: nil)
    #expect(throttle.verdict(at: machine.now) == .wait(.seconds(60)))
    #expect(throttle.lastTry == machine.now)
  }

  @Test("A reading keeps its value in JSON")
  func coding() throws {
    let now = Machine().now
    let copy = try JSONDecoder().decode(ClockReading.self, from: JSONEncoder().encode(now))
    #expect(copy == now)
  }

  /// What happens in a random story.
  private enum Event: CaseIterable {
    case attempt, success, pass, restart, setForward, setBack, write
  }

  @Test("No story of tries, restarts and clocks wins a guess", arguments: 0..<400)
  func stories(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var machine = Machine()
    var throttle = PasscodeThrottle()
    // What an observer outside of the machine knows.
    var failures = 0
    var lastTry = machine.time
    var wasSetForward = false

    for _ in 0..<200 {
      switch Event.allCases.randomElement(using: &random) ?? .pass {
      case .attempt, .success:
        let verdict = throttle.verdict(at: machine.now)
        switch verdict {
        case .ready(let triesLeft):
          #expect(failures < 10 && triesLeft == 10 - failures)
          // Only a clock set forward over a restart can stand in for time.
          if !wasSetForward {
            #expect(machine.time - lastTry >= PasscodeThrottle.delay(after: failures))
          }
          throttle.countTry(at: machine.now)
          (failures, lastTry, wasSetForward) = (failures + 1, machine.time, false)
          if failures < 10, Bool.random(using: &random), Bool.random(using: &random) {
            throttle.forgetTries()
            failures = 0
          }
        case .wait(let wait):
          #expect(failures >= 5 && failures < 10)
          #expect(wait > .zero && wait <= PasscodeThrottle.delay(after: failures))
          // Patience alone is enough, whatever was done to the clocks before.
          var later = machine
          var copy = throttle
          later.pass(wait)
          #expect(copy.verdict(at: later.now) == .ready(triesLeft: 10 - failures))
        case .disabled: #expect(failures == 10)
        }
      case .pass: machine.pass(.seconds(Int.random(in: 0..<2000, using: &random)))
      case .restart: machine.restart(off: .seconds(Int.random(in: 1..<100, using: &random)))
      case .setForward:
        machine.setClock(by: .seconds(Int.random(in: 1..<100_000, using: &random)))
        wasSetForward = true
      case .setBack: machine.setClock(by: .seconds(-Int.random(in: 1..<100_000, using: &random)))
      case .write:
        // Kept in a file and taken up again, as a restart of the program does.
        throttle = PasscodeThrottle(
          retryLimit: -1, failures: throttle.failures, lastTry: throttle.lastTry)
      }
      #expect(throttle.failures == failures)
    }
  }
}
