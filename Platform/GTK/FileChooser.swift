import CGTK

/// The desktop's dialog for choosing files; through a portal where there is one.
@MainActor package final class FileChooser {
  private let chooser: OpaquePointer
  private var object: UnsafeMutableRawPointer { UnsafeMutableRawPointer(chooser) }
  private var answer: (@MainActor ([String]?) -> Void)?
  /// A dialog that is open keeps itself.
  private var own: FileChooser?

  /// - Parameters:
  ///   - title: What is asked.
  ///   - window: The window that waits.
  ///   - kinds: MIME types, for instance `image/*`; all files where there are none.
  ///   - allowsMultiple: Whether several files can be chosen.
  package init(title: String?, over window: NativeWindow?, kinds: [String], allowsMultiple: Bool) {
    chooser = gtk_file_chooser_native_new(
      title, window?.window, GTK_FILE_CHOOSER_ACTION_OPEN, nil, nil)
    gtk_native_dialog_set_modal(dialog, 1)
    gtk_file_chooser_set_select_multiple(chooser, allowsMultiple ? 1 : 0)
    guard !kinds.isEmpty, let filter = gtk_file_filter_new() else { return }
    for kind in kinds { gtk_file_filter_add_mime_type(filter, kind) }
    gtk_file_chooser_add_filter(chooser, filter)
    g_object_unref(UnsafeMutableRawPointer(filter))
  }

  /// Asks where to write a file. The dialog itself asks before another is replaced.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - window: The window that waits.
  ///   - name: The name that the file has unless the person changes it.
  package init(title: String?, over window: NativeWindow?, savingAs name: String) {
    chooser = gtk_file_chooser_native_new(
      title, window?.window, GTK_FILE_CHOOSER_ACTION_SAVE, nil, nil)
    gtk_native_dialog_set_modal(dialog, 1)
    gtk_file_chooser_set_current_name(chooser, name)
  }

  isolated deinit { g_object_unref(object) }

  private var dialog: UnsafeMutablePointer<GtkNativeDialog> {
    object.assumingMemoryBound(to: GtkNativeDialog.self)
  }

  /// Opens the dialog. `answer` is called once, with the paths of the files, or with nil where none
  /// was chosen.
  package func show(_ answer: @escaping @MainActor ([String]?) -> Void) {
    self.answer = answer
    own = self
    final class Box {
      weak var chooser: FileChooser?
      init(_ chooser: FileChooser) { self.chooser = chooser }
    }
    let responded: @convention(c) @MainActor (gpointer?, Int32, gpointer?) -> Void = {
      _, response, data in
      guard let data else { return }
      let chooser = Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().chooser
      chooser?.finish(isAccepted: response == GTK_RESPONSE_ACCEPT.rawValue)
    }
    Signal.attach(object, "response", unsafeBitCast(responded, to: GCallback.self), Box(self))
    gtk_native_dialog_show(dialog)
  }

  private func finish(isAccepted: Bool) {
    defer { own = nil }
    let answer = answer
    self.answer = nil
    answer?(isAccepted ? paths : nil)
  }

  /// The files that have a place in the file system.
  private var paths: [String] {
    guard let files = gtk_file_chooser_get_files(chooser) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(files)) }
    return (0..<g_list_model_get_n_items(files)).compactMap { index in
      guard let file = g_list_model_get_object(files, index) else { return nil }
      defer { g_object_unref(file) }
      return GivenPictures.path(of: OpaquePointer(file))
    }
  }
}
