import FioriThemeManager
import Onboarding
import SwiftUI
import UIKit

/// The camera's picture: frames go straight into the view, past the views' state.
struct ScanPreview: UIViewRepresentable {
  let model: OnboardingScanModel
  let label: String

  func makeUIView(context: Context) -> UIImageView {
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.backgroundColor = .black
    view.accessibilityIdentifier = "previewImageView"
    StyledParts.shared.add(view, as: "previewImageView", of: .scanScreen)
    model.preview = view
    return view
  }

  func updateUIView(_ view: UIImageView, context: Context) {
    if view.accessibilityLabel != label { view.accessibilityLabel = label }
  }

  /// As large as there is room: a picture's own size counts for nothing.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIImageView, context: Context
  ) -> CGSize? { proposal.replacingUnspecifiedDimensions() }
}

/// Lies on the page of a scanner: leads to its controller, and takes pictures that are dropped on the
/// page or pasted.
struct ScanPlace: UIViewRepresentable {
  let model: OnboardingScanModel

  func makeUIView(context: Context) -> PlaceView {
    let view = PlaceView(frame: .zero)
    view.accessibilityElementsHidden = true
    view.isUserInteractionEnabled = false
    view.take = { [weak model] in model?.take($0) }
    model.place = view
    return view
  }

  func updateUIView(_ view: PlaceView, context: Context) {}
  static func dismantleUIView(_ view: PlaceView, coordinator: Void) { view.leave() }

  final class PlaceView: UIView {
    var take: ((NSItemProvider) -> Void)?
    private weak var controller: UIViewController?

    override func didMoveToWindow() {
      super.didMoveToWindow()
      guard window != nil else { return }
      let found = sequence(first: self as UIResponder, next: \.next).lazy
        .compactMap { $0 as? UIViewController }.first
      guard found !== controller else { return }
      leave()
      controller = found
      found?.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
      found?.pasteHandler = { [weak self] in $0.first.map { self?.take?($0) } }
    }

    func leave() {
      controller?.pasteConfiguration = nil
      controller?.pasteHandler = nil
      controller = nil
    }
  }
}
