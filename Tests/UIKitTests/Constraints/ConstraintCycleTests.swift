import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("Updating constraints", .onScreen) struct ConstraintCycleTests {
  final class Card: UIView {
    var updates: [String] = []
    let inner = UIView()
    private(set) var height: NSLayoutConstraint?

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
      updates.append("card")
      if height == nil {
        addSubview(placed(inner))
        height = inner.heightAnchor.constraint(equalToConstant: 30)
        NSLayoutConstraint.activate([
          inner.topAnchor.constraint(equalTo: topAnchor),
          inner.bottomAnchor.constraint(equalTo: bottomAnchor),
          inner.widthAnchor.constraint(equalTo: widthAnchor),
        ])
        height?.isActive = true
      }
      super.updateConstraints()
    }
  }

  final class Controller: UIViewController {
    let card = Card()
    var updates = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(placed(card))
      view.setNeedsUpdateConstraints()
    }

    override func updateViewConstraints() {
      updates += 1
      if updates == 1 {
        NSLayoutConstraint.activate([
          card.topAnchor.constraint(equalTo: view.topAnchor),
          card.widthAnchor.constraint(equalTo: view.widthAnchor),
          card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
      }
      super.updateViewConstraints()
    }
  }

  @Test("comes before layout, lower views first, and again when it is asked for")
  func cycle() {
    let controller = Controller()
    let screen = Screen(controller, size: ScreenSize(width: 400, height: 300))
    #expect(controller.updates == 1)
    #expect(controller.card.updates == ["card"])
    #expect(controller.card.frame == CGRect(x: 0, y: 0, width: 400, height: 30))
    screen.settle()
    #expect(controller.updates == 1)
    controller.card.setNeedsUpdateConstraints()
    #expect(controller.card.needsUpdateConstraints())
    screen.settle()
    #expect(controller.card.updates.count == 2)
    #expect(!controller.card.needsUpdateConstraints())
  }

  @Test("in an animation shows the way to the new places")
  func animation() async throws {
    let controller = Controller()
    let screen = try await Screen.shown(
      controller, size: ScreenSize(width: 400, height: 300), look: ScreenLook(hasMotion: true))
    let card = controller.card
    await UIView.drivingAnimations {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        card.height?.constant = 130
        controller.view.layoutIfNeeded()
      }
      #expect(card.frame.height == 130)
      UIView.advanceAnimations(by: 0.5)
      #expect(abs(card.shownFrame.height - 80) < 1)
      #expect(abs(card.inner.shownFrame.height - 80) < 1)
      UIView.advanceAnimations(by: 0.6)
      #expect(card.shownFrame.height == 130)
    }
    _ = screen
  }

  @Test("moves a view that is turned without turning it back")
  func transform() {
    let box = placed(UIView())
    box.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let screen = screen([box]) { root in
      [
        box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        box.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        box.widthAnchor.constraint(equalToConstant: 100),
        box.heightAnchor.constraint(equalToConstant: 20),
      ]
    }
    #expect(box.bounds.size == CGSize(width: 100, height: 20))
    #expect(box.center == CGPoint(x: 200, y: 150))
    _ = screen
  }

  @Test("frees views and constraints")
  func freed() {
    weak var view: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let box = placed(UIView())
      root.addSubview(box)
      let top = box.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)
      top.isActive = true
      root.layoutIfNeeded()
      (view, constraint) = (root, top)
    }
    #expect(view == nil)
    #expect(constraint == nil)
  }
}
