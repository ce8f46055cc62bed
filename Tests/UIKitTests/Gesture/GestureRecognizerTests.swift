import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("A gesture recogniser", .onScreen) struct GestureRecognizerTests {
  private let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))

  private func host() -> Screen {
    let controller = UIViewController()
    controller.view.addSubview(view)
    return Screen(controller, size: ScreenSize(width: 200, height: 200))
  }

  @Test("of a long press begins when the time is over, changes and ends")
  func longPress() async throws {
    var states: [UIGestureRecognizer.State] = []
    let press = UILongPressGestureRecognizer { states.append($0.state) }
    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
    press.minimumPressDuration = 0.01
    view.addGestureRecognizer(press)
    let screen = host()
    let touch = try screen.press(at: CGPoint(x: 50, y: 50))
    #expect(states == [])
    try await screen.wait(until: "the time to be over") { states == [.began] }
    touch.move(to: CGPoint(x: 90, y: 50))
    #expect(press.location(in: view) == CGPoint(x: 70, y: 30))
    touch.release(at: CGPoint(x: 90, y: 50))
    #expect(states == [.began, .changed, .ended])
    #expect(press.state == .possible)
  }

  @Test("of a long press fails when the finger moves or leaves before")
  func shortPress() async throws {
    var states: [UIGestureRecognizer.State] = []
    let press = UILongPressGestureRecognizer { states.append($0.state) }
    press.minimumPressDuration = 0.01
    view.addGestureRecognizer(press)
    let screen = host()
    let moved = try screen.press(at: CGPoint(x: 50, y: 50))
    moved.move(to: CGPoint(x: 61, y: 50))
    moved.release(at: CGPoint(x: 61, y: 50))
    let short = try screen.press(at: CGPoint(x: 50, y: 50))
    short.release(at: CGPoint(x: 50, y: 50))
    var isOver = false
    MainQueue.after(0.05) { isOver = true }
    try await screen.wait(until: "longer than the press takes") { isOver }
    #expect(states == [])
  }

  @Test("of a pan begins behind its distance, tells how far it has gone, and can be cancelled")
  func pan() throws {
    var states: [UIGestureRecognizer.State] = []
    let pan = UIPanGestureRecognizer { states.append($0.state) }
    view.addGestureRecognizer(pan)
    let screen = host()
    let touch = try screen.press(at: CGPoint(x: 50, y: 50))
    touch.move(to: CGPoint(x: 55, y: 50))
    #expect(states == [])
    touch.move(to: CGPoint(x: 80, y: 60))
    #expect(states == [.began])
    #expect(pan.translation(in: view) == CGPoint(x: 30, y: 10))
    #expect(pan.velocity(in: view).x > 0)
    pan.setTranslation(.zero, in: view)
    touch.move(to: CGPoint(x: 85, y: 60))
    #expect(pan.translation(in: view) == CGPoint(x: 5, y: 0))
    touch.release(at: CGPoint(x: 85, y: 60))
    #expect(states == [.began, .changed, .ended])
    states = []
    let other = try screen.press(at: CGPoint(x: 50, y: 50))
    other.move(to: CGPoint(x: 80, y: 50))
    other.cancel()
    #expect(states == [.began, .cancelled])
  }

  @Test("of a tap fails when the finger moves, and counts")
  func tap() throws {
    var taps = 0
    var doubles = 0
    let double = UITapGestureRecognizer { _ in doubles += 1 }
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    view.addGestureRecognizer(double)
    let screen = host()
    let moved = try screen.press(at: CGPoint(x: 50, y: 50))
    moved.move(to: CGPoint(x: 80, y: 50))
    moved.release(at: CGPoint(x: 80, y: 50))
    #expect(taps == 0)
    try screen.tap(at: CGPoint(x: 50, y: 50), count: 2)
    #expect(taps == 1 && doubles == 1)
    #expect(UIGestureRecognizer.State.recognized == .ended)
  }

  @Test("that is switched off, or taken away, on the way is cancelled")
  func interruption() throws {
    var states: [UIGestureRecognizer.State] = []
    let pan = UIPanGestureRecognizer { states.append($0.state) }
    view.addGestureRecognizer(pan)
    let screen = host()
    let touch = try screen.press(at: CGPoint(x: 50, y: 50))
    touch.move(to: CGPoint(x: 80, y: 50))
    pan.isEnabled = false
    #expect(states == [.began, .cancelled])
    pan.isEnabled = true
    touch.release(at: CGPoint(x: 80, y: 50))
    let other = try screen.press(at: CGPoint(x: 50, y: 50))
    other.move(to: CGPoint(x: 80, y: 50))
    view.removeGestureRecognizer(pan)
    other.move(to: CGPoint(x: 90, y: 50))
    other.release(at: CGPoint(x: 90, y: 50))
    #expect(states == [.began, .cancelled, .began, .cancelled])
  }
}

/// A wait on the main queue.
@MainActor enum MainQueue {
  static func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { action() }
  }
}
