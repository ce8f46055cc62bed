import CPixbuf
import ScanWire

/// The file of a picture, in a process that may die of it.
struct PictureFile {
  /// The longest side of what a picture is unpacked to, in pixels.
  static let longestSide = 4096
  /// The memory that it needs, in bytes.
  static let unpackedBytes = longestSide * longestSide
  /// The most pixels that a file may have.
  static let mostPixels = 50_000_000

  private let file: UnsafeRawBufferPointer

  init(_ file: UnsafeRawBufferPointer) {
    self.file = file
  }

  /// Writes the picture as grey bytes, row by row without gaps. What is see-through stands on white.
  func unpack(
    into memory: UnsafeMutableRawBufferPointer
  ) throws(ScanFailure) -> (width: Int, height: Int) {
    guard let loader = gdk_pixbuf_loader_new() else { throw .system }
    defer { g_object_unref(loader) }
    let limit = Limit()
    foyer_pixbuf_on_size(
      loader,
      { loader, width, height, context in
        guard let loader, let context else { return }
        let limit = Unmanaged<Limit>.fromOpaque(context).takeUnretainedValue()
        limit.check(width: Int(width), height: Int(height), loader: loader)
      }, Unmanaged.passUnretained(limit).toOpaque())
    let start = file.bindMemory(to: UInt8.self).baseAddress
    let isWritten = gdk_pixbuf_loader_write(loader, start, gsize(file.count), nil) != 0
    let isClosed = gdk_pixbuf_loader_close(loader, nil) != 0
    if limit.isExceeded { throw .pixels }
    guard isWritten, isClosed, let picture = gdk_pixbuf_loader_get_pixbuf(loader) else {
      throw .unreadable
    }
    return try Self.copy(picture, into: memory)
  }

  /// Knows the size of a picture before it is unpacked.
  private final class Limit {
    var isExceeded = false

    func check(width: Int, height: Int, loader: UnsafeMutablePointer<GdkPixbufLoader>) {
      if width <= 0 || height <= 0 || width > PictureFile.mostPixels / max(height, 1) {
        isExceeded = true
        // A size of nothing has the loader take the picture no further.
        gdk_pixbuf_loader_set_size(loader, 0, 0)
        return
      }
      let longest = max(width, height)
      guard longest > PictureFile.longestSide else { return }
      gdk_pixbuf_loader_set_size(
        loader, Int32(max(width * PictureFile.longestSide / longest, 1)),
        Int32(max(height * PictureFile.longestSide / longest, 1)))
    }
  }

  private static func copy(
    _ picture: OpaquePointer, into memory: UnsafeMutableRawBufferPointer
  ) throws(ScanFailure) -> (width: Int, height: Int) {
    let width = Int(gdk_pixbuf_get_width(picture))
    let height = Int(gdk_pixbuf_get_height(picture))
    let stride = Int(gdk_pixbuf_get_rowstride(picture))
    let channels = Int(gdk_pixbuf_get_n_channels(picture))
    guard let pixels = gdk_pixbuf_read_pixels(picture),
      gdk_pixbuf_get_bits_per_sample(picture) == 8,
      channels >= 3, width * height <= memory.count
    else { throw .unreadable }
    for y in 0..<height {
      let row = pixels + y * stride
      for x in 0..<width {
        let pixel = row + x * channels
        // The weights of ITU-R BT.601, in parts of 256.
        var grey = (77 * Int(pixel[0]) + 150 * Int(pixel[1]) + 29 * Int(pixel[2])) >> 8
        if channels == 4 { grey = (grey * Int(pixel[3]) + 255 * (255 - Int(pixel[3]))) / 255 }
        memory[y * width + x] = UInt8(truncatingIfNeeded: grey)
      }
    }
    return (width, height)
  }
}
