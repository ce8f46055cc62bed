import GTK
import SwiftUI
import Testing

@Suite("A colour") struct ColorTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  private func paint(_ color: Color, tint: UIColor = .red) -> PaintColor {
    color.uiColor(tint: tint).paint(with: light)
  }

  private func isNear(_ one: PaintColor, _ other: PaintColor) -> Bool {
    abs(one.red - other.red) < 0.002 && abs(one.green - other.green) < 0.002
      && abs(one.blue - other.blue) < 0.002 && abs(one.alpha - other.alpha) < 0.002
  }

  @Test("has the parts it was made from")
  func parts() {
    let plain = PaintColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    #expect(paint(Color(red: 0.2, green: 0.4, blue: 0.6)) == plain)
    #expect(paint(Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)).alpha == 0.5)
    #expect(
      paint(Color(white: 0.3, opacity: 0.7))
        == PaintColor(red: 0.3, green: 0.3, blue: 0.3, alpha: 0.7))
    #expect(paint(Color(.sRGB, white: 1)) == PaintColor(red: 1, green: 1, blue: 1, alpha: 1))
    let blue = PaintColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(isNear(paint(Color(hue: 2.0 / 3, saturation: 1, brightness: 1)), blue))
    #expect(
      paint(Color(hue: 0, saturation: 1, brightness: 1, opacity: 0.5))
        == PaintColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(
      paint(Color(cgColor: CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))) == plain)
  }

  @Test("comes from other spaces into sRGB")
  func spaces() {
    let middle = paint(Color(.sRGBLinear, red: 0.2140, green: 0, blue: 1))
    #expect(isNear(middle, PaintColor(red: 0.5, green: 0, blue: 1, alpha: 1)))
    let white = paint(Color(.displayP3, red: 1, green: 1, blue: 1))
    #expect(isNear(white, PaintColor(red: 1, green: 1, blue: 1, alpha: 1)))
    // sRGB's red in Display P3.
    let red = paint(Color(.displayP3, red: 0.9175, green: 0.2003, blue: 0.1386))
    #expect(isNear(red, PaintColor(red: 1, green: 0, blue: 0, alpha: 1)))
  }

  @Test("stays as dynamic as UIKit's", arguments: [Color(uiColor: .label), Color(UIColor.label)])
  func dynamic(color: Color) {
    let shown = color.uiColor(tint: .red)
    #expect(shown.paint(with: light).red == 0)
    #expect(shown.paint(with: dark).red == 1)
    #expect(UIColor(color).paint(with: dark).red == 1)
    #expect(UIColor(Color.white) == .white)
  }

  @Test("multiplies its opacity and stays dynamic")
  func opacity() {
    let half = Color.secondary.opacity(0.5)
    #expect(abs(paint(half).alpha - 0.375) < 1e-9)
    #expect(half.uiColor(tint: .red).paint(with: dark).red > 0.9)
    #expect(abs(paint(Color.black.opacity(0.5).opacity(0.5)).alpha - 0.25) < 1e-9)
    #expect(paint(Color.red.opacity(1)) == paint(.red))
  }

  @Test("gives equal colours to UIKit when asked again")
  func equality() {
    let one = Color.primary.opacity(0.5)
    let two = Color.primary.opacity(0.5)
    #expect(one == two)
    #expect(one.uiColor(tint: .red) == two.uiColor(tint: .red))
    #expect(one.uiColor(tint: .red).hash == two.uiColor(tint: .red).hash)
    #expect(one.uiColor(tint: .red) != Color.primary.opacity(0.4).uiColor(tint: .red))
    #expect(one != Color.primary)
    #expect(Color.red != Color.blue)
  }

  @Test("takes the accent from where it is shown")
  func accent() {
    #expect(Color.accentColor.uiColor(tint: .green) == .green)
    #expect(paint(Color.accentColor.opacity(0.5), tint: .green).alpha == 0.5)
  }

  @Test(
    "has a standard that fits light and dark",
    arguments: [
      Color.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
      .brown, .gray, .primary, .secondary,
    ])
  func standard(color: Color) {
    let shown = color.uiColor(tint: .red)
    #expect(shown.paint(with: light) != shown.paint(with: dark))
  }

  @Test("describes itself as hexadecimal digits")
  func description() {
    #expect(Color(red: 1, green: 0, blue: 10.0 / 255, opacity: 0).description == "#FF000A00")
    #expect(Color.clear.description == "#00000000")
  }
}
