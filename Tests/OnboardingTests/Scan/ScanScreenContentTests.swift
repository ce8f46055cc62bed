import Onboarding
import Testing

@Suite("A scan screen's content") struct ScanScreenContentTests {
  private typealias Part = ScanScreenContent.Part
  private static let camera = ScannerCamera(id: "1", name: "Front", hasTorch: true)

  private func content(
    _ events: [ScanSession.Event], hasScanner: Bool = true, input: String = "",
    allowsPictures: Bool = true, allowsCancel: Bool = true
  ) -> ScanScreenContent {
    var session = ScanSession(hasScanner: hasScanner)
    for event in events { _ = session.handle(event) }
    return ScanScreenContent(
      session, input: input, allowsPictures: allowsPictures, allowsCancel: allowsCancel)
  }

  @Test("is the camera's picture, with ways to a picture and to typing")
  func scanning() {
    let content = content([.appeared, .cameraStarted(Self.camera)])
    #expect(
      content.visibleParts == [
        .previewImageView, .scanGuidesImageView, .instructionLabel, .choosePhotoButton,
        .typeAddressButton, .cancelButton, .flashButton,
      ])
    #expect(content.isEnabled && content.trouble == nil && content.busyText == nil)
  }

  @Test("has no switch for a lamp that is not there, and says that a camera starts")
  func starting() {
    let content = content([.appeared])
    #expect(!content.isVisible(.flashButton))
    #expect(content.busyText == .scanStarting && content.isVisible(.instructionLabel))
    #expect(!content.isVisible(.loadingIndicatorView))
  }

  @Test("leads to no pictures where the app wants the camera only")
  func cameraOnly() {
    #expect(!content([.appeared], allowsPictures: false).isVisible(.choosePhotoButton))
    #expect(!content([.appeared], allowsCancel: false).isVisible(.cancelButton))
  }

  @Test(
    "says what is wrong with a camera and offers every way that is left",
    arguments: [
      (.noCamera, .noCameraTitle, .cameraMissingDetail, true),
      (.busy, .cameraBusyTitle, .cameraBusyDetail, true),
      (.denied, .cameraDeniedTitle, .cameraDeniedDetail, true),
      (.unplugged, .cameraUnpluggedTitle, .cameraUnpluggedDetail, true),
      (.helperFailed(""), .helperFailedTitle, .scanHelperFailedDetail, true),
      (.helperMissing(places: []), .helperMissingTitle, .helperMissingAdvice, false),
    ] as [(ScannerError, OnboardingText, OnboardingText, Bool)])
  func trouble(
    error: ScannerError, title: OnboardingText, detail: OnboardingText, hasOtherWays: Bool
  ) {
    let content = content([.appeared, .cameraFailed(error), .dismissAlert], input: "a")
    #expect(content.headline == title && content.detail == detail)
    #expect(content.isVisible(.addressTextField) && content.canSubmit)
    #expect(content.isVisible(.retryButton) == hasOtherWays)
    #expect(content.isVisible(.choosePhotoButton) == hasOtherWays)
    #expect(!content.isVisible(.previewImageView))
  }

  @Test("is a field and no more where there is no scanner")
  func noScanner() {
    let content = content([.appeared], hasScanner: false)
    #expect(
      content.visibleParts == [
        .symbolImageView, .headlineLabel, .detailLabel, .addressTextField, .continueButton,
        .cancelButton,
      ])
    #expect(!content.canSubmit && content.headline == .noCameraTitle)
  }

  @Test("leads back to the camera from the field")
  func typing() {
    let content = content(
      [.appeared, .cameraStarted(Self.camera), .typeAddress], input: " a.example.com ")
    #expect(content.isVisible(.scanButton) && content.isVisible(.addressTextField))
    #expect(content.canSubmit && content.headline == .scanTypeTitle)
  }

  @Test("is the page to confirm, and stays it while the app goes on")
  func confirming() {
    let before: [ScanSession.Event] = [
      .appeared, .cameraStarted(Self.camera), .codes([ScannedCode(text: "x")]), .validated(true),
    ]
    for events in [before, before + [.proceed]] {
      let content = content(events)
      #expect(content.visibleParts == [.confirmView, .scanAgainButton, .cancelButton])
      #expect(content.isEnabled)
    }
  }

  @Test("leads to the other cameras where there are some, not from the field")
  func cameras() {
    let front = Self.camera
    let both: ScanSession.Event = .camerasFound([front, ScannerCamera(id: "2", name: "Lid")])
    let scanning: [ScanSession.Event] = [.appeared, .cameraStarted(front)]
    #expect(content(scanning + [both]).isVisible(.cameraButton))
    #expect(content([.appeared, .cameraFailed(.busy), both]).isVisible(.cameraButton))
    #expect(!content(scanning + [.camerasFound([front])]).isVisible(.cameraButton))
    #expect(!content(scanning + [both, .typeAddress]).isVisible(.cameraButton))
    let code: [ScanSession.Event] = [.codes([ScannedCode(text: "x")]), .validated(true)]
    #expect(!content(scanning + [both] + code).isVisible(.cameraButton))
    #expect(!content(scanning + [both, .chooseCamera]).isEnabled)
  }

  @Test("shows recent pictures when a person has asked, and says that there are none")
  func recentPictures() {
    func content(_ events: [ScanSession.Event], pictures: Bool = true) -> ScanScreenContent {
      var session = ScanSession(offersRecentPictures: true)
      for event in [.appeared, .cameraStarted(Self.camera)] + events { _ = session.handle(event) }
      return ScanScreenContent(session, allowsPictures: pictures)
    }
    let parts: Set<Part> = [.recentPicturesButton, .recentPicturesView, .recentPicturesLabel]
    let picture = RecentPicture(id: "a", name: "a")
    #expect(content([]).visibleParts.intersection(parts) == [.recentPicturesButton])
    let asked: [ScanSession.Event] = [.toggleRecentPictures]
    #expect(content(asked).visibleParts.intersection(parts) == [.recentPicturesButton])
    #expect(
      content(asked + [.recentPicturesFound([picture])]).visibleParts.intersection(parts)
        == [.recentPicturesButton, .recentPicturesView])
    #expect(
      content(asked + [.recentPicturesFound([])]).visibleParts.intersection(parts)
        == [.recentPicturesButton, .recentPicturesLabel])
    #expect(content(asked, pictures: false).visibleParts.isDisjoint(with: parts))
  }

  @Test("takes nothing while something else has to be answered")
  func disabled() {
    let scanning: [ScanSession.Event] = [.appeared, .cameraStarted(Self.camera)]
    for event: ScanSession.Event in [
      .pickPicture, .pictureChosen, .codes([ScannedCode(text: "x")]),
    ] {
      let content = content(scanning + [event], input: "a")
      #expect(!content.isEnabled && !content.canSubmit)
    }
    #expect(content(scanning + [.pictureChosen]).busyText == .scanReadingPicture)
    let blind = content([.appeared, .cameraFailed(.busy), .pictureChosen])
    #expect(blind.isVisible(.loadingIndicatorView))
  }
}
