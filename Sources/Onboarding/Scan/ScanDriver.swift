/// Runs a ``ScanSession`` on a scanner: opens and releases the camera, reads pictures, and tells the
/// screen what has changed. Both faces of the scan screen have one.
@MainActor package final class ScanDriver {
  /// What the screen and the app are told.
  package struct Handlers {
    /// Something other than the camera's picture has changed.
    package var changed: () -> Void = {}
    /// The camera delivered a picture.
    package var frame: (ScannerFrame) -> Void = { _ in }
    /// Whether the app can use a text.
    package var validate: (String) -> Bool = { _ in true }
    /// The app gets a text.
    package var deliver: (String) -> Void = { _ in }
    /// The app goes on with a text.
    package var proceed: (String) -> Void = { _ in }
    /// The person has left.
    package var cancel: () -> Void = {}

    /// Makes handlers that do nothing.
    package init() {}
  }

  /// What has happened.
  package private(set) var session: ScanSession
  /// What the screen and the app are told.
  package var handlers = Handlers()

  private let scanner: (any CodeScanner)?
  private var cameraTask: Task<Void, Never>?
  private var pictureTask: Task<Void, Never>?
  private var picture: [UInt8] = []
  private var pending: [ScanSession.Event] = []
  private var isHandling = false

  /// Makes a driver.
  ///
  /// - Parameters:
  ///   - ending: What becomes of a text.
  ///   - scanner: What reads codes; nil where the app has nothing for it.
  package init(ending: ScanSession.Ending, scanner: (any CodeScanner)?) {
    self.scanner = scanner
    session = ScanSession(ending: ending, hasScanner: scanner != nil)
  }

  isolated deinit {
    cameraTask?.cancel()
    pictureTask?.cancel()
    if cameraTask != nil { scanner?.stop() }
  }

  /// Reads a picture that was chosen, dropped or pasted, unless something else is going on.
  ///
  /// - Parameter bytes: The bytes of the file.
  package func read(picture bytes: [UInt8]) {
    picture = bytes
    handle(.pictureChosen)
    picture = []
  }

  /// Takes what happened. What a handler makes happen comes after it.
  package func handle(_ event: ScanSession.Event) {
    pending.append(event)
    guard !isHandling else { return }
    isHandling = true
    defer { isHandling = false }
    while !pending.isEmpty {
      let event = pending.removeFirst()
      let before = session
      let commands = session.handle(event)
      if session != before, event != .frame { handlers.changed() }
      for command in commands { run(command) }
    }
  }

  private func run(_ command: ScanSession.Command) {
    switch command {
    case .startCamera: startCamera()
    case .stopCamera:
      cameraTask?.cancel()
      cameraTask = nil
      scanner?.stop()
    case .setTorch(let isOn):
      do throws(ScannerError) {
        try scanner?.setTorch(isOn)
      } catch {
        pending.append(.torchFailed)
      }
    case .readPicture: readPicture()
    case .validate(let text): pending.append(.validated(handlers.validate(text)))
    case .deliver(let text): handlers.deliver(text)
    case .proceed(let text): handlers.proceed(text)
    case .cancel:
      pictureTask?.cancel()
      handlers.cancel()
    case .openSettings: Task { [scanner] in await scanner?.openSettings() }
    }
  }

  private func startCamera() {
    guard let scanner else { return }
    cameraTask?.cancel()
    cameraTask = Task { [weak self] in
      do throws(ScannerError) {
        let events = try await scanner.start(camera: nil)
        for await event in events {
          guard !Task.isCancelled, let self else { return }
          self.take(event)
        }
        guard !Task.isCancelled else { return }
        // A stream that ends by itself has lost its camera.
        self?.handle(.cameraFailed(.unplugged))
      } catch {
        guard !Task.isCancelled else { return }
        self?.handle(.cameraFailed(error))
      }
    }
  }

  private func take(_ event: ScannerEvent) {
    switch event {
    case .started(let camera): handle(.cameraStarted(camera))
    case .frame(let frame):
      handlers.frame(frame)
      if session.countsFrames { handle(.frame) }
    case .codes(let codes): handle(.codes(codes))
    case .failed(let error): handle(.cameraFailed(error))
    }
  }

  private func readPicture() {
    guard let scanner else { return }
    let bytes = picture
    pictureTask = Task { [weak self] in
      do throws(ScannerError) {
        let codes = try await scanner.codes(inPicture: bytes)
        guard !Task.isCancelled else { return }
        self?.handle(.pictureRead(codes))
      } catch {
        guard !Task.isCancelled else { return }
        self?.handle(.pictureFailed(error))
      }
    }
  }
}
