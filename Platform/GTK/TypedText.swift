import CGTK

/// The text that an input method is handing over at the moment, before the input has it.
///
/// GtkText deletes what is selected and inserts what was typed in two steps that know nothing of
/// each other; this tells the first one about the second.
@MainActor enum TypedText {
  static var current: String?
  private static var isWatching = false

  /// Listens to all input methods from now on.
  static func watch() {
    guard !isWatching, let type = g_type_class_ref(gtk_im_context_get_type()) else { return }
    isWatching = true
    let heard:
      @convention(c) @MainActor (gpointer?, guint, UnsafePointer<GValue>?, gpointer?) -> gboolean =
        {
          _, count, values, _ in
          guard count > 1, let text = values.flatMap({ g_value_get_string($0 + 1) }) else {
            return 1
          }
          TypedText.current = String(cString: text)
          return 1
        }
    g_signal_add_emission_hook(
      g_signal_lookup("commit", gtk_im_context_get_type()), 0,
      unsafeBitCast(heard, to: GSignalEmissionHook.self), nil, nil)
    g_type_class_unref(type)
  }
}
