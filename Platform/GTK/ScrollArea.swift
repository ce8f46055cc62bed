import CGTK

/// A GtkScrolledWindow around one content widget.
@MainActor package final class ScrollArea: Widget {
  package var onScroll: (@MainActor () -> Void)?

  package init() {
    super.init(
      adopting: foyer_widget_new(gtk_scrolled_window_get_type(), GTK_ACCESSIBLE_ROLE_GROUP))
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

  package func setPolicy(horizontal: Bool, vertical: Bool, indicators: Bool) {
    let on = indicators ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
    gtk_scrolled_window_set_policy(
      pointer.opaque, horizontal ? on : GTK_POLICY_NEVER, vertical ? on : GTK_POLICY_NEVER)
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
