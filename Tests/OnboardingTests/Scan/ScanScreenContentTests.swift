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
