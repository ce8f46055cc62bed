import OnboardingTesting
import Testing
import UIKit

/// The spellings of iOS apps for parts of screens.
@MainActor @Suite("Spellings of iOS apps for parts of screens", .onScreen)
struct ClientPartSpellingTests {
  @Test("A subclass of an image view may override the initialiser with a picture")
  func imageView() {
    let view = LogoView(image: UIImage(systemName: "plus"))
    #expect(view.image != nil)
    #expect(!view.isUserInteractionEnabled)
    #expect(view.intrinsicContentSize == view.image?.size)
    let image = UIImage(systemName: "xmark")
    #expect(UIImageView(image: nil, highlightedImage: image).highlightedImage === image)
  }

  @Test(
    "A colour is told as hue, saturation and brightness",
    arguments: [
      (UIColor.red, 0.0, 1.0, 1.0), (.green, 1 / 3.0, 1, 1), (.blue, 2 / 3.0, 1, 1),
      (.magenta, 5 / 6.0, 1, 1), (.gray, 0, 0, 0.5),
    ])
  func hue(color: UIColor, hue: Double, saturation: Double, brightness: Double) {
    var parts: (CGFloat, CGFloat, CGFloat) = (-1, -1, -1)
    #expect(
      color.getHue(&parts.0, saturation: &parts.1, brightness: &parts.2, alpha: nil))
    #expect(abs(parts.0 - hue) < 0.001)
    #expect(abs(parts.1 - saturation) < 0.001)
    #expect(abs(parts.2 - brightness) < 0.001)
  }

  @Test("Only a grey is told as a brightness")
  func white() {
    var white: CGFloat = -1
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    #expect(white == -1)
    #expect(UIColor.gray.getWhite(&white, alpha: nil))
    #expect(white == 0.5)
  }

  @Test("A delegate that asks for the reason is told of the end of editing with it")
  func reason() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let delegate = ReasonDelegate()
    field.accessibilityLabel = "Name"
    field.delegate = delegate
    let controller = UIViewController()
    controller.view.addSubview(field)
    let screen = Screen(controller)
    try screen.type("a", into: "Name")
    field.resignFirstResponder()
    #expect(delegate.reasons == [.committed])
    #expect(delegate.plainEnds == 0)
  }

  @Test("A move that was asked for with animation is said to be over")
  func scrolling() async {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = ScrollDelegate()
    view.delegate = delegate
    view.setContentOffset(.zero, animated: false)
    view.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    #expect(delegate.ends == 0)
    for _ in 0..<100 where delegate.ends == 0 { await Screen.turn() }
    #expect(delegate.ends == 1)
  }

  @Test("Bars take their looks under all names, and items in lists")
  func bars() {
    let look = UINavigationBarAppearance()
    let bar = UINavigationBar()
    bar.scrollEdgeAppearance = look
    #expect(bar.standardAppearance === look)
    bar.compactAppearance = nil
    #expect(bar.standardAppearance === look)
    let item = UINavigationItem(title: "Title")
    item.setRightBarButtonItems([UIBarButtonItem(systemItem: .done)], animated: true)
    #expect(item.rightBarButtonItems?.count == 1)
  }

  @Test("Traits are made from a size class")
  func sizeClasses() {
    #expect(UITraitCollection(horizontalSizeClass: .regular).horizontalSizeClass == .regular)
    #expect(UITraitCollection(verticalSizeClass: .compact).verticalSizeClass == .compact)
  }

  @Test("A progress bar is made in a style")
  func progress() {
    #expect(UIProgressView(progressViewStyle: .bar).progress == 0)
    #expect(UIFont.smallSystemFontSize == 12)
  }
}

private final class LogoView: UIImageView {
  override init(image: UIImage?) { super.init(image: image) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class ReasonDelegate: NSObject, UITextFieldDelegate {
  var reasons: [UITextField.DidEndEditingReason] = []
  var plainEnds = 0
  func textFieldDidEndEditing(_ textField: UITextField) { plainEnds += 1 }
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { reasons.append(reason) }
}

private final class ScrollDelegate: NSObject, UIScrollViewDelegate {
  var ends = 0
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
}
