import CGTK

/// The class behind ``ScrollArea``, registered from Swift.
///
/// GtkScrolledWindow keeps the keyboard's focus from moving on where neither it nor anything in it can
/// have that: it tries to take it itself, and says that it has.
@MainActor enum ScrollAreaClass {
  static let type: GType = {
    let parent = gtk_scrolled_window_get_type()
    var facts = GTypeQuery()
    g_type_query(parent, &facts)
    let initialise: @convention(c) @MainActor (gpointer?, gpointer?) -> Void = { data, _ in
      guard let widget = data?.assumingMemoryBound(to: GtkWidgetClass.self) else { return }
      widget.pointee.focus = unsafeBitCast(
        ScrollAreaClass.focus, to: Swift.type(of: widget.pointee.focus))
    }
    var info = GTypeInfo()
    info.class_size = guint16(facts.class_size)
    info.class_init = unsafeBitCast(initialise, to: GClassInitFunc.self)
    info.instance_size = guint16(facts.instance_size)
    return g_type_register_static(parent, "FoyerScrollArea", &info, GTypeFlags(rawValue: 0))
  }()

  private static let focus:
    @convention(c) @MainActor (WidgetPointer?, GtkDirectionType) -> gboolean =
      { widget, direction in
        guard let widget else { return 0 }
        guard gtk_widget_get_focusable(widget) != 0 else {
          return gtk_scrolled_window_get_child(widget.opaque).map {
            gtk_widget_child_focus($0, direction)
          } ?? 0
        }
        let parent = g_type_class_peek(gtk_scrolled_window_get_type())
        return parent?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.focus?(
          widget, direction)
          ?? 0
      }
}
