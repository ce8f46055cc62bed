import GTK
import SwiftUI
import Testing

@Suite("A style to fill with") struct ShapeStyleTests {
  private let context = _ShapeContext(foreground: .red, tint: .green)

  private func color(_ style: some ShapeStyle) -> UIColor { style._resolve(in: context) }

  @Test("is named by a dot where a style is expected")
  func names() {
    #expect(color(.tint) == .green)
    #expect(color(.foreground) == .red)
    #expect(color(.primary) == .red)
    #expect(color(.background) == .systemBackground)
    #expect(color(.separator) == .separator)
    #expect(color(.placeholder) == .placeholderText)
    #expect(color(.link) == .link)
    #expect(color(.fill) == .systemFill)
    #expect(color(.black) == .black)
    #expect(color(.white) == .white)
    #expect(color(.clear) == .clear)
    #expect(color(Color.accentColor) == .green)
    #expect(color(AnyShapeStyle(.tint)) == .green)
  }

  @Test("has the standard colours of Color")
  func colours() {
    let pairs: [(UIColor, Color)] = [
      (color(.red), .red), (color(.orange), .orange), (color(.yellow), .yellow),
      (color(.green), .green), (color(.mint), .mint), (color(.teal), .teal),
      (color(.cyan), .cyan), (color(.blue), .blue), (color(.indigo), .indigo),
      (color(.purple), .purple), (color(.pink), .pink), (color(.brown), .brown),
      (color(.gray), .gray),
    ]
    for (shown, expected) in pairs { #expect(shown == expected.uiColor(tint: .black)) }
  }

  @Test("weakens the foreground rank by rank")
  func ranks() {
    func alpha(_ style: some ShapeStyle) -> Double { color(style).paint(with: .current).alpha }
    let alphas = [
      alpha(.primary), alpha(.secondary), alpha(.tertiary), alpha(.quaternary), alpha(.quinary),
    ]
    #expect(alphas == alphas.sorted(by: >))
    #expect(Set(alphas).count == 5)
    #expect(color(.secondary).paint(with: .current).red == 1)
  }

  @Test("is a label colour where the foreground is one")
  func labels() {
    let plain = _ShapeContext()
    #expect(HierarchicalShapeStyle.primary._resolve(in: plain) == .label)
    #expect(HierarchicalShapeStyle.secondary._resolve(in: plain) == .secondaryLabel)
    #expect(HierarchicalShapeStyle.tertiary._resolve(in: plain) == .tertiaryLabel)
    #expect(HierarchicalShapeStyle.quaternary._resolve(in: plain) == .quaternaryLabel)
  }

  @Test("can be faded and weakened, whatever it is")
  func derived() {
    #expect(color(TintShapeStyle().opacity(0.5)).paint(with: .current).alpha == 0.5)
    #expect(color(TintShapeStyle().secondary).paint(with: .current).green == 1)
    let alphas = [
      color(TintShapeStyle().secondary), color(TintShapeStyle().tertiary),
      color(TintShapeStyle().quaternary), color(TintShapeStyle().quinary),
    ].map { $0.paint(with: .current).alpha }
    #expect(alphas == alphas.sorted(by: >) && alphas[0] < 1)
  }
}
