import CGTK

package typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// GLib's numbers for its fundamental types, which are macros in C.
enum FundamentalType {
  static let boolean = GType(5 << 2)
  static let integer = GType(6 << 2)
  static let unsigned = GType(7 << 2)
  static let double = GType(15 << 2)
  static let string = GType(16 << 2)
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The same object under another of its C types.
  func rebound<T>(to type: T.Type = T.self) -> UnsafeMutablePointer<T> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: T.self)
  }

  /// The same object for functions whose C type is opaque.
  var opaque: OpaquePointer { OpaquePointer(self) }
}

/// A string that C allocated: copied, then freed.
func takeString(_ text: UnsafeMutablePointer<CChar>?) -> String? {
  guard let text else { return nil }
  defer { g_free(text) }
  return String(cString: text)
}

/// A whole number that fits C's `int`, whatever the input.
package func clampedInt32(_ value: Double) -> Int32 {
  guard value.isFinite else { return value > 0 ? 1_000_000 : 0 }
  return Int32(min(max(value, -1_000_000), 1_000_000))
}

/// The objects in a list model. The model keeps them alive.
func items(of list: OpaquePointer?) -> [gpointer] {
  guard let list else { return [] }
  return (0..<g_list_model_get_n_items(list)).compactMap { index in
    guard let item = g_list_model_get_item(list, index) else { return nil }
    g_object_unref(item)
    return item
  }
}

/// The event controllers of a widget, which keeps them alive.
@MainActor func controllers(of widget: WidgetPointer) -> [gpointer] {
  let list = gtk_widget_observe_controllers(widget)
  defer { g_object_unref(UnsafeMutableRawPointer(list)) }
  return items(of: list)
}

/// The input method that types into a widget; nil for one that takes no text.
@MainActor func inputMethod(of widget: WidgetPointer) -> gpointer? {
  controllers(of: widget).lazy
    .filter { foyer_is_a($0, gtk_event_controller_key_get_type()) != 0 }
    .compactMap { gtk_event_controller_key_get_im_context(OpaquePointer($0)) }
    .first.map { UnsafeMutableRawPointer($0) }
}
