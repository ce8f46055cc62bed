import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("An animation", .onScreen) struct UIViewAnimationTests {
  @Test("sets its values at once and completes once, later", arguments: [false, true])
  func completion(hasMotion: Bool) async throws {
    let view = tile(.red, 0, 0)
    let controller = UIViewController()
    controller.view.addSubview(view)
    let screen = try await Screen.shown(
      controller, size: ScreenSize(width: 200, height: 200), look: ScreenLook(hasMotion: hasMotion))
    var completions: [Bool] = []
    UIView.animate(withDuration: 0.05) {
      view.frame.origin.x = 100
      view.alpha = 0.5
      view.backgroundColor = .green
    } completion: {
      completions.append($0)
    }
    #expect(view.frame.origin.x == 100)
    #expect(completions.isEmpty)
    try await screen.wait(until: "the end") { !completions.isEmpty }
    for _ in 0..<20 { await Screen.turn() }
    #expect(completions == [true])
    view.alpha = 1
    #expect(try screen.color(at: CGPoint(x: 110, y: 10)) == Pixel.green)
    #expect(try screen.color(at: CGPoint(x: 10, y: 10)) == Pixel.white)
  }

  @Test("without anything to change still completes once")
  func empty() async throws {
    let screen = host()
    var completions = 0
    UIView.animate(withDuration: 0.2) {
    } completion: { _ in
      completions += 1
    }
    #expect(completions == 0)
    try await screen.wait(until: "the completion") { completions > 0 }
    await Screen.turn()
    #expect(completions == 1)
  }

  @Test("of a view that is animated anew completes too")
  func replaced() async throws {
    let view = tile(.red, 0, 0)
    let controller = UIViewController()
    controller.view.addSubview(view)
    let screen = try await Screen.shown(controller, look: ScreenLook(hasMotion: true))
    var ends: [String] = []
    UIView.animate(withDuration: 0.1) {
      view.frame.origin.x = 100
    } completion: { _ in
      ends.append("first")
    }
    UIView.animate(withDuration: 0.05) {
      view.frame.origin.x = 50
    } completion: { _ in
      ends.append("second")
    }
    try await screen.wait(until: "both ends") { ends.count == 2 }
    #expect(Set(ends) == ["first", "second"])
    #expect(view.frame.origin.x == 50)
  }

  @Test("whose window is closed on the way completes as one that was broken off")
  func closed() async throws {
    let view = tile(.red, 0, 0)
    let controller = UIViewController()
    controller.view.addSubview(view)
    let screen = try await Screen.shown(controller, look: ScreenLook(hasMotion: true))
    var completions: [Bool] = []
    UIView.animate(withDuration: 600) {
      view.frame.origin.x = 100
    } completion: {
      completions.append($0)
    }
    screen.close()
    #expect(completions.isEmpty)
    for _ in 0..<50 where completions.isEmpty { await Screen.turn() }
    #expect(completions == [false])
  }

  @Test("can be left out")
  func without() {
    var isDone = false
    UIView.performWithoutAnimation { isDone = true }
    #expect(isDone)
  }
}
