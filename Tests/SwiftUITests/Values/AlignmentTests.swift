import SwiftUI
import Testing

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

private enum UnderLeading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] + 2 }
}

extension HorizontalAlignment {
  fileprivate static let third = HorizontalAlignment(Third.self)
}

extension VerticalAlignment {
  fileprivate static let under = VerticalAlignment(UnderLeading.self)
}

@Suite("An alignment") struct AlignmentTests {
  private let plain = ViewDimensions(width: 90, height: 40)

  @Test("has its place in a view that does not say")
  func defaults() {
    #expect(plain[HorizontalAlignment.leading] == 0)
    #expect(plain[HorizontalAlignment.center] == 45)
    #expect(plain[HorizontalAlignment.trailing] == 90)
    #expect(plain[VerticalAlignment.top] == 0)
    #expect(plain[VerticalAlignment.center] == 20)
    #expect(plain[.bottom] == 40)
    #expect(plain[.firstTextBaseline] == 40)
    #expect(plain[.lastTextBaseline] == 40)
    #expect(plain[explicit: .firstTextBaseline] == nil)
    #expect(plain[explicit: .leading] == nil)
  }

  @Test("can be an app's own")
  func custom() {
    #expect(plain[.third] == 30)
    #expect(plain[.under] == 42)
    #expect(HorizontalAlignment.third == HorizontalAlignment(Third.self))
    #expect(HorizontalAlignment.third != .leading)
  }

  @Test("is where the view says, and only that one")
  func explicit() {
    let third = HorizontalAlignment.third.key
    let set = ViewDimensions(width: 90, height: 40) { $0 == third ? 7 : nil }
    #expect(set[.third] == 7)
    #expect(set[explicit: .third] == 7)
    #expect(set[.leading] == 0)
    #expect(set[explicit: .under] == nil)
  }

  @Test("has a guide of its own for each name")
  func distinct() {
    let horizontal = [HorizontalAlignment.leading, .center, .trailing].map(\.key)
    let vertical = [
      VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
    ].map(\.key)
    #expect(Set(horizontal + vertical).count == 8)
  }

  @Test("joins one for each direction")
  func both() {
    #expect(Alignment.center == Alignment(horizontal: .center, vertical: .center))
    #expect(Alignment.leading == Alignment(horizontal: .leading, vertical: .center))
    #expect(Alignment.trailing == Alignment(horizontal: .trailing, vertical: .center))
    #expect(Alignment.top == Alignment(horizontal: .center, vertical: .top))
    #expect(Alignment.bottom == Alignment(horizontal: .center, vertical: .bottom))
    #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
    #expect(Alignment.topTrailing == Alignment(horizontal: .trailing, vertical: .top))
    #expect(Alignment.bottomLeading == Alignment(horizontal: .leading, vertical: .bottom))
    #expect(Alignment.bottomTrailing == Alignment(horizontal: .trailing, vertical: .bottom))
    #expect(Alignment.centerFirstTextBaseline.vertical == .firstTextBaseline)
    #expect(Alignment.centerLastTextBaseline.vertical == .lastTextBaseline)
    #expect(Alignment.leadingFirstTextBaseline.horizontal == .leading)
    #expect(Alignment.leadingLastTextBaseline.vertical == .lastTextBaseline)
    #expect(Alignment.trailingFirstTextBaseline.horizontal == .trailing)
    #expect(Alignment.trailingLastTextBaseline.horizontal == .trailing)
  }
}
