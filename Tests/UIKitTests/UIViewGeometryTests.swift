import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("A view's place", .onScreen) struct UIViewGeometryTests {
  @Test("is its frame, or its centre and the size of its bounds")
  func frame() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    #expect(view.center == CGPoint(x: 60, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    view.center = CGPoint(x: 50, y: 50)
    #expect(view.frame == CGRect(x: 0, y: 30, width: 100, height: 40))
    view.bounds.size = CGSize(width: 20, height: 20)
    #expect(view.frame == CGRect(x: 40, y: 40, width: 20, height: 20))
    view.frame = CGRect(x: 30, y: 30, width: -20, height: -10)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 20, height: 10))
  }

  @Test("has a box around it while it is turned")
  func transformed() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.width - 40) < 0.001)
    #expect(abs(view.frame.height - 100) < 0.001)
    #expect(view.bounds.size == CGSize(width: 100, height: 40))
    #expect(view.center == CGPoint(x: 50, y: 20))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test(
    "is put right when its numbers are none",
    arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func notFinite(number: CGFloat) throws {
    let frame = CGRect(x: number, y: number, width: number, height: number)
    let made = UIView(frame: frame)
    let changed = UIView()
    changed.frame = frame
    changed.bounds = frame
    changed.center = CGPoint(x: number, y: number)
    changed.transform = CGAffineTransform(a: number, b: 0, c: 0, d: number, tx: number, ty: 0)
    changed.alpha = number
    changed.backgroundColor = .red
    let screen = host(made, changed)
    _ = try screen.color(at: .zero)
    for view in [made, changed] {
      #expect(view.center.x.isFinite)
      #expect(view.bounds.width.isFinite)
      #expect((0...1).contains(view.alpha))
    }
  }

  @Test("has an opacity from 0 to 1", arguments: [(-1, 0), (0.5, 0.5), (2, 1)])
  func alpha(given: CGFloat, kept: CGFloat) {
    let view = UIView()
    view.alpha = given
    #expect(view.alpha == kept)
  }

  @Test("is painted with its opacity")
  func alphaPixels() throws {
    let view = tile(.black, 0, 0)
    view.alpha = 0.5
    let gray = try host(view).color(at: CGPoint(x: 10, y: 10))[0]
    #expect((125...130).contains(gray))
  }

  @Test("is converted through frames, bounds and transforms, and back")
  func conversion() {
    let outer = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 21, y: 22))
    #expect(inner.convert(CGPoint(x: 21, y: 22), from: outer) == CGPoint(x: 1, y: 2))
    outer.bounds.origin = CGPoint(x: 0, y: 5)
    let screen = host(outer)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 30, y: 25))
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(inner.convert(CGPoint(x: 25, y: 25), to: outer) == CGPoint(x: 45, y: 45))
    #expect(inner.convert(CGPoint(x: 0, y: 25), to: outer) == CGPoint(x: -5, y: 45))
    #expect(
      inner.convert(inner.bounds, to: outer) == CGRect(x: -5, y: -5, width: 100, height: 100))
    #expect(outer.convert(inner.frame, to: inner) == inner.bounds)
    _ = screen
  }

  @Test("is hit where it is on top, shown and takes presses")
  func hits() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let lower = tile(.red, 10, 10)
    let upper = tile(.blue, 20, 20)
    parent.addSubview(lower)
    parent.addSubview(upper)
    let shared = CGPoint(x: 25, y: 25)
    #expect(parent.hitTest(shared, with: nil) === upper)
    upper.isHidden = true
    #expect(parent.hitTest(shared, with: nil) === lower)
    upper.isHidden = false
    upper.alpha = 0
    #expect(parent.hitTest(shared, with: nil) === lower)
    upper.alpha = 1
    upper.isUserInteractionEnabled = false
    #expect(parent.hitTest(shared, with: nil) === lower)
    #expect(parent.hitTest(CGPoint(x: 90, y: 90), with: nil) === parent)
    #expect(parent.hitTest(CGPoint(x: 101, y: 0), with: nil) == nil)
    parent.isUserInteractionEnabled = false
    #expect(parent.hitTest(shared, with: nil) == nil)
  }

  nonisolated private static let masks: [(UIView.AutoresizingMask, CGFloat, CGFloat)] = [
    ([], 10, 80), ([.flexibleWidth, .flexibleHeight], 10, 180), ([.flexibleLeftMargin], 110, 80),
    ([.flexibleLeftMargin, .flexibleRightMargin], 60, 80),
  ]

  @Test("follows its superview's size as its mask says", arguments: masks)
  func autoresizing(mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size.width = 200
    #expect(child.frame == CGRect(x: x, y: 10, width: width, height: 80))
  }
}
