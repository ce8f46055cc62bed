/// What happens on a scan screen, from its opening to a text that an app has accepted.
///
/// A session is a value: tell it what happened with ``handle(_:)`` and do what it answers. It takes
/// each text once, and nothing that comes too late: codes count only while they are being looked for.
///
/// ```swift
/// var session = ScanSession()
/// _ = session.handle(.appeared)  // [.startCamera]
/// _ = session.handle(.cameraStarted(ScannerCamera(id: "1", name: "Front")))
/// print(session.handle(.codes([ScannedCode(text: "https://field.example.com")])))
/// // [.validate("https://field.example.com")]
/// ```
public struct ScanSession: Hashable, Sendable {
  /// What becomes of a text that was read.
  public enum Ending: Hashable, Sendable, CaseIterable {
    /// The app says whether it is good, a person confirms, and the app is told to go on.
    case confirmation
    /// The app gets it as it is, and the session is over.
    case delivery
  }

  /// Where the camera is.
  public enum Camera: Hashable, Sendable {
    /// Not in use.
    case off
    /// Asked for.
    case starting
    /// In use.
    case running(ScannerCamera)
    /// Not to be had.
    case unavailable(CameraTrouble)
  }

  /// What a person and the app are at.
  public enum Step: Hashable, Sendable {
    /// Codes are looked for, or an address is typed.
    case reading
    /// Several codes were found, of which a person chooses one.
    case choosing([ScannedCode])
    /// There is more than one camera, of which a person chooses one.
    case choosingCamera
    /// A person looks for a picture.
    case picking
    /// A picture is being read.
    case readingPicture
    /// The app is asked about a text.
    case validating(String, isTyped: Bool)
    /// A person is told something that has to be closed.
    case telling(ScanAlert)
    /// The app has accepted a text, and a person is to confirm it.
    case confirming(String)
    /// The app has been told to go on, or has been given the text.
    case finished
    /// A person has left.
    case cancelled
  }

  /// What becomes of a text.
  public let ending: Ending
  /// Where the camera is.
  public private(set) var camera: Camera
  /// The cameras that are connected, as far as it is known.
  public internal(set) var cameras: [ScannerCamera] = []
  /// The one that a person has chosen; nil is the one that the system prefers.
  public internal(set) var chosenCamera: ScannerCamera?
  /// The strip of recent pictures.
  public internal(set) var recentPictures = RecentPictures.hidden
  /// Whether there is something that knows the person's recent pictures.
  public let offersRecentPictures: Bool
  /// What a person and the app are at.
  public internal(set) var step = Step.reading
  /// Whether the address is typed in place of being scanned.
  public private(set) var isTyping = false
  /// Whether the camera's lamp is on.
  public private(set) var isTorchOn = false
  /// What the app has accepted of what was scanned, for the page on which a person confirms it.
  public private(set) var confirmedText: String?
  /// Whether the screen is there.
  public private(set) var isVisible = false

  /// What the app has refused and the camera may still see.
  private var refusedText: String?
  private var framesSinceCode = 0
  private var hasToldOfDenial = false
  private let hasScanner: Bool

  /// How many pictures without a code make a refused code count as a new one.
  static let framesUntilForgotten = 15

  /// Makes a session.
  ///
  /// - Parameters:
  ///   - ending: What becomes of a text.
  ///   - hasScanner: Whether there is something that reads codes; without it an address is typed.
  ///   - offersRecentPictures: Whether it knows the person's recent pictures.
  public init(
    ending: Ending = .confirmation, hasScanner: Bool = true, offersRecentPictures: Bool = false
  ) {
    self.ending = ending
    self.hasScanner = hasScanner
    self.offersRecentPictures = hasScanner && offersRecentPictures
    camera = hasScanner ? .off : .unavailable(.notSupported)
  }

  /// Whether codes that the camera sees count.
  public var isLooking: Bool {
    guard case .running = camera else { return false }
    return step == .reading && !isTyping && isVisible
  }

