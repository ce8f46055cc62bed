/// A window whose content is hidden, as that of an app that is locked.
///
/// iOS lays a second window over the first one; a window is one of the desktop's here.
extension UIWindow {
  /// The controller that covers the content, nil where nothing does.
  package var coverController: UIViewController? {
    presentations.first { $0.rank == .cover }?.controller
  }

  /// Lays a controller over everything in the window, on a ground that nothing shines through.
  ///
  /// It stays over what is presented on the content later, and over another root. What is below cannot
  /// be seen, reached by keyboard or pointer, or found by assistive technology, and its title is taken
  /// off the window; it hears nothing of all this, as on iOS. What the controller presents lies over
  /// it. Escape does not take it away. A cover that is there already is replaced.
  package func cover(with controller: UIViewController) {
    let before = presentations.first { $0.rank == .cover }
    let focusBefore = before.map(\.focusBefore) ?? firstResponder
    if before != nil { uncover() }
    let layer = PresentationLayer(controller: controller, presenter: nil, rank: .cover)
    layer.veil.backgroundColor = .systemBackground
    insert(layer)
    controller.beginTransition(to: true, animated: false)
    controller.view.layoutIfNeeded()
    updateReachability()
    takeFocus(layer)
    layer.focusBefore = focusBefore
    controller.endTransition(to: true)
    updateTitle()
  }

  /// Takes the cover away, and what it presented. What had the focus gets it back. Without a cover
  /// nothing happens.
  package func uncover() {
    guard let cover = presentations.first(where: { $0.rank == .cover }) else { return }
    if let over = presentations.first(where: { $0.rank == .overCover }) {
      dismiss(over.controller, animated: false, completion: nil)
    }
    dismiss(cover.controller, animated: false, completion: nil)
    updateTitle()
  }
}
