import CGTK

/// The text that an input method is handing over at the moment, before the input has it.
///
/// GtkText deletes what is selected and inserts what was typed in two steps that know nothing of
/// each other; this tells the first one about the second.
@MainActor enum TypedText {
  /// The text, with the input method that has it.
  private static var current: (method: gpointer, text: String)?
  private static var isWatching = false

  /// The text that `method` is handing over; nil while it hands over nothing.
  static func text(from method: gpointer?) -> String? {
    current.flatMap { $0.method == method ? $0.text : nil }
  }

  /// Forgets the text once the input has it, or has refused it.
  static func forget() { current = nil }

  /// Listens to all input methods from now on.
  static func watch() {
    guard !isWatching, let type = g_type_class_ref(gtk_im_context_get_type()) else { return }
    isWatching = true
    let heard:
      @convention(c) @MainActor (gpointer?, guint, UnsafePointer<GValue>?, gpointer?) -> gboolean =
        {
          _, count, values, _ in
          guard count > 1, let values, let method = g_value_get_object(values),
            let text = g_value_get_string(values + 1)
          else { return 1 }
          TypedText.current = (method, String(cString: text))
          return 1
        }
    g_signal_add_emission_hook(
      g_signal_lookup("commit", gtk_im_context_get_type()), 0,
      unsafeBitCast(heard, to: GSignalEmissionHook.self), nil, nil)
    g_type_class_unref(type)
  }
}