  /// Whether pictures of the camera have to be told with ``Event/frame``.
  public var countsFrames: Bool { refusedText != nil && isLooking }

  /// Whether the camera that runs has a lamp.
  public var hasTorch: Bool {
    if case .running(let camera) = camera { camera.hasTorch } else { false }
  }

  /// Takes what happened, and says what is to be done, in this order.
  public mutating func handle(_ event: Event) -> [Command] {
    switch event {
    case .appeared: return appear()
    case .disappeared: return disappear()
    case .cameraStarted(let started):
      guard camera == .starting else { return [] }
      camera = .running(started)
      return []
    case .cameraFailed(let error): return fail(error)
    case .frame:
      framesSinceCode += 1
      if framesSinceCode >= Self.framesUntilForgotten { refusedText = nil }
      return []
    case .codes(let codes): return isLooking ? see(codes) : []
    case .retry:
      guard case .unavailable(let trouble) = camera, trouble.canRetry, step == .reading,
        isVisible
      else { return [] }
      return start()
    case .openSettings:
      guard step == .telling(.cameraDenied) else { return [] }
      step = .reading
      return [.openSettings]
    case .toggleTorch:
      guard isLooking, hasTorch else { return [] }
      isTorchOn.toggle()
      return [.setTorch(isTorchOn)]
    case .torchFailed:
      isTorchOn = false
      return []
    case .choose(let code): return choose(code)
    case .leaveChooser:
      if isChoosing { step = .reading }
      return []
    case .camerasFound, .chooseCamera, .cameraChosen: return handleCameras(event)
    case .toggleRecentPictures, .recentPicturesFound, .recentPicturesFailed, .recentPictureChosen:
      return handleRecentPictures(event)
    case .pickPicture, .pickingCancelled, .pictureChosen, .pictureRead, .pictureFailed:
      return handlePicture(event)
    case .typeAddress, .useCamera, .edited, .submit: return handleTyping(event)
    case .validated, .dismissAlert, .proceed, .scanAgain, .cancel: return handleAnswer(event)
    }
  }

  // MARK: - Camera

  mutating func start() -> [Command] {
    camera = .starting
    return [.startCamera]
  }

  mutating func stop() -> [Command] {
    isTorchOn = false
    switch camera {
    case .starting, .running:
      camera = .off
      return [.stopCamera]
    case .off, .unavailable: return []
    }
  }

  private mutating func appear() -> [Command] {
    guard !isVisible else { return [] }
    isVisible = true
    // Whoever comes back can go on again.
    if step == .finished, ending == .confirmation {
      step = confirmedText.map { .confirming($0) } ?? .reading
    }
    return startIfNeeded()
  }

  /// Starts a camera that is wanted and off.
  private mutating func startIfNeeded() -> [Command] {
    guard isVisible, camera == .off, !isTyping else { return [] }
    switch step {
    case .reading, .telling, .picking, .readingPicture, .choosing, .choosingCamera: return start()
    case .validating, .confirming, .finished, .cancelled: return []
    }
  }

  private mutating func disappear() -> [Command] {
    isVisible = false
    if isChoosing { step = .reading }
    return stop()
  }

  private var isChoosing: Bool {
    switch step {
    case .choosing, .choosingCamera: true
    default: false
    }
  }

  private mutating func fail(_ error: ScannerError) -> [Command] {
    switch camera {
    case .starting, .running: break
    case .off, .unavailable: return []
    }
    isTorchOn = false
    guard let trouble = CameraTrouble(error) else {
      camera = .off
      return []
    }
    camera = .unavailable(trouble)
    // The next try is for what the system prefers then.
    if trouble == .missing || trouble == .unplugged { chosenCamera = nil }
    if trouble == .denied, step == .reading, !isTyping, !hasToldOfDenial {
      hasToldOfDenial = true
      step = .telling(.cameraDenied)
    }
    return []
  }

