import CGTK

extension Widget {
  package enum PressPhase: Sendable { case began, moved, ended, cancelled }

  /// Hears presses of the first button and of fingers, before what is in the widget with
  /// `isFirst`, else after it. Places are in the widget's own coordinates.
  @discardableResult
  package func onPress(
    isFirst: Bool = false,
    _ action:
      @escaping @MainActor (_ phase: PressPhase, _ count: Int, _ x: Double, _ y: Double)
      -> Void
  ) -> GestureHandle {
    let gesture = gtk_gesture_click_new()
    gtk_gesture_single_set_button(gesture, 1)
    gtk_event_controller_set_name(gesture, OwnController.press)
    gtk_event_controller_set_propagation_phase(
      gesture, isFirst ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE)
    gtk_widget_add_controller(pointer, gesture)
    let box = PressBox(action)
    let object = UnsafeMutableRawPointer(gesture!)
    let began: PressBox.Handler = { _, count, x, y, data in
      PressBox.of(data)?.tell(.began, Int(count), x, y)
    }
    let ended: PressBox.Handler = { _, count, x, y, data in
      PressBox.of(data)?.tell(.ended, Int(count), x, y)
    }
    let moved: @convention(c) @MainActor (gpointer?, gpointer?, gpointer?) -> Void = {
      gesture, sequence, data in
      PressBox.of(data)?.moved(gesture, sequence)
    }
    Signal.attach(object, "pressed", unsafeBitCast(began, to: GCallback.self), box)
    Signal.attach(object, "released", unsafeBitCast(ended, to: GCallback.self), box)
    Signal.attach(object, "update", unsafeBitCast(moved, to: GCallback.self), box)
    Signal.connectIgnoringArgument(object, "cancel") { box.tell(.cancelled, 0, 0, 0) }
    return GestureHandle(widget: self, controller: gesture!)
  }
}

/// Who hears presses.
@MainActor private final class PressBox {
  typealias Handler =
    @convention(c) @MainActor (gpointer?, Int32, Double, Double, gpointer?) -> Void

  private let action: @MainActor (Widget.PressPhase, Int, Double, Double) -> Void
  private var isDown = false

  init(_ action: @escaping @MainActor (Widget.PressPhase, Int, Double, Double) -> Void) {
    self.action = action
  }

  static func of(_ data: gpointer?) -> PressBox? {
    data.map { Unmanaged<PressBox>.fromOpaque($0).takeUnretainedValue() }
  }

  func tell(_ phase: Widget.PressPhase, _ count: Int, _ x: Double, _ y: Double) {
    isDown = phase == .began || phase == .moved
    action(phase, count, x, y)
  }

  func moved(_ gesture: gpointer?, _ sequence: gpointer?) {
    guard isDown, let gesture else { return }
    if let place = DrivenPress.place {
      return tell(.moved, 0, place.x, place.y)
    }
    var (x, y) = (0.0, 0.0)
    guard
      gtk_gesture_get_point(OpaquePointer(gesture), sequence.map { OpaquePointer($0) }, &x, &y)
        != 0
    else { return }
    tell(.moved, 0, x, y)
  }
}

/// A gesture that has been added to a widget, which it keeps alive.
@MainActor package struct GestureHandle {
  fileprivate let widget: Widget
  fileprivate let controller: OpaquePointer

  package func remove() { gtk_widget_remove_controller(widget.pointer, controller) }

  /// Keeps the press from everybody who has not heard it yet, and takes it from what is inside.
  package func claim() {
    GestureClaim.isDriven = true
    gtk_gesture_set_state(controller, GTK_EVENT_SEQUENCE_CLAIMED)
  }
}
