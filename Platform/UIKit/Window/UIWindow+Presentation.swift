extension UIWindow {
  /// Shows `controller` above everything.
  func present(
    _ controller: UIViewController, from presenter: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    finishDismissals()
    let layer = PresentationLayer(
      controller: controller, presenter: presenter, rank: rank(ofPresentedBy: presenter))
    controller.presentingViewController = presenter
    presenter.presentedViewController = controller
    layer.veil.backgroundColor = layer.coversAll ? .clear : UIColor(white: 0, alpha: 0.4)
    insert(layer)
    controller.isBeingPresented = true
    controller.beginTransition(to: true, animated: animated)
    if layer.coversAll {
      presenter.topmostForAppearance.beginTransition(to: false, animated: animated)
    }
    controller.view.layoutIfNeeded()
    layer.veil.alpha = 0
    let slides = !(controller is UIAlertController)
    controller.view.transform =
      slides
      ? CGAffineTransform(translationX: 0, y: bounds.height)
      : CGAffineTransform(scaleX: 1.1, y: 1.1)
    controller.view.alpha = slides ? 1 : 0
    let show = {
      layer.veil.alpha = 1
      controller.view.transform = .identity
      controller.view.alpha = 1
    }
    let finish = { [weak self] in
      controller.endTransition(to: true)
      controller.isBeingPresented = false
      if layer.coversAll {
        presenter.topmostForAppearance.endTransition(to: false)
        self?.updateReachability()
      }
      completion?()
    }
    updateReachability()
    if layer === presentations.last { takeFocus(layer) }
    run(animated, show, finish)
  }

  /// Takes `controller`, and what it presented, away again.
  func dismiss(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let index = presentations.firstIndex(where: { $0.controller === controller }) else {
      completion?()
      return
    }
    let bottom = presentations[index]
    let leaving = presentations[index...].prefix { $0.rank == bottom.rank }
    let hadFocus = leaving.last === presentations.last
    presentations.removeSubrange(leaving.indices)
    for layer in leaving {
      layer.presenter?.presentedViewController = nil
      layer.controller.presentingViewController = nil
      layer.controller.isBeingDismissed = true
      layer.controller.beginTransition(to: false, animated: animated)
    }
    let below = bottom.presenter?.topmostForAppearance
    if bottom.coversAll { below?.beginTransition(to: true, animated: animated) }
    updateReachability()
    let height = bounds.height
    let hide = {
      for layer in leaving {
        layer.veil.alpha = 0
        if layer.controller is UIAlertController {
          layer.controller.view.alpha = 0
        } else {
          layer.controller.view.transform = CGAffineTransform(translationX: 0, y: height)
        }
      }
    }
    let finish = onceAtTheEnd {
      for layer in leaving {
        layer.controller.view.removeFromSuperview()
        layer.controller.view.transform = .identity
        layer.controller.view.alpha = 1
        layer.veil.removeFromSuperview()
        layer.controller.endTransition(to: false)
        layer.controller.isBeingDismissed = false
        layer.controller.window = nil
      }
      if bottom.coversAll { below?.endTransition(to: true) }
      completion?()
    }
    if hadFocus { restoreFocus(bottom.focusBefore) }
    run(animated, hide, finish)
  }

  /// What ends a dismissal, to be run once: at the end of its animation, or before, when something
  /// is presented meanwhile.
  private func onceAtTheEnd(_ work: @escaping () -> Void) -> () -> Void {
    let id = UUID()
    dismissalsToFinish.append((id, work))
    return { [weak self] in
      guard let self, let index = self.dismissalsToFinish.firstIndex(where: { $0.id == id }) else {
        return
      }
      self.dismissalsToFinish.remove(at: index).work()
    }
  }

  private func finishDismissals() {
    let waiting = dismissalsToFinish
    dismissalsToFinish = []
    for dismissal in waiting { dismissal.work() }
  }

  /// Takes everything away that was presented on the root; a cover stays.
  func dismissContent() {
    if let first = presentations.first, first.rank == .content {
      dismiss(first.controller, animated: false, completion: nil)
    }
  }

  func dismissAll() {
    while let rank = presentations.last?.rank,
      let lowest = presentations.first(where: { $0.rank == rank })
    {
      dismiss(lowest.controller, animated: false, completion: nil)
    }
  }

  /// Puts a layer above those of its rank and below those of a higher one.
  func insert(_ layer: PresentationLayer) {
    let index = presentations.firstIndex { $0.rank > layer.rank } ?? presentations.count
    layer.controller.window = self
    if index < presentations.count {
      insertSubview(layer.veil, belowSubview: presentations[index].veil)
      insertSubview(layer.controller.view, aboveSubview: layer.veil)
    } else {
      addSubview(layer.veil)
      addSubview(layer.controller.view)
    }
    presentations.insert(layer, at: index)
    layer.layout(in: bounds)
  }

  private func rank(ofPresentedBy presenter: UIViewController) -> PresentationLayer.Rank {
    let top = presenter.topmostForAppearance
    let layer = presentations.first { $0.controller === top }
    return layer.map { $0.rank == .content ? .content : .overCover } ?? .content
  }

  private func run(_ animated: Bool, _ change: @escaping () -> Void, _ finish: @escaping () -> Void)
  {
    guard animated, isShown, !traitCollection.reducesMotion else {
      UIView.performWithoutAnimation(change)
      finish()
      return
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .curveEaseOut, animations: change
    ) { _ in finish() }
  }

  /// Whether a presented controller lies between a person and `view`.
  func isCovered(_ view: UIView) -> Bool {
    presentations.last.map { !view.isDescendant(of: $0.controller.view) } ?? false
  }

  /// Only the topmost layer can be reached by keyboard, pointer and assistive technology.
  func updateReachability() {
    let layers: [UIView] =
      ([rootViewController?.viewIfLoaded] + presentations.map(\.controller.viewIfLoaded)).compactMap
    { $0 }
    for (index, view) in layers.enumerated() {
      let isTop = index == layers.count - 1
      view.host?.canFocus = isTop
      view.host?.setAccessibleHidden(!isTop || view.accessibilityElementsHidden)
    }
  }

  /// Brings the focus into a layer that is on top now.
  func takeFocus(_ layer: PresentationLayer) {
    layer.focusBefore = firstResponder
    clearFocus()
    if let alert = layer.controller as? UIAlertController, alert.focusFirstChoice() { return }
    layer.controller.viewIfLoaded?.host?.moveFocus(forward: true)
  }

  /// Gives the focus back to what had it before.
  private func restoreFocus(_ view: UIView?) {
    if let view, view.window === self { view.becomeFirstResponder() }
  }
}
