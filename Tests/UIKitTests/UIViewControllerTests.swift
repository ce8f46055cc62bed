import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("A controller's life", .onScreen) struct UIViewControllerTests {
  private let diary = Diary()

  private func make(_ name: String) -> DiaryController { DiaryController(name, diary) }

  @Test("as the root: loads, appears, and disappears with its window")
  func root() {
    let root = make("root")
    #expect(!root.isViewLoaded)
    let screen = Screen(root)
    #expect(
      diary.take() == [
        "root loadView", "root viewDidLoad", "root willAppear", "root isAppearing",
        "root didAppear",
      ])
    screen.window.rootViewController = make("other")
    #expect(
      diary.take() == [
        "root willDisappear", "root didDisappear", "other loadView", "other viewDidLoad",
        "other willAppear", "other isAppearing", "other didAppear",
      ])
    screen.close()
    #expect(diary.take() == ["other willDisappear", "other didDisappear"])
  }

  @Test("pushed and popped: the old one goes before the new one is there")
  func pushed() {
    let one = make("one")
    let navigation = UINavigationController(rootViewController: one)
    let screen = Screen(navigation)
    _ = diary.take()
    let two = make("two")
    navigation.pushViewController(two, animated: true)
    #expect(
      diary.take() == [
        "two willMove in", "one willDisappear", "two loadView", "two viewDidLoad",
        "two willAppear pushed", "two isAppearing", "one didDisappear", "two didAppear",
        "two didMove in",
      ])
    navigation.popViewController(animated: true)
    #expect(
      diary.take() == [
        "two willMove out", "two willDisappear popped", "one willAppear", "one isAppearing",
        "two didDisappear", "one didAppear", "two didMove out",
      ])
    _ = screen
  }

  @Test("covered whole: the one below goes, and comes back")
  func fullScreen() {
    let below = make("below")
    let screen = Screen(below)
    _ = diary.take()
    let above = make("above")
    above.modalPresentationStyle = .fullScreen
    var calls = 0
    below.present(above, animated: true) { calls += 1 }
    #expect(
      diary.take() == [
        "above loadView", "above viewDidLoad", "above willAppear presented", "above isAppearing",
        "below willDisappear", "above didAppear", "below didDisappear",
      ])
    #expect(calls == 1)
    above.dismiss(animated: true) { calls += 1 }
    #expect(
      diary.take() == [
        "above willDisappear dismissed", "below willAppear", "below isAppearing",
        "above didDisappear", "below didAppear",
      ])
    #expect(calls == 2)
    _ = screen
  }

  @Test(
    "covered in part: the one below stays",
    arguments: [
      UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen,
    ])
  func sheet(style: UIModalPresentationStyle) {
    let below = make("below")
    let screen = Screen(below)
    _ = diary.take()
    let above = make("above")
    above.modalPresentationStyle = style
    below.present(above, animated: false)
    above.dismiss(animated: false)
    #expect(diary.take().allSatisfy { $0.hasPrefix("above") })
    #expect(below.presentedViewController == nil)
    #expect(above.presentingViewController == nil)
    _ = screen
  }

  @Test("contained: comes with its parent, and by itself when it is added later")
  func contained() {
    let parent = make("parent")
    let early = make("early")
    parent.addChild(early)
    parent.view.addSubview(early.view)
    early.didMove(toParent: parent)
    #expect(parent.children == [early])
    #expect(early.parent === parent)
    let screen = Screen(parent)
    #expect(
      diary.take() == [
        "early willMove in", "parent loadView", "parent viewDidLoad", "early loadView",
        "early viewDidLoad", "early didMove in", "parent willAppear", "early willAppear",
        "early isAppearing", "parent isAppearing", "parent didAppear", "early didAppear",
      ])
    early.willMove(toParent: nil)
    early.view.removeFromSuperview()
    early.removeFromParent()
    #expect(
      diary.take() == [
        "early willMove out", "early willDisappear", "early didDisappear", "early didMove out",
      ])
    let late = make("late")
    parent.addChild(late)
    parent.view.addSubview(late.view)
    late.didMove(toParent: parent)
    #expect(
      diary.take() == [
        "late willMove in", "late loadView", "late viewDidLoad", "late willAppear",
        "late isAppearing", "late didAppear", "late didMove in",
      ])
    _ = screen
  }

  @Test("contained: comes and goes with a view that its own view lies in")
  func containedInAView() {
    let parent = make("parent")
    let screen = Screen(parent)
    let child = make("child")
    parent.addChild(child)
    child.didMove(toParent: parent)
    let ground = UIView()
    ground.addSubview(child.view)
    _ = diary.take()
    parent.view.addSubview(ground)
    #expect(diary.take() == ["child willAppear", "child isAppearing", "child didAppear"])
    ground.removeFromSuperview()
    #expect(diary.take() == ["child willDisappear", "child didDisappear"])
    _ = screen
  }

  @Test("contained: hears Escape when its view came into the window after it was taken in")
  func keysAfterComing() async throws {
    let parent = UIViewController()
    let screen = Screen(parent)
    let navigation = UINavigationController(rootViewController: make("one"))
    navigation.pushViewController(make("two"), animated: false)
    parent.addChild(navigation)
    navigation.didMove(toParent: parent)
    parent.view.addSubview(navigation.view)
    screen.settle()
    screen.press(.escape)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("ends with its view when nobody keeps it")
  func freed() {
    weak var weakController: UIViewController?
    weak var weakView: UIView?
    do {
      let controller = make("root")
      let screen = Screen(controller)
      weakController = controller
      weakView = controller.view
      screen.window.rootViewController = nil
    }
    #expect(weakController == nil)
    #expect(weakView == nil)
  }

  @Test("is given the window's size, and its subviews are laid out before it has appeared")
  func size() {
    let root = UIViewController()
    let screen = Screen(root, size: .small)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(root.view.window === screen.window)
  }
}
