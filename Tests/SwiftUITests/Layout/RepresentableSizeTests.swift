import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("A view of UIKit among views of SwiftUI", .onScreen)
struct RepresentableSizeTests {
  private struct Box: UIViewRepresentable {
    let size: CGSize?
    func makeUIView(context: Context) -> UIView {
      let view = UIView(frame: .zero)
      view.isAccessibilityElement = true
      view.accessibilityLabel = "Box"
      return view
    }
    func updateUIView(_ view: UIView, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
      size ?? proposal.replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 7))
    }
  }

  private final class BoxController: UIViewController {}
  private struct ControllerBox: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> BoxController {
      let controller = BoxController()
      controller.view.isAccessibilityElement = true
      controller.view.accessibilityLabel = "Box"
      return controller
    }
    func updateUIViewController(_ controller: BoxController, context: Context) {}
    func sizeThatFits(
      _ proposal: ProposedViewSize, uiViewController: BoxController, context: Context
    ) -> CGSize? { CGSize(width: 30, height: 40) }
  }

  @Test("has the size that its maker says")
  func ownSize() throws {
    let screen = Screen(UIHostingController(rootView: Box(size: CGSize(width: 50, height: 20))))
    #expect(try screen.find("Box").bounds.size == CGSize(width: 50, height: 20))
    let controller = Screen(UIHostingController(rootView: ControllerBox()))
    #expect(try controller.find("Box").bounds.size == CGSize(width: 30, height: 40))
  }

  @Test("is asked with what it is offered")
  func proposal() throws {
    let screen = Screen(
      UIHostingController(
        rootView: Box(size: nil).frame(width: 90, height: 60)))
    #expect(try screen.find("Box").bounds.size == CGSize(width: 90, height: 60))
    let ideal = Screen(UIHostingController(rootView: Box(size: nil).fixedSize()))
    #expect(try ideal.find("Box").bounds.size == CGSize(width: 7, height: 7))
  }
}