  // MARK: - Codes

  private mutating func see(_ codes: [ScannedCode]) -> [Command] {
    framesSinceCode = 0
    let new = Self.distinct(codes).filter { $0.text != refusedText }
    guard !new.isEmpty else { return [] }
    refusedText = nil
    return take(new)
  }

  /// The codes that say something, each text once.
  private static func distinct(_ codes: [ScannedCode]) -> [ScannedCode] {
    var texts: Set<String> = []
    return codes.filter { !$0.text.trimmingWhiteSpace.isEmpty && texts.insert($0.text).inserted }
  }

  private mutating func take(_ codes: [ScannedCode]) -> [Command] {
    if codes.count > 1 {
      step = .choosing(codes)
      return []
    }
    return codes.first.map { take($0.text, isTyped: false) } ?? []
  }

  private mutating func take(_ text: String, isTyped: Bool) -> [Command] {
    switch ending {
    case .delivery:
      step = .finished
      return stop() + [.deliver(text)]
    case .confirmation:
      step = .validating(text, isTyped: isTyped)
      return [.validate(text)]
    }
  }

  private mutating func choose(_ code: ScannedCode) -> [Command] {
    guard case .choosing(let codes) = step, codes.contains(code) else { return [] }
    return take(code.text, isTyped: false)
  }

  // MARK: - Pictures

  private mutating func handlePicture(_ event: Event) -> [Command] {
    switch (event, step) {
    case (.pickPicture, .reading) where hasScanner: step = .picking
    case (.pickingCancelled, .picking): step = .reading
    case (.pictureChosen, .picking) where hasScanner, (.pictureChosen, .reading) where hasScanner:
      step = .readingPicture
      return [.readPicture]
    case (.pictureRead(let codes), .readingPicture):
      let codes = Self.distinct(codes)
      guard codes.isEmpty else { return take(codes) }
      step = .telling(.noCodeInPicture)
    case (.pictureFailed(let error), .readingPicture), (.pictureFailed(let error), .picking):
      step = ScanAlert(error).map { .telling($0) } ?? .reading
    default: break
    }
    return []
  }

  // MARK: - Typing

  private mutating func handleTyping(_ event: Event) -> [Command] {
    if event == .edited, step == .finished, ending == .confirmation, confirmedText == nil {
      step = .reading
    }
    guard step == .reading else { return [] }
    switch event {
    case .typeAddress where !isTyping:
      isTyping = true
      return stop()
    case .useCamera where isTyping:
      isTyping = false
      if case .unavailable(let trouble) = camera, trouble.canRetry { camera = .off }
      return startIfNeeded()
    case .submit(let text):
      let text = text.trimmingWhiteSpace
      return text.isEmpty ? [] : take(text, isTyped: true)
    default: return []
    }
  }

  // MARK: - Answers

  private mutating func handleAnswer(_ event: Event) -> [Command] {
    switch (event, step) {
    case (.validated(true), .validating(let text, let isTyped)):
      // Who typed an address has read it.
      step = isTyped ? .finished : .confirming(text)
      confirmedText = isTyped ? nil : text
      return stop() + (isTyped ? [.proceed(text)] : [])
    case (.validated(false), .validating(let text, let isTyped)):
      if !isTyped { refusedText = text }
      framesSinceCode = 0
      step = .telling(isTyped ? .addressRefused : .codeRefused)
    case (.dismissAlert, .telling): step = .reading
    case (.proceed, .confirming(let text)):
      step = .finished
      return [.proceed(text)]
    case (.scanAgain, .confirming), (.scanAgain, .finished):
      guard let text = confirmedText else { return [] }
      confirmedText = nil
      refusedText = text
      framesSinceCode = 0
      step = .reading
      return startIfNeeded()
    case (.cancel, .finished), (.cancel, .cancelled): break
    case (.cancel, _):
      step = .cancelled
      return stop() + [.cancel]
    default: break
    }
    return []
  }
}
