import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("Layout and inheritance in a view", .onScreen) struct UIViewLayoutTests {
  private let diary = Diary()

  @Test("happens once, however often it was asked for, and not at all unasked")
  func once() {
    let view = DiaryView("view", diary)
    let screen = host(view)
    let before = view.layouts
    for _ in 0..<5 { view.setNeedsLayout() }
    screen.settle()
    #expect(view.layouts == before + 1)
    view.layoutIfNeeded()
    screen.settle()
    #expect(view.layouts == before + 1)
  }

  @Test("happens when the size changes, and not when only the place does")
  func resized() {
    let view = DiaryView("view", diary)
    let screen = host(view)
    let before = view.layouts
    view.frame.origin.x = 50
    screen.settle()
    #expect(view.layouts == before)
    view.frame.size.width = 50
    view.layoutIfNeeded()
    #expect(view.layouts == before + 1)
  }

  @Test("reaches a view deep in the tree")
  func deep() {
    let outer = DiaryView("outer", diary)
    let middle = DiaryView("middle", diary)
    let inner = DiaryView("inner", diary)
    outer.addSubview(middle)
    middle.addSubview(inner)
    let screen = host(outer)
    let before = (outer.layouts, middle.layouts, inner.layouts)
    inner.setNeedsLayout()
    screen.settle()
    #expect((outer.layouts, middle.layouts) == (before.0, before.1))
    #expect(inner.layouts == before.2 + 1)
  }

  @Test("gives the tint to views below that have none of their own, and tells them")
  func tint() {
    let outer = DiaryView("outer", diary)
    let plain = DiaryView("plain", diary)
    let own = DiaryView("own", diary)
    own.tintColor = .green
    outer.addSubview(plain)
    outer.addSubview(own)
    _ = diary.take()
    outer.tintColor = .red
    #expect(diary.take() == ["outer tint", "plain tint"])
    #expect(plain.tintColor == .red)
    #expect(own.tintColor == .green)
    own.tintColor = nil
    #expect(own.tintColor == .red)
  }

  @Test("keeps what reaches beyond the bounds only where nothing is clipped")
  func clipping() throws {
    let outer = tile(.green, 0, 0, 40)
    outer.addSubview(tile(.red, 30, 0, 40))
    let screen = host(outer)
    #expect(try screen.color(at: CGPoint(x: 60, y: 10)) == Pixel.red)
    outer.clipsToBounds = true
    #expect(try screen.color(at: CGPoint(x: 60, y: 10)) == Pixel.white)
    #expect(try screen.color(at: CGPoint(x: 35, y: 10)) == Pixel.red)
    outer.layer.cornerRadius = 20
    #expect(try screen.color(at: CGPoint(x: 38, y: 1)) == Pixel.white)
  }

  @Test("paints ground, border and corners of the layer")
  func layer() throws {
    let view = tile(.green, 10, 10, 40)
    view.layer.borderWidth = 4
    view.layer.borderColor = UIColor.red.cgColor
    let screen = host(view)
    #expect(try screen.color(at: CGPoint(x: 12, y: 30)) == Pixel.red)
    #expect(try screen.color(at: CGPoint(x: 30, y: 30)) == Pixel.green)
    view.layer.cornerRadius = 20
    #expect(try screen.color(at: CGPoint(x: 11, y: 11)) == Pixel.white)
    view.transform = CGAffineTransform(translationX: 100, y: 0)
    #expect(try screen.color(at: CGPoint(x: 130, y: 30)) == Pixel.green)
    #expect(try screen.color(at: CGPoint(x: 30, y: 30)) == Pixel.white)
  }
}
