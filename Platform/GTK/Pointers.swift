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
