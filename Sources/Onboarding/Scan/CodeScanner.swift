/// Reads QR codes from a camera and from pictures.
///
/// The role is filled by a client of a helper process that owns camera and decoder, and by a fake in
/// tests. It speaks in values; the view that shows the camera's frames belongs to the screens. What
/// it reads is untrusted: whoever takes a text checks it.
///
/// ```swift
/// func firstText(from scanner: some CodeScanner) async throws(ScannerError) -> String? {
///   for await event in try await scanner.start(camera: nil) {
///     if case .codes(let codes) = event { return codes.first?.text }
///   }
///   return nil
/// }
/// ```
@MainActor public protocol CodeScanner: AnyObject {
  /// The cameras that are connected, the preferred one first; empty where there is none.
  func cameras() async -> [ScannerCamera]

  /// Opens a camera, asking the person for leave where the system does, and begins to read.
  ///
  /// The stream ends after ``stop()``, when its reader lets go of it, and after
  /// ``ScannerEvent/failed(_:)``; the camera is free for other programs then. Starting again while
  /// it runs ends the earlier stream.
  ///
  /// - Parameter camera: Which one; nil for the preferred one.
  /// - Throws: ``ScannerError`` where no camera can be opened.
  func start(camera: ScannerCamera.ID?) async throws(ScannerError) -> AsyncStream<ScannerEvent>

  /// Releases the camera. Does nothing where none runs.
  func stop()

  /// Switches the lamp of the running camera.
  ///
  /// - Throws: ``ScannerError/noTorch`` where it has none, ``ScannerError/notRunning`` before
  ///   ``start(camera:)``.
  func setTorch(_ isOn: Bool) throws(ScannerError)

  /// Reads the codes in a picture: the bytes of a PNG, JPEG, WebP, BMP, GIF or TIFF file.
  ///
  /// - Returns: The codes, the largest first; empty where the picture has none.
  /// - Throws: ``ScannerError/tooLarge(limit:)`` and ``ScannerError/unreadablePicture`` besides what
  ///   the helper may fail with.
  func codes(inPicture bytes: [UInt8]) async throws(ScannerError) -> [ScannedCode]

  /// Whether it knows the person's recent pictures. The default does not.
  var offersRecentPictures: Bool { get }

  /// The person's recent pictures, the newest first; empty where there is none. A screen asks for them
  /// only when the person does.
  ///
  /// - Throws: ``ScannerError/denied`` where they may not be listed.
  func recentPictures() async throws(ScannerError) -> [RecentPicture]

  /// A small picture of a recent one, for the person to know it by.
  ///
  /// - Throws: What ``codes(inRecent:)`` throws.
  func thumbnail(ofRecent id: RecentPicture.ID) async throws(ScannerError) -> ScannerFrame

  /// Reads the codes in a recent picture.
  ///
  /// - Returns: The codes, the largest first; empty where the picture has none.
  /// - Throws: ``ScannerError/denied`` where it may not be opened, and what ``codes(inPicture:)``
  ///   throws.
  func codes(inRecent id: RecentPicture.ID) async throws(ScannerError) -> [ScannedCode]

  /// Opens the place in the system's settings where the camera is allowed.
  ///
  /// - Returns: Whether there was one to open. The default has none.
  func openSettings() async -> Bool
}

extension CodeScanner {
  /// Opens nothing.
  public func openSettings() async -> Bool { false }

  /// None are known.
  public var offersRecentPictures: Bool { false }

  /// There are none.
  public func recentPictures() async throws(ScannerError) -> [RecentPicture] { [] }

  /// There is none.
  public func thumbnail(ofRecent id: RecentPicture.ID) async throws(ScannerError) -> ScannerFrame {
    throw .unreadablePicture
  }

  /// There is none.
  public func codes(inRecent id: RecentPicture.ID) async throws(ScannerError) -> [ScannedCode] {
    throw .unreadablePicture
  }
}

/// A camera.
public struct ScannerCamera: Hashable, Sendable, Identifiable {
  /// The system's name of it, the same as long as it stays connected.
  public let id: String
  /// A name that a person knows it by.
  public let name: String
  /// Whether it has a lamp that can be switched.
  public let hasTorch: Bool

  /// Makes a camera.
  public init(id: String, name: String, hasTorch: Bool = false) {
    self.id = id
    self.name = name
    self.hasTorch = hasTorch
  }
}

/// What a running camera delivers.
public enum ScannerEvent: Sendable {
  /// The camera runs; before all else.
  case started(ScannerCamera)
  /// A picture to show. Frames that nobody has taken yet are replaced by newer ones.
  case frame(ScannerFrame)
  /// What the camera sees now, the largest code first; never empty. A code is told each time that
  /// it is seen.
  case codes([ScannedCode])
  /// The camera stopped by itself; the last event.
  case failed(ScannerError)
}

/// One picture of a camera.
public struct ScannerFrame: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Red, green, blue and alpha, a byte each, row by row from the top left, without gaps:
  /// `width * height * 4` bytes.
  public let pixels: [UInt8]

  /// Makes a picture.
  ///
  /// - Precondition: `pixels.count == width * height * 4`.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(
      width > 0 && height > 0 && pixels.count == width * height * 4,
      "ScannerFrame(width:height:pixels:) needs width * height * 4 bytes")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

/// A code that was read.
public struct ScannedCode: Hashable, Sendable {
  /// A kind of code.
  public enum Symbology: String, Hashable, Sendable, CaseIterable {
    case qr
    case microQR
    case dataMatrix
    case aztec
    case pdf417
    case ean13
    case ean8
    case code128
  }

  /// What it says, at most 4,096 bytes of UTF-8. Untrusted.
  public let text: String
  /// Its kind.
  public let symbology: Symbology
  /// Its four corners in parts of the picture's width and height, 0...1, from its top left
  /// clockwise; empty where the decoder does not know them.
  public let corners: [ScannedPoint]

  /// Makes a code.
  public init(text: String, symbology: Symbology = .qr, corners: [ScannedPoint] = []) {
    self.text = text
    self.symbology = symbology
    self.corners = corners
  }
}

/// A place in a picture.
public struct ScannedPoint: Hashable, Sendable {
  /// From the left edge, in parts of the width, 0...1.
  public let x: Double
  /// From the top edge, in parts of the height, 0...1.
  public let y: Double

  /// Makes a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
