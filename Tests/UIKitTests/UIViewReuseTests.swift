import CHeap
import OnboardingTesting
import Testing
import UIKit

/// Navigation takes a page out of its window and puts it back later, thousands of times in a
/// kiosk's life.
@MainActor @Suite("A view that leaves its window and returns", .onScreen, .serialized)
struct UIViewReuseTests {
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case label, button, textField, secureField, textView, scrollView, imageView, toggle, progress
    case activity, stack

    var testDescription: String { rawValue }

    @MainActor func make() -> UIView {
      switch self {
      case .label:
        let label = UILabel()
        label.text = "Text"
        return label
      case .button:
        return UIButton(configuration: .filled(), primaryAction: UIAction(title: "Press") { _ in })
      case .textField: return UITextField()
      case .secureField:
        let field = UITextField()
        field.isSecureTextEntry = true
        return field
      case .textView: return UITextView()
      case .scrollView:
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 500, height: 500)
        return scroll
      case .imageView: return UIImageView(image: UIImage(systemName: "xmark"))
      case .toggle: return UISwitch()
      case .progress: return UIProgressView()
      case .activity:
        let activity = UIActivityIndicatorView(style: .medium)
        activity.startAnimating()
        return activity
      case .stack: return UIStackView(arrangedSubviews: [UILabel(), UIView()])
      }
    }
  }

  @Test("takes no more memory each time", arguments: Kind.allCases)
  func growth(kind: Kind) {
    let screen = host()
    let view = kind.make()
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    func cycle(_ times: Int) {
      for _ in 0..<times {
        screen.window.addSubview(view)
        view.removeFromSuperview()
      }
      screen.settle()
    }
    cycle(200)
    let before = mallinfo2().uordblks
    cycle(1_000)
    let after = mallinfo2().uordblks
    #expect(Int(after) - Int(before) < 48_000, "48 bytes a time would be one small object kept.")
  }
}
