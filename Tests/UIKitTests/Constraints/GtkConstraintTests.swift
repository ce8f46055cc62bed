import CConstraints
import OnboardingTesting
import Testing
import UIKit

/// GTK has a solver of the same kind, with strengths that are weights and not an order, and with whole
/// points. Where a system has one solution, both have to find it.
/// Not run by default: with GTK's solver in the process the heap was found damaged twice in seven runs.
/// `FOYER_GTK_CONSTRAINTS=1` runs it.
@MainActor
@Suite(
  "Beside GTK's constraint layout", .onScreen,
  .enabled(if: ProcessInfo.processInfo.environment["FOYER_GTK_CONSTRAINTS"] != nil))
struct GtkConstraintTests {
  /// A system that both can read: numbered views, -1 being the view around them.
  @MainActor struct System {
    var count: Int
    var constraints: [foyer_constraint] = []

    func views() -> [UIView] { (0..<count).map { placed(UIView(), "\($0)") } }

    /// The frames that GTK gives, and the microseconds that it took.
    func gtkFrames(width: Int, height: Int) -> ([CGRect], Int) {
      var numbers = [Double](repeating: 0, count: count * 4)
      let time = foyer_gtk_constraints(
        Int32(count), constraints, Int32(constraints.count), Int32(width), Int32(height), &numbers)
      let frames = (0..<count).map {
        CGRect(
          x: numbers[$0 * 4], y: numbers[$0 * 4 + 1], width: numbers[$0 * 4 + 2],
          height: numbers[$0 * 4 + 3])
      }
      return (frames, time)
    }

    func constraints(_ views: [UIView], in root: UIView) -> [NSLayoutConstraint] {
      constraints.map { one in
        let constraint = NSLayoutConstraint(
          item: one.target < 0 ? root : views[Int(one.target)],
          attribute: Self.attribute(one.target_attribute),
          relatedBy: NSLayoutConstraint.Relation(rawValue: Int(one.relation)) ?? .equal,
          toItem: one.source_attribute == 0
            ? nil : one.source < 0 ? root : views[Int(one.source)],
          attribute: Self.attribute(one.source_attribute), multiplier: one.multiplier,
          constant: one.constant)
        let strong = GTK_CONSTRAINT_STRENGTH_STRONG.rawValue
        let medium = GTK_CONSTRAINT_STRENGTH_MEDIUM.rawValue
        if one.strength == Int32(strong) { constraint.priority = .defaultHigh }
        if one.strength == Int32(medium) { constraint.priority = .defaultLow }
        return constraint
      }
    }

    private static func attribute(_ number: Int32) -> NSLayoutConstraint.Attribute {
      // GTK's numbers from 1 on: left, right, top, bottom, start, end, width, height, centre.
      NSLayoutConstraint.Attribute(rawValue: Int(number)) ?? .notAnAttribute
    }

    mutating func add(
      _ target: Int, _ attribute: Int, _ relation: Int = 0, _ source: Int = -1,
      _ other: Int = 0, times: Double = 1, plus: Double = 0,
      _ strength: GtkConstraintStrength = GTK_CONSTRAINT_STRENGTH_REQUIRED
    ) {
      constraints.append(
        foyer_constraint(
          target: Int32(target), source: Int32(source), target_attribute: Int32(attribute),
          source_attribute: Int32(other), relation: Int32(relation), multiplier: times,
          constant: plus, strength: Int32(strength.rawValue)))
    }
  }

  private enum Side { static let left = 1, right = 2, top = 3, bottom = 4, width = 7, height = 8 }

  /// A system with one solution: each view goes by the one before or by the view around, and has
  /// wishes of different strength for its size.
  private func system(_ count: Int, _ seed: UInt64) -> System {
    var state = seed
    func roll(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var system = System(count: count)
    for index in 0..<count {
      let anchor = index == 0 ? -1 : roll(index + 1) - 1
      let side = anchor < 0 ? Side.left : [Side.left, Side.right][roll(2)]
      system.add(index, Side.left, 0, anchor, side, plus: Double(roll(20)))
      let level = anchor < 0 ? Side.top : [Side.top, Side.bottom][roll(2)]
      system.add(index, Side.top, 0, anchor, level, plus: Double(roll(20)))
      let size = Double(10 + roll(60))
      system.add(index, Side.width, 0, plus: size, GTK_CONSTRAINT_STRENGTH_STRONG)
      system.add(index, Side.width, 1, plus: size + 20, GTK_CONSTRAINT_STRENGTH_MEDIUM)
      switch roll(3) {
      case 0: system.add(index, Side.width, -1, plus: size / 2)
      case 1 where anchor >= 0:
        system.add(index, Side.height, 0, anchor, Side.width, times: 0.5, plus: 4)
      default: break
      }
      system.add(
        index, Side.height, 0, plus: Double(10 + roll(40)), GTK_CONSTRAINT_STRENGTH_STRONG)
    }
    return system
  }

  @Test("the same frames come out of systems with one solution", arguments: 1...12)
  func frames(_ seed: Int) {
    let system = system(3 + seed, UInt64(seed))
    let views = system.views()
    let screen = screen(views, size: ScreenSize(width: 600, height: 400)) { root in
      system.constraints(views, in: root)
    }
    let (expected, _) = system.gtkFrames(width: 600, height: 400)
    for (view, frame) in zip(views, expected) {
      let box = view.frame
      // GTK rounds places and sizes to whole points, each by itself.
      #expect(abs(box.minX - frame.minX) <= 1, "\(box) \(frame)")
      #expect(abs(box.minY - frame.minY) <= 1, "\(box) \(frame)")
      #expect(abs(box.width - frame.width) <= 1, "\(box) \(frame)")
      #expect(abs(box.height - frame.height) <= 1, "\(box) \(frame)")
    }
    _ = screen
  }
}
