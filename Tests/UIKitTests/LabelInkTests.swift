import GTK
import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("The colour of a label's text", .onScreen) struct LabelInkTests {
  /// A letter that fills its box, so that the middle of a label has its colour.
  private func label(_ color: UIColor) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    label.text = "\u{2588}"
    label.font = .systemFont(ofSize: 40)
    label.textAlignment = .center
    label.textColor = color
    return label
  }

  private func screen(_ labels: [UILabel]) -> Screen {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    for (index, label) in labels.enumerated() {
      label.frame.origin = CGPoint(x: 40 * (index % 9), y: 40 * (index / 9))
      controller.view.addSubview(label)
    }
    let rows = Double(labels.count / 9 + 1)
    return Screen(controller, size: ScreenSize(width: 390, height: 40 * rows + 10))
  }

  private func shown(_ label: UILabel, on screen: Screen) throws -> [UInt8] {
    try screen.color(at: CGPoint(x: label.center.x, y: label.center.y))
  }

  @Test("is shown whether one label has it or several")
  func colors() throws {
    let labels = [UIColor.red, .blue, .blue, .blue].map(label)
    let screen = screen(labels)
    #expect(try shown(labels[0], on: screen) == [255, 0, 0, 255])
    for label in labels.dropFirst() {
      #expect(try shown(label, on: screen) == [0, 0, 255, 255])
    }
    for label in labels { label.textColor = .green }
    for label in labels { #expect(try shown(label, on: screen) == [0, 255, 0, 255]) }
    labels[2].textColor = .red
    #expect(try shown(labels[2], on: screen) == [255, 0, 0, 255])
    #expect(try shown(labels[1], on: screen) == [0, 255, 0, 255])
  }

  @Test("follows light and dark")
  func dynamic() throws {
    let ink = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    let labels = (0..<3).map { _ in label(ink) }
    let screen = screen(labels)
    #expect(try shown(labels[1], on: screen) == [255, 0, 0, 255])
    screen.setLook(.dark)
    for label in labels { #expect(try shown(label, on: screen) == [0, 255, 0, 255]) }
  }

  @Test("is right for more colours at once than GTK has room for")
  func many() throws {
    func parts(_ number: Int) -> (red: UInt8, green: UInt8) {
      (UInt8(number % 16 * 17), UInt8(number / 16 * 12))
    }
    let numbers = Array(0..<300) + Array(0..<300)
    let labels = numbers.map { number in
      let (red, green) = parts(number)
      return label(
        UIColor(red: Double(red) / 255, green: Double(green) / 255, blue: 0, alpha: 1))
    }
    let screen = screen(labels)
    for (number, label) in zip(numbers, labels) {
      let (red, green) = parts(number)
      #expect(try shown(label, on: screen) == [red, green, 0, 255])
    }
  }

  @Test("makes room for others once no label has it any more")
  func room() throws {
    for round in 0..<600 {
      let (red, blue) = (UInt8(round % 256), UInt8(round / 256 * 100))
      let color = UIColor(red: Double(red) / 255, green: 0, blue: Double(blue) / 255, alpha: 1)
      let labels = [label(color), label(color)]
      let screen = screen(labels)
      #expect(try shown(labels[1], on: screen) == [red, 0, blue, 255])
      screen.close()
    }
  }

  @Test("is half seen where the label cannot be used, in parts with colours of their own too")
  func disabled() throws {
    let plain = [label(.black), label(.black)]
    let rich = label(.black)
    rich.attributedText = NSAttributedString(
      string: "\u{2588}", attributes: [.foregroundColor: UIColor.red])
    let screen = screen(plain + [rich])
    #expect(try shown(rich, on: screen) == [255, 0, 0, 255])
    for label in plain + [rich] { label.isEnabled = false }
    #expect(try shown(plain[1], on: screen) == [153, 153, 153, 255])
    #expect(try shown(rich, on: screen) == [255, 153, 153, 255])
    rich.isEnabled = true
    #expect(try shown(rich, on: screen) == [255, 0, 0, 255])
  }
}
