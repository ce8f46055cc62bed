import GTK

/// Something that a person has dropped or pasted, which is read when it is wanted.
///
/// On Linux these are pictures: files and pixels.
public final class NSItemProvider: NSObject, @unchecked Sendable {  // Nothing of it changes.
  /// A file of more bytes is not read: 64 MiB.
  public static let maximumBytes = 64 << 20

  private let picture: GivenPicture

  package init(_ picture: GivenPicture) { self.picture = picture }

  /// Takes a file, which is read when it is wanted; nil for an address of the network.
  public convenience init?(contentsOf fileURL: URL) {
    guard fileURL.isFileURL else { return nil }
    self.init(.file(fileURL.path))
  }

  /// Whether it is of a kind; a file is taken to be a picture until it is read.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    ["public.image", "public.data", "public.item"].contains(typeIdentifier)
  }

  /// Reads it as the bytes of a picture file.
  ///
  /// - Parameters:
  ///   - typeIdentifier: `public.image`.
  ///   - completionHandler: Called on another thread, with the bytes or with a `CocoaError` such as
  ///     `.fileReadNoPermission`. A file of more than ``maximumBytes`` gives one byte more.
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    DispatchQueue.global(qos: .userInitiated).async {
      do {
        guard self.hasItemConformingToTypeIdentifier(typeIdentifier) else {
          throw CocoaError(.fileReadUnsupportedScheme)
        }
        completionHandler(try self.read(), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  private func read() throws -> Data {
    switch picture {
    case .texture(let texture):
      guard let bytes = texture.pngBytes() else { throw CocoaError(.fileReadCorruptFile) }
      return Data(bytes)
    case .file(let path):
      let file = try FileHandle(forReadingFrom: URL(filePath: path))
      defer { try? file.close() }
      return try file.read(upToCount: Self.maximumBytes + 1) ?? Data()
    }
  }
}
