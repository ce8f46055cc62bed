import CGTK

extension Widget {
  private final class Asking {
    let text: @MainActor (_ point: (x: Double, y: Double)?) -> String?
    init(_ text: @escaping @MainActor ((x: Double, y: Double)?) -> String?) { self.text = text }
  }

  /// Whether GTK asks for words beside the pointer when that rests on the widget or in it.
  package var asksForToolTips: Bool {
    get { gtk_widget_get_has_tooltip(pointer) != 0 }
    set { gtk_widget_set_has_tooltip(pointer, newValue ? 1 : 0) }
  }

  /// Says the words for a point of the widget, in points from its top left; without a point they are
  /// asked for what has the keyboard.
  package func onToolTip(_ text: @escaping @MainActor ((x: Double, y: Double)?) -> String?) {
    let call:
      @convention(c) @MainActor (
        WidgetPointer?, gint, gint, gboolean, OpaquePointer?, gpointer?
      ) -> gboolean = { _, x, y, isKeyboard, toolTip, data in
        guard let data else { return 0 }
        let asking = Unmanaged<Asking>.fromOpaque(data).takeUnretainedValue()
        let point = isKeyboard != 0 ? nil : (x: Double(x), y: Double(y))
        guard let words = asking.text(point) else { return 0 }
        gtk_tooltip_set_text(toolTip, words)
        return 1
      }
    Signal.attach(
      object, "query-tooltip", unsafeBitCast(call, to: GCallback.self), Asking(text))
  }
}
