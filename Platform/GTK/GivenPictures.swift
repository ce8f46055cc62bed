import CGTK

/// What a person drops on a widget or has put on the clipboard.
package enum GivenPicture: Sendable {
  /// A file with a picture, by its path.
  case file(String)
  /// A picture itself.
  case texture(Texture)
}

/// Takes pictures that are dropped and pasted.
@MainActor package enum GivenPictures {
  /// The path of a GFile; nil where it has none in the file system.
  static func path(of file: OpaquePointer) -> String? {
    guard let path = g_file_get_path(file) else { return nil }
    defer { g_free(path) }
    return String(cString: path)
  }

  /// The picture that a value of the clipboard or of a drop holds.
  private static func picture(in value: UnsafePointer<GValue>) -> GivenPicture? {
    if foyer_value_holds(value, gdk_file_list_get_type()) != 0 {
      guard let files = gdk_file_list_get_files(OpaquePointer(g_value_get_boxed(value))) else {
        return nil
      }
      defer { g_slist_free(files) }
      guard let file = files.pointee.data else { return nil }
      return path(of: OpaquePointer(file)).map { .file($0) }
    }
    guard let object = g_value_get_object(value) else { return nil }
    if foyer_is_a(object, gdk_texture_get_type()) != 0 {
      g_object_ref(object)
      return .texture(Texture(adopting: OpaquePointer(object)))
    }
    if foyer_is_a(object, g_file_get_type()) != 0 {
      return path(of: OpaquePointer(object)).map { .file($0) }
    }
    return nil
  }

  private static var types: [GType] {
    [gdk_file_list_get_type(), g_file_get_type(), gdk_texture_get_type()]
  }

  /// Hears pictures that are dropped on a widget. `action` says whether it takes one.
  package static func hearDrops(
    on widget: Widget, _ action: @escaping @MainActor (GivenPicture) -> Bool
  ) {
    guard let target = gtk_drop_target_new(0, GDK_ACTION_COPY) else { return }
    var types = types
    gtk_drop_target_set_gtypes(target, &types, gsize(types.count))
    final class Box {
      let action: @MainActor (GivenPicture) -> Bool
      init(_ action: @escaping @MainActor (GivenPicture) -> Bool) { self.action = action }
    }
    let dropped:
      @convention(c) @MainActor (
        gpointer?, UnsafePointer<GValue>?, Double, Double, gpointer?
      ) -> gboolean = { _, value, _, _, data in
        guard let value, let data, let picture = GivenPictures.picture(in: value) else { return 0 }
        return Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().action(picture) ? 1 : 0
      }
    Signal.attach(
      UnsafeMutableRawPointer(target), "drop", unsafeBitCast(dropped, to: GCallback.self),
      Box(action))
    gtk_widget_add_controller(widget.pointer, target)
  }

  private static var clipboard: OpaquePointer? {
    gdk_display_get_default().map { gdk_display_get_clipboard($0) }
  }

  /// Whether there is a picture on the clipboard, or a file.
  package static var isOnClipboard: Bool {
    guard let clipboard, let formats = gdk_clipboard_get_formats(clipboard) else { return false }
    return type(in: formats) != nil
  }

  /// Whether there is text on the clipboard, which a field pastes.
  package static var isTextOnClipboard: Bool {
    guard let clipboard, let formats = gdk_clipboard_get_formats(clipboard) else { return false }
    let all = gdk_content_formats_union_deserialize_gtypes(gdk_content_formats_ref(formats))
    defer { gdk_content_formats_unref(all) }
    return gdk_content_formats_contain_gtype(all, FundamentalType.string) != 0
  }

  private static func type(in formats: OpaquePointer) -> GType? {
    let formats = gdk_content_formats_union_deserialize_gtypes(gdk_content_formats_ref(formats))
    defer { gdk_content_formats_unref(formats) }
    return types.first { gdk_content_formats_contain_gtype(formats, $0) != 0 }
  }

  /// Reads the picture on the clipboard; nil where there is none or its owner does not give it.
  package static func readClipboard(_ answer: @escaping @MainActor (GivenPicture?) -> Void) {
    guard let clipboard, let formats = gdk_clipboard_get_formats(clipboard),
      let type = type(in: formats)
    else { return answer(nil) }
    final class Box {
      let answer: @MainActor (GivenPicture?) -> Void
      init(_ answer: @escaping @MainActor (GivenPicture?) -> Void) { self.answer = answer }
    }
    let read: @convention(c) (UnsafeMutablePointer<GObject>?, OpaquePointer?, gpointer?) -> Void = {
      source, result, data in
      guard let data else { return }
      // GTK calls back on the thread of its loop, which is the main one.
      nonisolated(unsafe) let answered = (source: source, result: result, data: data)
      MainActor.assumeIsolated {
        let box = Unmanaged<Box>.fromOpaque(answered.data).takeRetainedValue()
        var failure: UnsafeMutablePointer<GError>?
        let value = gdk_clipboard_read_value_finish(
          answered.source.map { OpaquePointer($0) }, answered.result, &failure)
        if let failure { g_error_free(failure) }
        box.answer(value.flatMap { GivenPictures.picture(in: $0) })
      }
    }
    gdk_clipboard_read_value_async(
      clipboard, type, 0, nil, read, Unmanaged.passRetained(Box(answer)).toOpaque())
  }

  /// Puts a picture on the clipboard.
  package static func copy(_ texture: Texture) {
    guard let clipboard else { return }
    gdk_clipboard_set_texture(clipboard, texture.pointer)
  }
}
