import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("A layout guide", .onScreen) struct LayoutGuideTests {
  private let box = placed(UIView(), "box")

  private func fill(_ guide: UILayoutGuide) -> [NSLayoutConstraint] {
    [
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
  }

  @Test("of margins follows them, in both directions of reading")
  func margins() {
    let screen = screen([box]) { root in
      root.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 20, bottom: 3, trailing: 40)
      return fill(root.layoutMarginsGuide)
    }
    #expect(box.frame == CGRect(x: 20, y: 1, width: 340, height: 296))
    screen.setLook(.rightToLeft)
    #expect(box.frame == CGRect(x: 40, y: 1, width: 340, height: 296))
    screen.window.rootViewController?.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 5, bottom: 5, trailing: 5)
    screen.settle()
    #expect(box.frame == CGRect(x: 5, y: 5, width: 390, height: 290))
  }

  @Test("of the safe area keeps clear of bars")
  func safeArea() {
    let controller = UIViewController()
    controller.title = "Title"
    controller.view.addSubview(box)
    NSLayoutConstraint.activate(fill(controller.view.safeAreaLayoutGuide))
    let screen = Screen(
      UINavigationController(rootViewController: controller),
      size: ScreenSize(width: 400, height: 300))
    let insets = controller.view.safeAreaInsets
    #expect(box.frame == controller.view.bounds.inset(by: insets))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 12, bottom: 30, right: 0)
    screen.settle()
    #expect(box.frame.minX == 12)
    #expect(box.frame.maxY == controller.view.bounds.height - 30 - insets.bottom)
  }

  @Test("for reading is no wider than lines are easily read")
  func readable() {
    let screen = screen([box]) { fill($0.readableContentGuide) }
    #expect(box.frame.minX == 8)
    #expect(box.frame.width == 384)
    screen.window.settle(size: CGSize(width: 1000, height: 300))
    #expect(box.frame.width == 672)
    #expect(box.frame.midX == 500)
  }

  @Test("of the app's own takes part like a view, and is gone when it is removed")
  func own() {
    let guide = UILayoutGuide()
    let screen = screen([box]) { root in
      root.addLayoutGuide(guide)
      return [
        guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
        guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
        guide.heightAnchor.constraint(equalToConstant: 30),
        box.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
        box.topAnchor.constraint(equalTo: guide.bottomAnchor),
      ]
    }
    #expect(guide.layoutFrame == CGRect(x: 10, y: 4, width: 100, height: 30))
    #expect(box.frame.origin == CGPoint(x: 110, y: 34))
    let root = guide.owningView
    root?.removeLayoutGuide(guide)
    screen.settle()
    #expect(root?.constraints.isEmpty == true)
    #expect(box.frame.origin == .zero)
  }

  @Test("of a scroll view's content says how much there is to scroll")
  func content() {
    let scroll = placed(UIScrollView(), "scroll")
    let texts = (0..<30).map { text("Line \($0)", lines: 1) }
    let floating = placed(UIView(), "floating")
    for view in texts + [floating] { scroll.addSubview(view) }
    let screen = screen([scroll]) { root in
      var all = [
        scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
        scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        floating.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
        floating.widthAnchor.constraint(equalToConstant: 10),
        scroll.contentLayoutGuide.widthAnchor.constraint(
          equalTo: scroll.frameLayoutGuide.widthAnchor),
      ]
      for (index, view) in texts.enumerated() {
        all += [
          view.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
          // Edges of the view itself, seen from inside, are those of its content.
          view.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
          view.topAnchor.constraint(
            equalTo: index == 0
              ? scroll.contentLayoutGuide.topAnchor : texts[index - 1].bottomAnchor),
        ]
      }
      return all + [texts[29].bottomAnchor.constraint(equalTo: scroll.bottomAnchor)]
    }
    let height = texts[0].intrinsicContentSize.height
    #expect(scroll.frame == CGRect(x: 0, y: 50, width: 400, height: 250))
    #expect(scroll.contentSize == CGSize(width: 400, height: 30 * height))
    #expect(texts[3].frame == CGRect(x: 0, y: 3 * height, width: 400, height: height))
    #expect(floating.frame.minY == 5)
    scroll.contentOffset = CGPoint(x: 0, y: 100)
    screen.settle()
    #expect(texts[3].frame.minY == 3 * height)
    #expect(floating.frame.minY == 105)
  }
}
