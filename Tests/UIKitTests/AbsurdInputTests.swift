import Foundation
import GTK
import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("What is absurd", .onScreen) struct AbsurdInputTests {
  private final class Inset: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).insetBy(dx: 4, dy: 0)
    }
  }

  private final class Lost: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      CGRect(x: CGFloat.nan, y: -.infinity, width: 1e12, height: .infinity)
    }
  }

  @Test("does no harm as a place for text", arguments: [0, 1, 5, 7, 40] as [CGFloat])
  func textPlaces(width: CGFloat) throws {
    for field in [Inset(), Lost()] {
      field.text = "text"
      field.frame = CGRect(x: 0, y: 0, width: width, height: 30)
      #expect(try host(field).png().isEmpty == false)
    }
  }

  @Test("does no harm as a colour")
  func colors() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    label.text = "text"
    label.textColor = UIColor(red: .nan, green: .infinity, blue: -5, alpha: 2)
    #expect(label.textColor.cgColor.components == [0, 1, 0, 1])
    #expect(try host(label).png().isEmpty == false)
  }

  @Test(
    "does no harm as the size of a font", arguments: [-5, 0, .nan, .infinity, 1e9] as [CGFloat])
  func fonts(size: CGFloat) throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    label.text = "t"
    label.font = .systemFont(ofSize: size)
    #expect(label.font.pointSize > 0 && label.font.pointSize <= 2_000)
    #expect(try host(label).png().isEmpty == false)
  }

  @Test("is left out of a path")
  func arcs() {
    let path = UIBezierPath()
    path.addArc(withCenter: .zero, radius: 4, startAngle: 0, endAngle: .nan, clockwise: true)
    path.addArc(withCenter: .zero, radius: .infinity, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(path.isEmpty)
  }

  @Test("as the size of a drawing costs no memory")
  func hugeDrawing() throws {
    let bomb = Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>"#.utf8)
    let image = try #require(UIImage(data: bomb, scale: .nan))
    #expect(image.size == CGSize(width: 20_000, height: 20_000))
    #expect(image.scale == 1)
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(try host(view).png().isEmpty == false)
  }

  @Test("is refused as the size of a picture")
  func hugePicture() {
    var head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    head += Array("IHDR".utf8) + [0, 1, 0, 0, 0, 1, 0, 0, 8, 6, 0, 0, 0]
    #expect(UIImage(data: Data(head)) == nil)
  }

  @Test("is put right as the size of what scrolls")
  func scrolling() {
    let view = UIScrollView()
    view.contentSize = CGSize(width: CGFloat.infinity, height: .nan)
    #expect(view.contentSize == CGSize(width: 1_000_000, height: 0))
  }
}

@MainActor @Suite("Out of turn", .onScreen) struct OutOfTurnTests {
  @Test("a controller that is leaving can be presented again")
  func presentedAgain() async throws {
    let root = UIViewController()
    let screen = try await Screen.shown(root, look: ScreenLook(hasMotion: true))
    let sheet = UIViewController()
    var presented = 0
    root.present(sheet, animated: true) { presented += 1 }
    try await screen.wait(until: "the sheet") { presented == 1 }
    sheet.dismiss(animated: true)
    root.present(sheet, animated: true) { presented += 1 }
    try await screen.wait(until: "the sheet again") { presented == 2 }
    #expect(root.presentedViewController === sheet)
    #expect(sheet.view.window === screen.window)
    sheet.dismiss(animated: false)
    #expect(sheet.view.window == nil)
    screen.close()
  }

  @Test("a navigation controller can lose its last screen")
  func noScreens() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    let screen = Screen(navigation)
    #expect(page.view.window === screen.window)
    navigation.setViewControllers([], animated: false)
    #expect(page.view.superview == nil)
    #expect(page.parent == nil)
    let next = UIViewController()
    navigation.setViewControllers([next], animated: false)
    #expect(next.view.window === screen.window)
  }

  @Test("a picture can be made and kept away from the main actor")
  nonisolated func pictures() async {
    let task = Task.detached { UIImage(systemName: "xmark") }
    #expect(await task.value != nil)
  }

  private final class Loud: UIViewController {
    nonisolated(unsafe) static var ended = 0  // Only this test, which is serial, uses it.
    deinit { Self.ended += 1 }
  }

  @Test("a client's class may have a plain deinit")
  func deinits() {
    Loud.ended = 0
    do { _ = Loud() }
    #expect(Loud.ended == 1)
  }
}
