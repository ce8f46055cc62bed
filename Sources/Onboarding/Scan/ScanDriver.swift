/// Runs a ``ScanSession`` on a scanner: opens and releases the camera, reads pictures, and tells the
/// screen what has changed. Both faces of the scan screen have one.
@MainActor package final class ScanDriver {
  /// What the screen and the app are told.
  package struct Handlers {
    /// Something other than the camera's picture has changed.
    package var changed: () -> Void = {}
    /// The camera delivered a picture.
    package var frame: (ScannerFrame) -> Void = { _ in }
    /// What a recent picture looks like has become known.
    package var thumbnail: (RecentPicture, ScannerFrame) -> Void = { _, _ in }
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
  private var listTask: Task<Void, Never>?
  private var stripTask: Task<Void, Never>?
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
    session = ScanSession(
      ending: ending, hasScanner: scanner != nil,
      offersRecentPictures: scanner?.offersRecentPictures ?? false)
  }

  isolated deinit {
    cameraTask?.cancel()
    pictureTask?.cancel()
    listTask?.cancel()
    stripTask?.cancel()
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
    case .readPicture:
      let bytes = picture
      readPicture { scanner async throws(ScannerError) in try await scanner.codes(inPicture: bytes)
      }
    case .listRecentPictures: listRecentPictures()
    case .readRecentPicture(let picture):
      readPicture { scanner async throws(ScannerError) in
        try await scanner.codes(inRecent: picture.id)
      }
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
        let events = try await scanner.start(camera: self?.session.chosenCamera?.id)
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
        self?.listCameras()
      }
    }
  }

  /// Asks which cameras there are, once it is known how the one that was asked for does: what there
  /// is to choose among can wait.
  private func listCameras() {
    guard let scanner, listTask == nil else { return }
    listTask = Task { [weak self] in
      let cameras = await scanner.cameras()
      self?.listTask = nil
      if !Task.isCancelled { self?.handle(.camerasFound(cameras)) }
    }
  }

  private func take(_ event: ScannerEvent) {
    switch event {
    case .started(let camera):
      handle(.cameraStarted(camera))
      listCameras()
    case .frame(let frame):
      handlers.frame(frame)
      if session.countsFrames { handle(.frame) }
    case .codes(let codes): handle(.codes(codes))
    case .failed(let error): handle(.cameraFailed(error))
    }
  }

  private func listRecentPictures() {
    guard let scanner else { return }
    stripTask?.cancel()
    stripTask = Task { [weak self] in
      do throws(ScannerError) {
        let pictures = try await scanner.recentPictures()
        guard !Task.isCancelled else { return }
        self?.handle(.recentPicturesFound(pictures))
        await self?.showThumbnails(of: pictures, from: scanner)
      } catch {
        guard !Task.isCancelled else { return }
        self?.handle(.recentPicturesFailed(error))
      }
    }
  }

  /// One after the other, while the strip is there. One that cannot be drawn stays an empty place.
  private func showThumbnails(of pictures: [RecentPicture], from scanner: any CodeScanner) async {
    for picture in pictures {
      guard !Task.isCancelled, session.recentPictures == .shown(pictures) else { return }
      let frame = try? await scanner.thumbnail(ofRecent: picture.id)
      if let frame, !Task.isCancelled { handlers.thumbnail(picture, frame) }
    }
  }

  private func readPicture(
    _ read: @escaping @MainActor (any CodeScanner) async throws(ScannerError) -> [ScannedCode]
  ) {
    guard let scanner else { return }
    pictureTask = Task { [weak self] in
      do throws(ScannerError) {
        let codes = try await read(scanner)
        guard !Task.isCancelled else { return }
        self?.handle(.pictureRead(codes))
      } catch {
        guard !Task.isCancelled else { return }
        self?.handle(.pictureFailed(error))
      }
    }
  }
}
