import HelperProgram
import Onboarding
import ScanWire

/// Reads QR codes from the cameras of this machine and from pictures.
///
/// The work is done by the program `foyer-scan`, which is started at the first use and ends with the
/// app: a hostile picture meets only that process. A camera is asked for only when it is started,
/// through the camera portal where the desktop has one. It was tried with files and test pictures
/// in place of cameras; no real camera has been tried yet. (It is not called `Scanner` because a type
/// of Foundation is.)
///
/// ```swift
/// func texts(inFile bytes: [UInt8]) async throws -> [String] {
///   try await CameraScanner().codes(inPicture: bytes).map(\.text)
/// }
/// ```
@MainActor public final class CameraScanner: CodeScanner {
  /// The largest file of a picture that is read, in bytes: 16 MiB. A picture may have 50 million
  /// pixels.
  public nonisolated static let largestPicture = WireFormat.longestPicture

  private let symbologies: Set<ScannedCode.Symbology>
  private let source: ScanSource
  private let helper: HelperSearch
  private let desktop: DesktopSession
  private let folder: PictureFolder
  private var session: CameraSession?

  /// Makes a scanner; no program is started yet.
  ///
  /// - Parameters:
  ///   - symbologies: The kinds of codes to look for. More kinds take more time for each frame.
  ///   - source: Where frames come from: the cameras, or files in their place.
  ///   - helper: Where `foyer-scan` is looked for.
  public convenience init(
    symbologies: Set<ScannedCode.Symbology> = [.qr, .microQR], source: Source = .cameras,
    helper: HelperSearch = HelperSearch()
  ) {
    self.init(symbologies: symbologies, frames: source.frames, helper: helper)
  }

  package init(
    symbologies: Set<ScannedCode.Symbology> = [.qr, .microQR], frames: ScanSource,
    helper: HelperSearch = HelperSearch(), session: DesktopSession = DesktopSession(),
    folder: PictureFolder = .ofPerson
  ) {
    self.symbologies = symbologies
    self.source = frames
    self.helper = helper
    desktop = session
    self.folder = folder
  }

  deinit {
    session?.end()
  }

  /// The cameras that are connected, the preferred one first; empty where there is none, or where
  /// the helper program is missing.
  public func cameras() async -> [ScannerCamera] {
    guard source.kind == .preferred, let path = helper.path(of: Self.program) else { return [] }
    let exchange = HelperExchange(executable: path)
    guard case .cameras(let cameras) = try? await exchange.answer(to: request(.cameras)) else {
      return []
    }
    return cameras.map(ScannerCamera.init)
  }

  /// Opens a camera and begins to read.
  ///
  /// It returns once the first frame is there.
  ///
  /// - Parameter camera: Which one; nil for the preferred one.
  /// - Throws: ``ScannerError`` where no camera can be opened.
  public func start(
    camera: ScannerCamera.ID?
  ) async throws(ScannerError) -> AsyncStream<ScannerEvent> {
    let earlier = session
    earlier?.end()
    var source = source
    if let camera, source.kind == .preferred { source.kind = .camera(camera) }
    let session = CameraSession(
      executable: try locate(), request: request(.camera(source)))
    self.session = session
    // The camera may be the same one, and serves one at a time.
    await earlier?.ended()
    do {
      try await session.open()
    } catch {
      if self.session === session { self.session = nil }
      throw error
    }
    return session.events()
  }

  /// Releases the camera. Does nothing where none runs.
  public func stop() {
    session?.end()
    session = nil
  }

  /// Switches the lamp of the running camera.
  ///
  /// - Throws: ``ScannerError/noTorch`` where it has none, ``ScannerError/notRunning`` before
  ///   ``start(camera:)``.
  public func setTorch(_ isOn: Bool) throws(ScannerError) {
    guard let session, let camera = session.camera else { throw .notRunning }
    guard camera.hasTorch else { throw .noTorch }
    session.tell(.torch(isOn))
  }

  /// Reads the codes in a picture: the bytes of a PNG, JPEG, WebP, BMP, GIF or TIFF file.
  ///
  /// - Returns: The codes, the largest first; empty where the picture has none.
  /// - Throws: ``ScannerError/tooLarge(limit:)`` for more than ``largestPicture`` bytes or 50 million
  ///   pixels, ``ScannerError/unreadablePicture``, ``ScannerError/cancelled``, and what the helper
  ///   may fail with.
  public func codes(inPicture bytes: [UInt8]) async throws(ScannerError) -> [ScannedCode] {
    let answer = try await ask(.picture(bytes: bytes.count), about: bytes)
    guard case .codes(let codes) = answer else { throw .helperFailed("protocol") }
    return codes.compactMap(ScannedCode.init)
  }

  // MARK: - Recent pictures

  /// Yes: those in the person's folder of pictures.
  public var offersRecentPictures: Bool { true }

  /// The 12 newest pictures in the person's folder of pictures and the folders in it.
  ///
  /// Files are listed, and not opened. Links are not followed.
  ///
  /// - Throws: ``ScannerError/denied`` where the folder may not be listed.
  public func recentPictures() async throws(ScannerError) -> [RecentPicture] {
    let folder = folder
    let found = await Task.detached { () -> Result<[RecentPicture], ScannerError> in
      Result { () throws(ScannerError) in try folder.newest(Self.mostRecent) }
    }.value
    return try found.get()
  }

  private nonisolated static let mostRecent = 12

  /// A picture of at most 120 pixels a side, made by the helper program.
  public func thumbnail(ofRecent id: RecentPicture.ID) async throws(ScannerError) -> ScannerFrame {
    let bytes = try await contents(ofRecent: id)
    let answer = try await ask(.thumbnail(bytes: bytes.count), about: bytes)
    guard case .thumbnail(let width, let height, let pixels) = answer else {
      throw .helperFailed("protocol")
    }
    return ScannerFrame(width: width, height: height, pixels: pixels)
  }

  /// Reads the codes in a recent picture, as ``codes(inPicture:)`` does.
  public func codes(inRecent id: RecentPicture.ID) async throws(ScannerError) -> [ScannedCode] {
    try await codes(inPicture: try await contents(ofRecent: id))
  }

  private func contents(ofRecent id: RecentPicture.ID) async throws(ScannerError) -> [UInt8] {
    let folder = folder
    let read = await Task.detached { () -> Result<[UInt8], ScannerError> in
      Result { () throws(ScannerError) in
        try folder.contents(of: id, limit: Self.largestPicture)
      }
    }.value
    return try read.get()
  }

  // MARK: - The helper program

  private func ask(
    _ work: ScanRequest.Work, about bytes: [UInt8]
  ) async throws(ScannerError) -> ScanAnswer {
    guard bytes.count <= Self.largestPicture else { throw .tooLarge(limit: Self.largestPicture) }
    guard !bytes.isEmpty else { throw .unreadablePicture }
    let exchange = HelperExchange(executable: try locate())
    return try await exchange.answer(to: request(work), content: bytes)
  }

  private static let program = "foyer-scan"

  private func locate() throws(ScannerError) -> String {
    guard let path = helper.path(of: Self.program) else {
      throw .helperMissing(places: helper.folders)
    }
    return path
  }

  private func request(_ work: ScanRequest.Work) -> ScanRequest {
    ScanRequest(
      work: work, symbologies: symbologies.map(\.rawValue).sorted(),
      runtimeFolder: desktop.runtimeFolder, bus: desktop.bus)
  }
}
