import GTK

/// Tells responders about presses that no control takes.
extension UIWindow {
  func hearTouches(on host: Widget) {
    host.onPress(isFirst: true) { phase, _, _, _ in
      if phase == .began { GestureArena.shared.begin() }
    }
    host.onPress { [weak self] phase, count, x, y in
      self?.pressed(phase, count: count, at: CGPoint(x: x, y: y))
    }
  }

  private func pressed(_ phase: Widget.PressPhase, count: Int, at point: CGPoint) {
    switch phase {
    case .began:
      end(.cancelled)
      guard let view = hitTest(point, with: nil), !view.isPartOfControl else { return }
      let touch = UITouch(view: view, in: self, at: point, tapCount: count)
      self.touch = touch
      view.touchesBegan([touch], with: UIEvent(touch))
    case .ended:
      // As on iOS, a gesture that is recognised takes the touch away.
      end(touch?.view?.isUnderGesture == true ? .cancelled : .ended)
    case .moved: break
    case .cancelled:
      end(.cancelled)
    }
  }

  private func end(_ phase: UITouch.Phase) {
    guard let touch else { return }
    self.touch = nil
    touch.phase = phase
    touch.timestamp = ProcessInfo.processInfo.systemUptime
    let event = UIEvent(touch)
    if phase == .ended {
      touch.view?.touchesEnded([touch], with: event)
    } else {
      touch.view?.touchesCancelled([touch], with: event)
    }
  }
}

extension UIView {
  private var ancestry: some Sequence<UIView> { sequence(first: self, next: \.superview) }

  fileprivate var isPartOfControl: Bool { ancestry.contains { $0 is UIControl } }

  fileprivate var isUnderGesture: Bool {
    ancestry.contains { $0.gestures.contains { $0.isEnabled } }
  }
}
