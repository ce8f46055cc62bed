import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("The caret of an input", .onScreen) struct InputTintTests {
  @Test("has the tint of its field, also after that has changed", arguments: [false, true])
  func caret(isSecure: Bool) throws {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 44))
    field.isSecureTextEntry = isSecure
    field.tintColor = .red
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    controller.view.addSubview(field)
    let screen = Screen(controller, size: ScreenSize(width: 220, height: 64))
    field.becomeFirstResponder()
    // A caret is thin, so that its edges are mixed with the ground.
    #expect(try hues(screen).contains { $0[0] > 220 && $0[1] < 200 && $0[2] < 200 })
    field.tintColor = .blue
    let colors = try hues(screen)
    #expect(colors.contains { $0[2] > 220 && $0[0] < 200 && $0[1] < 200 })
    #expect(!colors.contains { $0[0] > 220 && $0[1] < 200 && $0[2] < 200 })
  }

  /// The colours along the middle of the field.
  private func hues(_ screen: Screen) throws -> [[UInt8]] {
    try (8..<200).map { try screen.color(at: CGPoint(x: Double($0), y: 32)) }
  }
}
