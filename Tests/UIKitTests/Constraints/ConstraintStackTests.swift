import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("Constraints on views in a stack", .onScreen) struct ConstraintStackTests {
  private let views = (0..<3).map { placed(UIView(), "\($0)") }

  private func stack(_ axis: NSLayoutConstraint.Axis) -> UIStackView {
    let stack = placed(UIStackView(arrangedSubviews: views))
    stack.axis = axis
    stack.spacing = 10
    return stack
  }

  private func filled(
    _ stack: UIStackView, look: ScreenLook = .standard,
    _ more: (UIView) -> [NSLayoutConstraint]
  ) -> Screen {
    screen([stack], look: look) { root in
      [
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
      ] + more(root)
    }
  }

  @Test("give them their lengths, and the stack its height")
  func lengths() {
    let stack = stack(.horizontal)
    let screen = filled(stack) { _ in
      [
        views[0].widthAnchor.constraint(equalToConstant: 24),
        views[0].heightAnchor.constraint(equalToConstant: 60),
        views[2].widthAnchor.constraint(equalToConstant: 50),
      ]
    }
    #expect(stack.frame.height == 60)
    #expect(views.map(\.frame.width) == [24, 306, 50])
    #expect(views.map(\.frame.minX) == [0, 34, 350])
    views[2].isHidden = true
    screen.settle()
    #expect(views[1].frame.width == 366)
  }

  @Test("tie them to each other and to what is outside of the stack")
  func ties() {
    let stack = stack(.horizontal)
    let ruler = placed(UIView(), "ruler")
    let screen = filled(stack) { root in
      root.addSubview(ruler)
      return [
        views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 2),
        views[2].widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
        views[0].heightAnchor.constraint(equalToConstant: 30),
        ruler.topAnchor.constraint(equalTo: stack.bottomAnchor),
        ruler.leadingAnchor.constraint(equalTo: views[1].leadingAnchor),
        ruler.widthAnchor.constraint(equalToConstant: 5),
      ]
    }
    let unit: CGFloat = (400 - 2 * 10 - 100) / 3
    for (view, width) in zip(views, [unit, 2 * unit, 100]) {
      #expect(abs(view.frame.width - width) < 0.001)
    }
    #expect(views.allSatisfy { $0.frame.height == 30 })
    #expect(stack.frame.height == 30)
    #expect(abs(ruler.frame.minX - views[1].frame.minX) < 0.001)
    screen.setLook(.rightToLeft)
    #expect(abs(views[0].frame.maxX - 400) < 0.001)
    #expect(views[2].frame.minX == 0)
    views[2].isHidden = true
    screen.settle()
    #expect(abs(views[0].frame.width - 130) < 0.001)
  }

  @Test(
    "heed every distribution and alignment of the stack",
    arguments: [
      UIStackView.Distribution.fill, .fillEqually, .equalSpacing, .equalCentering,
    ])
  func distributions(_ distribution: UIStackView.Distribution) {
    // The same row twice: once laid out as a row, once by constraints.
    func row(tied: Bool) -> ([CGRect], Screen) {
      let sizes = [(40.0, 20.0), (60, 30), (30, 10)]
      let views = sizes.map { size in
        let view = placed(UIView())
        let width = view.widthAnchor.constraint(equalToConstant: size.0)
        width.priority = .defaultHigh
        let height = view.heightAnchor.constraint(equalToConstant: size.1)
        NSLayoutConstraint.activate([width, height])
        return view
      }
      let stack = placed(UIStackView(arrangedSubviews: views))
      stack.distribution = distribution
      stack.alignment = .center
      stack.spacing = 6
      stack.setCustomSpacing(11, after: views[0])
      views[2].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
      let screen = screen([stack]) { root in
        [
          stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
          stack.topAnchor.constraint(equalTo: root.topAnchor),
          stack.heightAnchor.constraint(equalToConstant: 50),
        ]
          + (tied
            ? [views[0].widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor)] : [])
      }
      return (views.map(\.frame), screen)
    }
    let (plain, one) = row(tied: false)
    let (tied, other) = row(tied: true)
    for (frame, expected) in zip(tied, plain) {
      #expect(abs(frame.midY - expected.midY) < 0.001)
      #expect(frame.height == expected.height)
      guard distribution != .fill else { continue }
      #expect(abs(frame.minX - expected.minX) < 0.001)
      #expect(abs(frame.width - expected.width) < 0.001)
    }
    _ = (one, other)
  }
}
