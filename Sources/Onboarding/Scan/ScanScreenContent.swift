/// What a scan screen shows and enables.
///
/// ```swift
/// let content = ScanScreenContent(ScanSession(hasScanner: false))
/// print(content.isVisible(.addressTextField))  // true
/// ```
public struct ScanScreenContent: Hashable, Sendable {
  /// A part of the screen whose presence is decided here, by its role.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// The camera's picture.
    case previewImageView
    /// The corners within which a code is held.
    case scanGuidesImageView
    /// What to do with the camera, or what is being done.
    case instructionLabel
    /// The symbol where there is no picture of a camera.
    case symbolImageView
    /// What is wrong.
    case headlineLabel
    /// What to do about it.
    case detailLabel
    /// The button that tries the camera again.
    case retryButton
    /// The field for an address.
    case addressTextField
    /// The button that takes the address.
    case continueButton
    /// The button that leads to a picture.
    case choosePhotoButton
    /// The button that shows the recent pictures, and hides them.
    case recentPicturesButton
    /// The strip of recent pictures.
    case recentPicturesView
    /// What stands there where there are none.
    case recentPicturesLabel
    /// The button that leads to the field.
    case typeAddressButton
    /// The button that leads back to the camera.
    case scanButton
    /// The bar's button that leaves.
    case cancelButton
    /// The bar's switch of the lamp.
    case flashButton
    /// The bar's button that leads to another camera.
    case cameraButton
    /// The page that a person confirms.
    case confirmView
    /// The button that leads from there to another code.
    case scanAgainButton
    /// The wheel while a picture is read, where there is no picture of a camera.
    case loadingIndicatorView
  }

  /// The parts that are on the screen.
  public let visibleParts: Set<Part>
  /// Whether the screen's own controls answer to a person.
  public let isEnabled: Bool
  /// Whether there is enough in the field to be taken.
  public let canSubmit: Bool
  /// What is said in a place of its own, where nothing is wrong with the camera.
  public let trouble: CameraTrouble?
  /// What is being done: said in place of the instruction, and below the wheel.
  public let busyText: OnboardingText?

  /// Computes the content.
  ///
  /// - Parameters:
  ///   - session: What has happened.
  ///   - input: The text in the field.
  ///   - allowsPictures: Whether a picture may be chosen in place of the camera.
  ///   - allowsCancel: Whether somebody hears that a person leaves.
  public init(
    _ session: ScanSession, input: String = "", allowsPictures: Bool = true,
    allowsCancel: Bool = true
  ) {
    var visible: Set<Part> = []
    if allowsCancel { visible.insert(.cancelButton) }
    var trouble: CameraTrouble?
    var busyText: OnboardingText?
    if session.confirmedText != nil {
      visible.formUnion([.confirmView, .scanAgainButton])
    }
    if !visible.contains(.confirmView) {
      if case .unavailable(let found) = session.camera { trouble = found }
      let hasScanner = trouble != .notSupported
      if session.isTyping || trouble != nil {
        visible.formUnion([.headlineLabel, .detailLabel, .addressTextField, .continueButton])
        if !session.isTyping { visible.insert(.symbolImageView) }
        if let trouble, trouble.canRetry, !session.isTyping { visible.insert(.retryButton) }
        if session.isTyping, hasScanner, trouble != .helperMissing { visible.insert(.scanButton) }
      } else {
        visible.formUnion([
          .previewImageView, .scanGuidesImageView, .instructionLabel, .typeAddressButton,
        ])
        if session.hasTorch { visible.insert(.flashButton) }
        if session.camera == .starting { busyText = .scanStarting }
      }
      if session.step == .readingPicture { busyText = .scanReadingPicture }
      if allowsPictures, hasScanner, trouble != .helperMissing {
        visible.insert(.choosePhotoButton)
        visible.formUnion(Self.recentParts(session))
      }
      if session.offersCameras, !session.isTyping, trouble != .helperMissing {
        visible.insert(.cameraButton)
      }
      // On the camera's picture the instruction says it.
      if busyText != nil, !visible.contains(.previewImageView) {
        visible.insert(.loadingIndicatorView)
      }
    }
    visibleParts = visible
    isEnabled =
      session.step == .reading || session.isConfirming
      || (session.step == .finished && session.confirmedText != nil)
    canSubmit = session.step == .reading && !input.trimmingWhiteSpace.isEmpty
    self.trouble = session.isTyping ? nil : trouble
    self.busyText = busyText
  }

  private static func recentParts(_ session: ScanSession) -> Set<Part> {
    guard session.offersRecentPictures else { return [] }
    switch session.recentPictures {
    case .hidden, .looking: return [.recentPicturesButton]
    case .shown(let pictures):
      return [.recentPicturesButton, pictures.isEmpty ? .recentPicturesLabel : .recentPicturesView]
    }
  }

  /// Whether a part is on the screen.
  public func isVisible(_ part: Part) -> Bool { visibleParts.contains(part) }

  /// The headline and what stands below it, where there is no picture of a camera.
  public var headline: OnboardingText { trouble?.title ?? .scanTypeTitle }
  /// What stands below the headline.
  public var detail: OnboardingText { trouble?.advice ?? .scanTypeDetail }
}

extension ScanSession {
  /// The title of the button of the recent pictures.
  public var recentPicturesAction: OnboardingText {
    recentPictures == .hidden ? .showRecentPicturesAction : .hideRecentPicturesAction
  }
}

extension CameraTrouble {
  /// What is wrong, in a few words.
  public var title: OnboardingText {
    switch self {
    case .notSupported, .missing: .noCameraTitle
    case .busy: .cameraBusyTitle
    case .denied: .cameraDeniedTitle
    case .unplugged: .cameraUnpluggedTitle
    case .helperMissing: .helperMissingTitle
    case .helperFailed: .helperFailedTitle
    }
  }

  /// What to do about it.
  public var advice: OnboardingText {
    switch self {
    case .notSupported: .noCameraDetail
    case .missing: .cameraMissingDetail
    case .busy: .cameraBusyDetail
    case .denied: .cameraDeniedDetail
    case .unplugged: .cameraUnpluggedDetail
    case .helperMissing: .helperMissingAdvice
    case .helperFailed: .scanHelperFailedDetail
    }
  }
}

extension ScanSession {
  var isConfirming: Bool { if case .confirming = step { true } else { false } }
}
