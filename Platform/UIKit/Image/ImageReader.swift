import GTK

/// Finds and reads picture files.
enum ImageReader {
  enum Failure: Error, CustomStringConvertible {
    case missing
    case tooLarge(bytes: Int, limit: Int)
    case tooManyPixels(limit: Int)
    case unreadable(String)

    var description: String {
      switch self {
      case .missing: "there is no such file, or it may not be read"
      case .tooLarge(let bytes, let limit): "\(bytes) bytes are more than the limit of \(limit)"
      case .tooManyPixels(let limit): "it claims to have more than \(limit) pixels"
      case .unreadable(let reason): reason
      }
    }
  }

  /// A picture for a screen is never larger than this.
  static let limit = 64 << 20
  /// Four bytes each: a quarter of a gigabyte.
  static let pixelLimit = 64 << 20

  static func read(path: String) throws(Failure) -> UIImage.Content {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    if let size = attributes?[.size] as? Int, size > limit {
      throw .tooLarge(bytes: size, limit: limit)
    }
    guard let data = FileManager.default.contents(atPath: path) else { throw .missing }
    return try read(Array(data))
  }

  static func read(_ bytes: [UInt8]) throws(Failure) -> UIImage.Content {
    guard bytes.count <= limit else { throw .tooLarge(bytes: bytes.count, limit: limit) }
    if isVector(bytes) {
      guard let size = Texture.naturalSize(of: bytes) else {
        throw .unreadable("it is no picture that can be drawn")
      }
      return .vector(bytes, width: Double(size.width), height: Double(size.height))
    }
    if let size = pngSize(bytes), size.height > 0, size.width > pixelLimit / size.height {
      throw .tooManyPixels(limit: pixelLimit)
    }
    do {
      return .texture(try Texture.decode(bytes))
    } catch {
      if case .unreadableImage(let reason) = error { throw .unreadable(reason) }
      throw .unreadable("\(error)")
    }
  }

  /// The size that the head of a PNG claims: two numbers of four bytes, largest first, from byte 16.
  private static func pngSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }

  private static func isVector(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(512), as: UTF8.self)
    return head.contains("<svg") || head.hasPrefix("<?xml")
  }

  static func find(_ name: String, in bundles: [Bundle]) -> String? {
    let names =
      name.contains(".")
      ? [name]
      : ["svg", "png", "jpg", "jpeg"].flatMap {
        ["\(name).\($0)", "\(name)@2x.\($0)", "\(name)@3x.\($0)"]
      }
    for bundle in bundles {
      for folder in [bundle.resourcePath, bundle.resourcePath.map { $0 + "/Resources" }] {
        guard let folder else { continue }
        for name in names {
          let path = folder + "/" + name
          if FileManager.default.isReadableFile(atPath: path) { return path }
        }
      }
    }
    return nil
  }
}
