import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("A stack of views", .onScreen) struct UIStackViewTests {
  private let views = (0..<3).map { _ in UIView() }

  private func stack(_ axis: NSLayoutConstraint.Axis = .horizontal) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.frame = CGRect(x: 0, y: 0, width: 170, height: 170)
    return stack
  }

  @Test("shares its length out equally, with spaces between")
  func row() {
    let stack = stack()
    let screen = host(stack)
    #expect(views.map(\.frame.minX) == [0, 60, 120])
    #expect(views.allSatisfy { $0.frame.size == CGSize(width: 50, height: 170) })
    stack.axis = .vertical
    screen.settle()
    #expect(views.map(\.frame.minY) == [0, 60, 120])
  }

  @Test("gives hidden views no room, and it back when they are shown")
  func hidden() {
    let stack = stack()
    let screen = host(stack)
    views[1].isHidden = true
    screen.settle()
    #expect(views[0].frame.width == 80)
    #expect(views[2].frame.minX == 90)
    views[1].isHidden = false
    screen.settle()
    #expect(views[1].frame == CGRect(x: 60, y: 0, width: 50, height: 170))
  }

  @Test("keeps a space of its own after a view")
  func customSpacing() {
    let stack = stack()
    stack.setCustomSpacing(40, after: views[0])
    _ = host(stack)
    #expect(views.map(\.frame.minX) == [0, 80, 130])
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }

  @Test("runs from the right where reading does")
  func rightToLeft() {
    let screen = host(stack(), look: .rightToLeft)
    #expect(views.map(\.frame.minX) == [120, 60, 0])
    _ = screen
  }

  @Test("lets go of a view that is removed, and of one that only leaves the row")
  func removed() {
    let stack = stack()
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[1], views[2]])
    stack.removeArrangedSubview(views[1])
    #expect(stack.arrangedSubviews == [views[2]])
    #expect(views[1].superview === stack)
    stack.insertArrangedSubview(views[1], at: 1)
    stack.insertArrangedSubview(views[1], at: 0)
    #expect(stack.arrangedSubviews == [views[1], views[2]])
  }

  @Test("grows with a text in it")
  func text() {
    let label = UILabel()
    label.text = "Short"
    label.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [label])
    stack.axis = .vertical
    let before = stack.sizeThatFits(CGSize(width: 100, height: 0)).height
    label.text = "A text that takes several lines in a hundred points"
    #expect(stack.sizeThatFits(CGSize(width: 100, height: 0)).height > 2 * before)
  }

  @Test("keeps its margins free when it is told to")
  func margins() {
    let stack = stack()
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 20, bottom: 5, trailing: 0)
    stack.isLayoutMarginsRelativeArrangement = true
    _ = host(stack)
    #expect(views[0].frame.minX.rounded() == 20)
    #expect(views[0].frame.minY.rounded() == 5)
    #expect(views[2].frame.maxX.rounded() == 170)
    #expect(views[0].frame.height.rounded() == 160)
  }
}
