import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("A constraint", .onScreen) struct NSLayoutConstraintTests {
  private let box = placed(UIView(), "box")
  private let other = placed(UIView(), "other")

  private func pinned(_ view: UIView, in root: UIView) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.heightAnchor.constraint(equalToConstant: 44),
    ]
  }

  @Test("gives a view its place in the view around it, in every size of that")
  func edges() {
    let screen = screen([box]) { pinned(box, in: $0) }
    #expect(box.frame == CGRect(x: 16, y: 20, width: 368, height: 44))
    screen.window.settle(size: CGSize(width: 250, height: 300))
    #expect(box.frame == CGRect(x: 16, y: 20, width: 218, height: 44))
  }

  @Test("mirrors leading and trailing where reading goes from right to left")
  func rightToLeft() {
    let constraints: (UIView) -> [NSLayoutConstraint] = { root in
      [
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        box.widthAnchor.constraint(equalToConstant: 100),
        other.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
        other.widthAnchor.constraint(lessThanOrEqualToConstant: 40),
        other.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -250),
        other.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
        box.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor),
      ]
    }
    let screen = screen([box, other], look: .rightToLeft, constraints)
    #expect(box.frame.maxX == 384)
    #expect(box.frame.width == 100)
    #expect(other.frame.maxX == 276)
    screen.setLook(.standard)
    #expect(box.frame.minX == 16)
    #expect(other.frame.minX == 124)
  }

  @Test("takes a share of another length, and keeps a shape")
  func shares() {
    let screen = screen([box, other]) { root in
      [
        box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -10),
        box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
        box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        box.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        NSLayoutConstraint(
          item: other, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .trailing,
          multiplier: 0.25, constant: 0),
        NSLayoutConstraint(
          item: other, attribute: .width, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 20),
      ]
    }
    #expect(box.frame == CGRect(x: 105, y: 102.5, width: 190, height: 95))
    #expect(other.center.x == 100)
    screen.setLook(.rightToLeft)
    #expect(other.center.x == 300)
  }

  @Test("counts places from the view around both, wherever that lies")
  func nested() {
    let card = placed(UIView(), "card")
    card.addSubview(box)
    box.addSubview(other)
    let screen = screen([card]) { root in
      [
        card.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
        card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
        card.widthAnchor.constraint(equalToConstant: 200),
        card.heightAnchor.constraint(equalToConstant: 100),
        box.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 10),
        box.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
        box.rightAnchor.constraint(equalTo: card.rightAnchor),
        box.bottomAnchor.constraint(equalTo: card.bottomAnchor),
        // Across two levels.
        other.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -180),
        other.widthAnchor.constraint(equalToConstant: 20),
        NSLayoutConstraint(
          item: other, attribute: .centerY, relatedBy: .equal, toItem: card, attribute: .bottom,
          multiplier: 0.5, constant: 0),
      ]
    }
    #expect(card.frame == CGRect(x: 30, y: 50, width: 200, height: 100))
    #expect(box.frame == CGRect(x: 10, y: 10, width: 190, height: 90))
    #expect(other.frame.minX == 160)
    #expect(other.frame.midY == 40)
    _ = screen
  }

  @Test("is heeded in the order of priorities, and again when a priority changes")
  func priorities() {
    let wish = box.widthAnchor.constraint(equalToConstant: 300)
    wish.priority = .defaultHigh
    let stronger = box.widthAnchor.constraint(equalToConstant: 200)
    stronger.priority = UILayoutPriority(751)
    let screen = screen([box]) { root in
      [wish, stronger, box.leadingAnchor.constraint(equalTo: root.leadingAnchor)]
    }
    #expect(box.frame.width == 200)
    wish.priority = UILayoutPriority(752)
    screen.settle()
    #expect(box.frame.width == 300)
    wish.isActive = false
    screen.settle()
    #expect(box.frame.width == 200)
    wish.isActive = true
    screen.settle()
    #expect(box.frame.width == 300)
  }

  @Test("follows its constant, without any other constraint being made")
  func constant() {
    let height = box.heightAnchor.constraint(equalToConstant: 44)
    let screen = screen([box, other]) { root in
      [
        height, box.topAnchor.constraint(equalTo: root.topAnchor),
        other.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
      ]
    }
    #expect(other.frame.minY == 52)
    height.constant = 100
    #expect(other.frame.minY == 52)
    screen.settle()
    #expect(other.frame.minY == 108)
    height.constant = .nan
    screen.settle()
    #expect(other.frame.minY == 8)
  }

  @Test("goes when one of its views leaves, and only then")
  func removal() {
    let card = placed(UIView(), "card")
    card.addSubview(box)
    let inner = box.widthAnchor.constraint(equalToConstant: 50)
    let held = box.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 7)
    let crossing = box.topAnchor.constraint(equalTo: other.topAnchor)
    let outer = card.topAnchor.constraint(equalTo: other.bottomAnchor)
    let stays = other.heightAnchor.constraint(equalToConstant: 5)
    let screen = screen([card, other]) { _ in [inner, held, crossing, outer, stays] }
    #expect(box.frame.minX == 7)
    card.removeFromSuperview()
    #expect(
      [inner, held, crossing, outer, stays].map(\.isActive) == [true, true, false, false, true])
    screen.window.rootViewController?.view.addSubview(card)
    screen.settle()
    #expect(!outer.isActive)
    #expect(box.frame.minX == 7)
    #expect(box.frame.width == 50)
    other.removeConstraint(stays)
    #expect(!stays.isActive)
    #expect(other.constraints.isEmpty)
  }

  @Test("is held by the lowest view around its items")
  func holder() {
    let card = UIView()
    card.addSubview(box)
    let own = box.widthAnchor.constraint(equalToConstant: 1)
    let both = box.topAnchor.constraint(equalTo: card.topAnchor)
    NSLayoutConstraint.activate([own, both])
    #expect(box.constraints == [own])
    #expect(card.constraints == [both])
    #expect(both.firstItem === box)
    #expect(both.secondItem === card)
    #expect(both.firstAttribute == .top)
    #expect(own.secondAttribute == .notAnAttribute)
    NSLayoutConstraint.deactivate([own, both])
    #expect(card.constraints.isEmpty)
  }

  @Test("lets a view of a frame be one that others go by, wherever it moves")
  func frames() {
    let fixed = UIView(frame: CGRect(x: 40, y: 30, width: 60, height: 20))
    let screen = screen([box, fixed]) { _ in
      [
        box.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 4),
        box.topAnchor.constraint(equalTo: fixed.topAnchor),
        box.widthAnchor.constraint(equalTo: fixed.widthAnchor),
        box.heightAnchor.constraint(equalToConstant: 10),
      ]
    }
    #expect(box.frame == CGRect(x: 104, y: 30, width: 60, height: 10))
    fixed.frame = CGRect(x: 10, y: 70, width: 30, height: 20)
    screen.settle()
    #expect(box.frame == CGRect(x: 44, y: 70, width: 30, height: 10))
  }

  @Test("that contradicts others is named in the log, and what came before it holds")
  func contradiction() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let box = placed(UIView(), "box")
      let first = box.widthAnchor.constraint(equalToConstant: 100)
      let second = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 150)
      second.identifier = "wide enough"
      let screen = screen([box]) { _ in [first, second] }
      screen.settle()
      precondition(box.frame.width == 100)
      precondition(second.isActive)
      first.isActive = false
      screen.settle()
      precondition(box.frame.width == 150)
      exit(EXIT_SUCCESS)
    }
    let log = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let line =
      "constraints contradict each other: UIView(box).width = 100.0; "
      + "\"wide enough\" UIView(box).width ≥ 150.0."
    #expect(log.contains(line), "\(log)")
    #expect(log.components(separatedBy: "contradict").count == 2)
  }

  @Test("between views that lie in no common view is a mistake of the caller")
  func strangers() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let one = UIView()
      let other = UIView()
      one.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
    }
    let log = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(log.contains("Add both items to one view"), "\(log)")
  }

  @Test("cannot tie a side to a reading direction")
  func mixed() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UIView()
      _ = view.leftAnchor.constraint(equalTo: view.leadingAnchor)
    }
    let log = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(log.contains("use one kind"), "\(log)")
  }
}
