import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("A storyboard", .onScreen) struct UIStoryboardTests {
  @Test("makes the screens that were added under its name, whatever the bundle")
  func registered() {
    #expect(!UIStoryboard.isRegistered("Nowhere"))
    UIStoryboard.register("Shop") { ButtonController("First") }
    UIStoryboard.register("Shop", identifier: "cart") { ButtonController("Cart") }
    #expect(UIStoryboard.isRegistered("Shop"))
    for bundle in [nil, Bundle.main] {
      let board = UIStoryboard(name: "Shop", bundle: bundle)
      let first = board.instantiateInitialViewController()
      #expect(first?.title == "First")
      #expect(first?.storyboard === board)
      #expect(board.instantiateViewController(withIdentifier: "cart").title == "Cart")
    }
  }

  @Test("ends the program with a message that names it when nobody added it")
  func unknown() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = UIStoryboard(name: "Missing", bundle: nil) }
    }
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("\"Missing\""))
  }

  @Test("leads on by a segue, whose destination is prepared first")
  func segue() {
    let source = SegueController()
    UIStoryboard.register("Target") { ButtonController("Target") }
    UIStoryboard.registerSegue("go", from: SegueController.self, to: "Target")
    let screen = Screen(source)
    source.performSegue(withIdentifier: "go", sender: "sender")
    #expect(source.prepared == ["go to Target from sender"])
    #expect(source.presentedViewController?.title == "Target")
    source.dismiss(animated: false)
    source.mayPerform = false
    source.performSegue(withIdentifier: "go", sender: nil)
    #expect(source.presentedViewController == nil)
    _ = screen
  }

  @Test("pushes by a segue of kind show, also for a subclass")
  func show() {
    final class Special: UIViewController {}
    UIStoryboard.register("Target") { ButtonController("Target") }
    UIStoryboard.registerSegue("on", from: UIViewController.self, to: "Target", kind: .show)
    let navigation = UINavigationController(rootViewController: Special())
    let screen = Screen(navigation)
    navigation.topViewController?.performSegue(withIdentifier: "on", sender: nil)
    #expect(navigation.topViewController?.title == "Target")
    _ = screen
  }

  @Test("ends the program with a message when a segue is unknown")
  func unknownSegue() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIViewController().performSegue(withIdentifier: "no", sender: nil) }
    }
  }
}
