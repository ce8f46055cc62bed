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
    let picture = try load(longestSide: Self.longestSide)
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    return try Self.copy(picture, bytesAPixel: 1, into: memory) { pixel, place in
      // The weights of ITU-R BT.601, in parts of 256.
      let sum = 77 * Int(pixel.red) + 150 * Int(pixel.green) + 29 * Int(pixel.blue)
      place[0] = UInt8(truncatingIfNeeded: sum >> 8)
    }
  }

  /// Writes a small picture of it, upright, as red, green, blue and alpha, row by row without gaps.
  func shrink(
    into memory: UnsafeMutableRawBufferPointer
  ) throws(ScanFailure) -> (width: Int, height: Int) {
    let loaded = try load(longestSide: WireFormat.thumbnailSide)
    let picture = gdk_pixbuf_apply_embedded_orientation(loaded)
    g_object_unref(UnsafeMutableRawPointer(loaded))
    guard let picture else { throw .unreadable }
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    return try Self.copy(picture, bytesAPixel: 4, into: memory) { pixel, place in
      (place[0], place[1], place[2], place[3]) = (pixel.red, pixel.green, pixel.blue, 255)
    }
  }

  /// Takes the file apart; what it gives is the caller's to let go of.
  private func load(longestSide: Int) throws(ScanFailure) -> OpaquePointer {
    guard let loader = gdk_pixbuf_loader_new() else { throw .system }
    defer { g_object_unref(loader) }
    let limit = Limit(longestSide: longestSide)
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
    g_object_ref(UnsafeMutableRawPointer(picture))
    return picture
  }

  /// Knows the size of a picture before it is unpacked.
  private final class Limit {
    private let longestSide: Int
    var isExceeded = false

    init(longestSide: Int) {
      self.longestSide = longestSide
    }

    func check(width: Int, height: Int, loader: UnsafeMutablePointer<GdkPixbufLoader>) {
      if width <= 0 || height <= 0 || width > PictureFile.mostPixels / max(height, 1) {
        isExceeded = true
        // A size of nothing has the loader take the picture no further.
        gdk_pixbuf_loader_set_size(loader, 0, 0)
        return
      }
      let longest = max(width, height)
      guard longest > longestSide else { return }
      gdk_pixbuf_loader_set_size(
        loader, Int32(max(width * longestSide / longest, 1)),
        Int32(max(height * longestSide / longest, 1)))
    }
  }

  private struct Pixel {
    let red: UInt8
    let green: UInt8
    let blue: UInt8
  }

  /// Writes each pixel as it is on white.
  private static func copy(
    _ picture: OpaquePointer, bytesAPixel: Int, into memory: UnsafeMutableRawBufferPointer,
    _ write: (Pixel, UnsafeMutablePointer<UInt8>) -> Void
  ) throws(ScanFailure) -> (width: Int, height: Int) {
    let width = Int(gdk_pixbuf_get_width(picture))
    let height = Int(gdk_pixbuf_get_height(picture))
    let stride = Int(gdk_pixbuf_get_rowstride(picture))
    let channels = Int(gdk_pixbuf_get_n_channels(picture))
    guard let pixels = gdk_pixbuf_read_pixels(picture),
      gdk_pixbuf_get_bits_per_sample(picture) == 8,
      channels >= 3, width * height * bytesAPixel <= memory.count,
      var place = memory.bindMemory(to: UInt8.self).baseAddress
    else { throw .unreadable }
    for y in 0..<height {
      let row = pixels + y * stride
      for x in 0..<width {
        let source = row + x * channels
        let alpha = channels == 4 ? Int(source[3]) : 255
        let onWhite = { (value: UInt8) in
          UInt8(truncatingIfNeeded: (Int(value) * alpha + 255 * (255 - alpha)) / 255)
        }
        let pixel =
          alpha == 255
          ? Pixel(red: source[0], green: source[1], blue: source[2])
          : Pixel(red: onWhite(source[0]), green: onWhite(source[1]), blue: onWhite(source[2]))
        write(pixel, place)
        place += bytesAPixel
      }
    }
    return (width, height)
  }
}
