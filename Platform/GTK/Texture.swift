import CGTK

/// Pixels that GTK can paint.
package final class Texture: @unchecked Sendable {  // A GdkTexture never changes.
  let pointer: OpaquePointer

  init(adopting pointer: OpaquePointer) { self.pointer = pointer }
  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

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

  /// The size in pixels that a picture has by itself; nil when the bytes are none.
  ///
  /// Nothing of that size is made: a picture of few bytes can claim to be as large as it likes.
  package static func naturalSize(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    final class Size {
      var width = 0
      var height = 0
    }
    guard let loader = gdk_pixbuf_loader_new() else { return nil }
    let object = UnsafeMutableRawPointer(loader)
    defer { g_object_unref(object) }
    let size = Size()
    let prepared: @convention(c) (gpointer?, Int32, Int32, gpointer?) -> Void = {
      loader, width, height, data in
      guard let loader, let data else { return }
      let size = Unmanaged<Size>.fromOpaque(data).takeUnretainedValue()
      (size.width, size.height) = (Int(width), Int(height))
      gdk_pixbuf_loader_set_size(loader.assumingMemoryBound(to: GdkPixbufLoader.self), 1, 1)
    }
    g_signal_connect_data(
      object, "size-prepared", unsafeBitCast(prepared, to: GCallback.self),
      Unmanaged.passUnretained(size).toOpaque(), nil, GConnectFlags(rawValue: 0))
    _ = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), nil)
    _ = gdk_pixbuf_loader_close(loader, nil)
    return size.width > 0 && size.height > 0 ? (size.width, size.height) : nil
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

  /// As above, `height` rows of `bytesPerRow` bytes; nil where there are fewer. The bytes are copied.
  package static func make(
    rgba bytes: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int
  ) -> Texture? {
    guard width > 0, height > 0, width <= 1 << 15, height <= 1 << 15, bytesPerRow >= width * 4,
      bytesPerRow <= bytes.count / height
    else { return nil }
    let data = g_bytes_new(bytes.baseAddress, gsize(height * bytesPerRow))
    defer { g_bytes_unref(data) }
    return gdk_memory_texture_new(
      Int32(width), Int32(height), GDK_MEMORY_R8G8B8A8, data, gsize(bytesPerRow)
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
