import SwiftUI

/// The frames of the lowest views in a view of a size, in the window's coordinates and in the order
/// in which they lie on one another.
@MainActor func leafFrames(
  _ view: some View, width: CGFloat = 200, height: CGFloat = 100
) -> [CGRect] {
  let controller = UIHostingController(rootView: view)
  controller.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
  return leafFrames(of: controller)
}

/// The frames of the lowest views of a controller after a layout.
@MainActor func leafFrames(of controller: UIViewController) -> [CGRect] {
  func settle(_ view: UIView) {
    view.layoutIfNeeded()
    for view in view.subviews where !view.isHidden { settle(view) }
  }
  settle(controller.view)
  settle(controller.view)
  func leaves(_ view: UIView) -> [CGRect] {
    let shown = view.subviews.filter { !$0.isHidden }
    guard shown.isEmpty else { return shown.flatMap(leaves) }
    return [view.convert(view.bounds, to: controller.view)]
  }
  return controller.view.subviews.filter { !$0.isHidden }.flatMap(leaves)
}

/// A coloured box of a size in points.
@MainActor func box(_ width: CGFloat, _ height: CGFloat, _ color: Color = .red) -> some View {
  color.frame(width: width, height: height)
}
