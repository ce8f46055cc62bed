import Onboarding

/// A scanner that does what a test says: cameras, pictures, codes and faults.
///
/// ```swift
/// @MainActor func check() async throws {
///   let scanner = FakeCodeScanner()
///   let events = try await scanner.start(camera: nil)
///   scanner.see("https://field.example.com")
///   for await event in events { print(event) }
/// }
/// ```
///
/// Give it to a screen in place of a camera; ``calls`` has what the screen has done.
@MainActor public final class FakeCodeScanner: CodeScanner {
  /// What was asked of the scanner.
  public enum Call: Hashable, Sendable {
    /// A camera was to be opened.
    case start(ScannerCamera.ID?)
    /// The camera was released.
    case stop
    /// The lamp was switched.
    case torch(Bool)
    /// A picture of so many bytes was to be read.
    case picture(byteCount: Int)
    /// The recent pictures were to be listed.
    case recentPictures
    /// A recent picture was to be read.
    case recentPicture(RecentPicture.ID)
    /// The settings were to be opened.
    case settings
  }

  /// The cameras that are connected.
  public var connected: [ScannerCamera]
  /// Why the camera cannot be opened; nil lets it be opened.
  public var startError: ScannerError?
  /// What is found in a picture with these bytes.
  public var read: @MainActor ([UInt8]) -> Result<[ScannedCode], ScannerError> = { _ in
    .success([])
  }
  /// The person's recent pictures; nil is a scanner that knows none.
  public var recent: [RecentPicture]?
  /// Why the recent pictures cannot be listed; nil lets them be listed.
  public var recentError: ScannerError?
  /// Whether a camera that is asked for is not opened until ``release()``.
  public var holdsStart = false
  /// Whether a picture is not read until ``release()``.
  public var holdsPictures = false
  /// What a camera delivers as soon as it runs, each time.
  public var script: [ScannerEvent] = []
  /// What was asked, in its order.
  public private(set) var calls: [Call] = []
  /// Whether the lamp is on.
  public private(set) var isTorchOn = false

  private var stream: AsyncStream<ScannerEvent>.Continuation?
  private var running: ScannerCamera?
  private var held: [CheckedContinuation<Void, Never>] = []

  /// Makes a scanner with one camera, which has a lamp.
  ///
  /// - Parameter cameras: Other cameras in its place; none are the same as `ScannerError.noCamera`.
  public init(
    cameras: [ScannerCamera] = [
      ScannerCamera(id: "/dev/video0", name: "Camera", hasTorch: true)
    ]
  ) {
    connected = cameras
  }

  /// Whether a camera runs.
  public var isRunning: Bool { running != nil }

  // MARK: - What happens

  /// Lets the cameras be opened, and the pictures be read, that were held.
  public func release() {
    holdsStart = false
    holdsPictures = false
    let waiting = held
    held = []
    for one in waiting { one.resume() }
  }

  /// The camera delivers a picture.
  public func show(_ frame: ScannerFrame) { stream?.yield(.frame(frame)) }

  /// The camera sees codes with these texts.
  public func see(_ texts: String...) {
    stream?.yield(.codes(texts.map { ScannedCode(text: $0) }))
  }

  /// The camera stops by itself.
  public func fail(_ error: ScannerError) {
    stream?.yield(.failed(error))
    end()
  }

  // MARK: - CodeScanner

  /// The cameras that are connected.
  public func cameras() async -> [ScannerCamera] { connected }

  /// Opens a camera, unless ``startError`` says otherwise.
  public func start(
    camera: ScannerCamera.ID?
  ) async throws(ScannerError) -> AsyncStream<ScannerEvent> {
    calls.append(.start(camera))
    end()
    if holdsStart { await withCheckedContinuation { held.append($0) } }
    if let startError { throw startError }
    guard let found = connected.first(where: { camera == nil || $0.id == camera }) else {
      throw .noCamera
    }
    let (events, continuation) = AsyncStream<ScannerEvent>.makeStream()
    stream = continuation
    running = found
    continuation.yield(.started(found))
    for event in script { continuation.yield(event) }
    return events
  }

  /// Releases the camera.
  public func stop() {
    calls.append(.stop)
    end()
  }

  private func end() {
    stream?.finish()
    stream = nil
    running = nil
    isTorchOn = false
  }

  /// Switches the lamp.
  public func setTorch(_ isOn: Bool) throws(ScannerError) {
    calls.append(.torch(isOn))
    guard let running else { throw .notRunning }
    guard running.hasTorch else { throw .noTorch }
    isTorchOn = isOn
  }

  /// Gives what ``read`` says.
  public func codes(inPicture bytes: [UInt8]) async throws(ScannerError) -> [ScannedCode] {
    calls.append(.picture(byteCount: bytes.count))
    if holdsPictures { await withCheckedContinuation { held.append($0) } }
    return try read(bytes).get()
  }

  /// Whether ``recent`` says so.
  public var offersRecentPictures: Bool { recent != nil }

  /// Gives ``recent``, unless ``recentError`` says otherwise.
  public func recentPictures() async throws(ScannerError) -> [RecentPicture] {
    calls.append(.recentPictures)
    if let recentError { throw recentError }
    return recent ?? []
  }

  /// Draws a sample.
  public func thumbnail(ofRecent id: RecentPicture.ID) async throws(ScannerError) -> ScannerFrame {
    .sample(width: 96, height: 96)
  }

  /// Gives what ``read`` says of the bytes of the picture's `id`.
  public func codes(inRecent id: RecentPicture.ID) async throws(ScannerError) -> [ScannedCode] {
    calls.append(.recentPicture(id))
    return try read(Array(id.utf8)).get()
  }

  /// Notes it.
  public func openSettings() async -> Bool {
    calls.append(.settings)
    return true
  }
}

extension ScannerFrame {
  /// A picture of a sheet with the pattern of a code on it, which no decoder reads: for tests and
  /// catalogues.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row, at least 64.
  ///   - height: Rows, at least 64.
  public static func sample(width: Int = 320, height: Int = 240) -> ScannerFrame {
    precondition(width >= 64 && height >= 64, "A sample has at least 64 × 64 pixels.")
    let modules = 25
    let module = max(1, min(width, height) * 5 / 8 / modules)
    let (left, top) = ((width - modules * module) / 2, (height - modules * module) / 2)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let (column, row) = ((x - left) / module, (y - top) / module)
        let isSheet =
          x >= left - 4 * module && x < left + (modules + 4) * module
          && y >= top - 4 * module && y < top + (modules + 4) * module
        let isCode = x >= left && y >= top && column < modules && row < modules
        let isDark = isCode && isInked(column, row, modules)
        let shade = 96 + 48 * y / height
        let gray = isDark ? 24 : isSheet ? 244 : UInt8(shade)
        pixels +=
          isSheet ? [gray, gray, gray, 255] : [gray / 2, UInt8(Int(gray) * 2 / 3), gray, 255]
      }
    }
    return ScannerFrame(width: width, height: height, pixels: pixels)
  }

  private static func isInked(_ column: Int, _ row: Int, _ modules: Int) -> Bool {
    for (left, top) in [(0, 0), (modules - 7, 0), (0, modules - 7)] {
      let (x, y) = (column - left, row - top)
      guard (-1...7).contains(x), (-1...7).contains(y) else { continue }
      let ring = max(abs(x - 3), abs(y - 3))
      return ring == 3 || ring < 2
    }
    // The same for the same place: a picture that is drawn twice is the same.
    return (column &* 31 &+ row &* 17 &+ column &* row &* 7) % 5 < 2
  }
}
