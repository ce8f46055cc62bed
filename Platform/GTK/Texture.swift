import CGTK

/// Pixels that GTK can paint.
@MainActor package final class Texture {
  let pointer: OpaquePointer

  init(adopting pointer: OpaquePointer) { self.pointer = pointer }
  isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  package var width: Int { Int(gdk_texture_get_width(pointer)) }
  package var height: Int { Int(gdk_texture_get_height(pointer)) }

  /// Decodes a PNG, JPEG, TIFF or, through gdk-pixbuf, any other picture.
  package static func decode(_ bytes: [UInt8]) throws(GTKError) -> Texture {
    var failure: UnsafeMutablePointer<GError>?
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    if let texture = gdk_texture_new_from_bytes(data, &failure) {
      return Texture(adopting: texture)
    }
    throw .unreadableImage(reason: takeMessage(failure))
  }

  /// Decodes a scalable picture at a size in pixels.
  package static func decode(
    _ bytes: [UInt8], width: Int, height: Int
  ) throws(GTKError) -> Texture {
    var failure: UnsafeMutablePointer<GError>?
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    let stream = g_memory_input_stream_new_from_bytes(data)
    defer { g_object_unref(stream) }
    guard
      let pixels = gdk_pixbuf_new_from_stream_at_scale(
        stream, Int32(clamping: width), Int32(clamping: height), 1, nil, &failure)
    else { throw .unreadableImage(reason: takeMessage(failure)) }
    defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    return Texture(adopting: gdk_texture_new_for_pixbuf(pixels))
  }

  /// Four bytes a pixel, red first, not multiplied by alpha, rows from the top.
  package static func make(rgba bytes: [UInt8], width: Int, height: Int) -> Texture? {
    guard width > 0, height > 0, bytes.count == width * height * 4 else { return nil }
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    return gdk_memory_texture_new(
      Int32(width), Int32(height), GDK_MEMORY_R8G8B8A8, data, gsize(width * 4)
    ).map { Texture(adopting: $0) }
  }

  /// Four bytes a pixel, blue first, multiplied by alpha: width × height × 4 bytes.
  package func pixels() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    gdk_texture_download(pointer, &bytes, gsize(width * 4))
    return bytes
  }

  package func savePNG(to path: String) throws(GTKError) {
    guard gdk_texture_save_to_png(pointer, path) != 0 else { throw .unwritableImage(path: path) }
  }

  /// The picture as PNG.
  package func pngBytes() -> [UInt8]? {
    guard let data = gdk_texture_save_to_png_bytes(pointer) else { return nil }
    defer { g_bytes_unref(data) }
    var count: gsize = 0
    guard let start = g_bytes_get_data(data, &count) else { return nil }
    return Array(
      UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: Int(count)))
  }

  private static func takeMessage(_ failure: UnsafeMutablePointer<GError>?) -> String {
    guard let failure else { return "unknown format" }
    defer { g_error_free(failure) }
    return String(cString: failure.pointee.message)
  }
}
