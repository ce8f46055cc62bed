import CGTK

/// A GtkScrolledWindow around one content widget.
@MainActor package final class ScrollArea: Widget {
  package var onScroll: (@MainActor () -> Void)?
  /// Called when the part that is seen is larger or smaller, or when there is more or less.
  package var onExtent: (@MainActor () -> Void)?

  package init() {
    super.init(
      adopting: foyer_widget_new(ScrollAreaClass.type, GTK_ACCESSIBLE_ROLE_GROUP))
    gtk_scrolled_window_set_policy(pointer.opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC)
    // The bars are for the eye and the pointer; readers move through the content itself.
    for bar in [
      gtk_scrolled_window_get_hscrollbar(pointer.opaque),
      gtk_scrolled_window_get_vscrollbar(pointer.opaque),
    ] { foyer_accessible_state(bar, GTK_ACCESSIBLE_STATE_HIDDEN, 1) }
    for adjustment in [horizontal, vertical] {
      Signal.connect(UnsafeMutableRawPointer(adjustment), "value-changed") { [weak self] in
        self?.onScroll?()
      }
      Signal.connect(UnsafeMutableRawPointer(adjustment), "changed") { [weak self] in
        self?.onExtent?()
      }
    }
    forgetHandlersWhenUnrealized()
  }

  /// GTK 4.8 connects to the desktop's settings and to both adjustments each time the area is
  /// realized and never lets go, so that an area grows each time it leaves a window and returns.
  private func forgetHandlersWhenUnrealized() {
    let area = pointer
    Signal.connect(object, "unrealize") {
      gtk_scrolled_window_set_overlay_scrolling(area.opaque, 0)
      g_signal_handlers_disconnect_matched(
        gpointer(gtk_widget_get_settings(area)), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, area)
    }
    Signal.connectAfter(object, "realize") {
      gtk_scrolled_window_set_overlay_scrolling(area.opaque, 1)
    }
  }

  package var content: Widget? {
    didSet {
      gtk_scrolled_window_set_child(pointer.opaque, content?.pointer)
    }
  }

  private var horizontal: UnsafeMutablePointer<GtkAdjustment> {
    gtk_scrolled_window_get_hadjustment(pointer.opaque)
  }
  private var vertical: UnsafeMutablePointer<GtkAdjustment> {
    gtk_scrolled_window_get_vadjustment(pointer.opaque)
  }

  /// Whether there is anything to scroll from side to side, which bars are shown, and whether a
  /// person cannot scroll while the program still can.
  package func setPolicy(
    horizontal: Bool, indicators: (horizontal: Bool, vertical: Bool), isLocked: Bool
  ) {
    func policy(_ shows: Bool) -> GtkPolicyType {
      shows && !isLocked ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
    }
    gtk_scrolled_window_set_policy(
      pointer.opaque, horizontal ? policy(indicators.horizontal) : GTK_POLICY_NEVER,
      policy(indicators.vertical))
    guard isLocked != self.isLocked else { return }
    self.isLocked = isLocked
    gtk_scrolled_window_set_kinetic_scrolling(pointer.opaque, isLocked ? 0 : 1)
    if isLocked { addLock() }
  }

  /// Which bars may be shown.
  package var showsBars: (horizontal: Bool, vertical: Bool) {
    var horizontal = GTK_POLICY_NEVER
    var vertical = GTK_POLICY_NEVER
    gtk_scrolled_window_get_policy(pointer.opaque, &horizontal, &vertical)
    return (horizontal == GTK_POLICY_AUTOMATIC, vertical == GTK_POLICY_AUTOMATIC)
  }

  private var isLocked = false
  private var hasLock = false

  /// Takes the wheel's events before the area has them, while it is locked.
  private func addLock() {
    guard !hasLock else { return }
    hasLock = true
    let controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(pointer, controller)
    final class Lock {
      weak var area: ScrollArea?
      init(_ area: ScrollArea) { self.area = area }
    }
    let scrolled: @convention(c) @MainActor (gpointer?, Double, Double, gpointer?) -> gboolean = {
      _, _, _, data in
      guard let data else { return 0 }
      let area = Unmanaged<Lock>.fromOpaque(data).takeUnretainedValue().area
      return area?.isLocked == true ? 1 : 0
    }
    Signal.attach(
      UnsafeMutableRawPointer(controller!), "scroll", unsafeBitCast(scrolled, to: GCallback.self),
      Lock(self))
  }

  /// Says how much there is before GTK has found out, so that an offset can be set.
  package func expect(width: Double, height: Double, pageWidth: Double, pageHeight: Double) {
    for (adjustment, length, page) in [
      (horizontal, width, pageWidth), (vertical, height, pageHeight),
    ] {
      gtk_adjustment_configure(
        adjustment, gtk_adjustment_get_value(adjustment), 0, max(length, page), page * 0.1,
        page * 0.9, page)
    }
  }

  package var offset: (x: Double, y: Double) {
    get { (gtk_adjustment_get_value(horizontal), gtk_adjustment_get_value(vertical)) }
    set {
      gtk_adjustment_set_value(horizontal, newValue.x)
      gtk_adjustment_set_value(vertical, newValue.y)
    }
  }

  /// The part that is seen, and how much there is, in points.
  package var extent: (pageWidth: Double, pageHeight: Double, width: Double, height: Double) {
    (
      gtk_adjustment_get_page_size(horizontal), gtk_adjustment_get_page_size(vertical),
      gtk_adjustment_get_upper(horizontal), gtk_adjustment_get_upper(vertical)
    )
  }
}
