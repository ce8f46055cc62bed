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
    helper: HelperSearch = HelperSearch(), session: DesktopSession = DesktopSession()
  ) {
    self.symbologies = symbologies
    self.source = frames
    self.helper = helper
    desktop = session
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
    guard bytes.count <= Self.largestPicture else { throw .tooLarge(limit: Self.largestPicture) }
    guard !bytes.isEmpty else { throw .unreadablePicture }
    let exchange = HelperExchange(executable: try locate())
    let answer = try await exchange.answer(
      to: request(.picture(bytes: bytes.count)), content: bytes)
    guard case .codes(let codes) = answer else { throw .helperFailed("protocol") }
    return codes.compactMap(ScannedCode.init)
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
