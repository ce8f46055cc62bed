import Onboarding
import Testing

private typealias Event = ScanSession.Event
private typealias Command = ScanSession.Command
private typealias Step = ScanSession.Step

private let camera = ScannerCamera(id: "1", name: "Front", hasTorch: true)
private let plainCamera = ScannerCamera(id: "2", name: "Lid")
private let picture = RecentPicture(id: "/p/a.png", name: "a.png")
private let code = ScannedCode(text: "https://field.example.com")
private let other = ScannedCode(text: "https://other.example.com")

/// A session to which something has happened already.
private func session(
  _ events: [Event], ending: ScanSession.Ending = .confirmation, hasScanner: Bool = true
) -> ScanSession {
  var session = ScanSession(
    ending: ending, hasScanner: hasScanner, offersRecentPictures: hasScanner)
  for event in events { _ = session.handle(event) }
  return session
}

private let scanning: [Event] = [.appeared, .cameraStarted(camera)]
private let choosingCamera = scanning + [.camerasFound([camera, plainCamera]), .chooseCamera]
private let strip = scanning + [.toggleRecentPictures, .recentPicturesFound([picture])]

/// What follows from an event after others.
private struct Row: CustomTestStringConvertible, Sendable {
  let name: String
  let before: [ScanSession.Event]
  let event: ScanSession.Event
  let commands: [ScanSession.Command]
  let step: ScanSession.Step
  var testDescription: String { name }

  init(
    _ name: String, _ before: [ScanSession.Event], _ event: ScanSession.Event,
    _ commands: [ScanSession.Command], _ step: ScanSession.Step
  ) {
    (self.name, self.before, self.event) = (name, before, event)
    (self.commands, self.step) = (commands, step)
  }
}

@Suite("A scan session") struct ScanSessionTests {
  private static let rows: [Row] = [
    Row("opens the camera when its screen is there", [], .appeared, [.startCamera], .reading),
    Row("opens it once", [.appeared], .appeared, [], .reading),
    Row(
      "releases it when the screen goes", scanning, .disappeared, [.stopCamera], .reading),
    Row(
      "opens it again when the screen comes back", scanning + [.disappeared], .appeared,
      [.startCamera], .reading),
    Row(
      "asks the app about a code", scanning, .codes([code]), [.validate(code.text)],
      .validating(code.text, isTyped: false)),
    Row("passes over an empty code", scanning, .codes([ScannedCode(text: " ")]), [], .reading),
    Row(
      "takes the same code twice as one", scanning, .codes([code, code]), [.validate(code.text)],
      .validating(code.text, isTyped: false)),
    Row(
      "lets a person choose among several codes", scanning, .codes([code, other]), [],
      .choosing([code, other])),
    Row(
      "takes the code that was chosen", scanning + [.codes([code, other])], .choose(other),
      [.validate(other.text)], .validating(other.text, isTyped: false)),
    Row(
      "takes no code that was not offered", scanning + [.codes([code, other])],
      .choose(ScannedCode(text: "x")), [], .choosing([code, other])),
    Row(
      "looks again when none is chosen", scanning + [.codes([code, other])], .leaveChooser, [],
      .reading),
    Row(
      "sees nothing while a person chooses", scanning + [.codes([code, other])], .codes([code]),
      [], .choosing([code, other])),
    Row(
      "sees nothing while the app is asked", scanning + [.codes([code])], .codes([other]), [],
      .validating(code.text, isTyped: false)),
    Row(
      "lets a person confirm what the app accepts, without the camera",
      scanning + [.codes([code])], .validated(true), [.stopCamera], .confirming(code.text)),
    Row(
      "says what the app refuses", scanning + [.codes([code])], .validated(false), [],
      .telling(.codeRefused)),
    Row(
      "sees nothing while it says so", scanning + [.codes([code]), .validated(false)],
      .codes([other]), [], .telling(.codeRefused)),
    Row(
      "does not say it again of the code that is still in view",
      scanning + [.codes([code]), .validated(false), .dismissAlert], .codes([code]), [], .reading),
    Row(
      "takes another code then", scanning + [.codes([code]), .validated(false), .dismissAlert],
      .codes([code, other]), [.validate(other.text)], .validating(other.text, isTyped: false)),
    Row(
      "goes on when a person confirms", scanning + [.codes([code]), .validated(true)], .proceed,
      [.proceed(code.text)], .finished),
    Row(
      "goes on once", scanning + [.codes([code]), .validated(true), .proceed], .proceed, [],
      .finished),
    Row(
      "can look for another code in place of confirming",
      scanning + [.codes([code]), .validated(true)], .scanAgain, [.startCamera], .reading),
    Row("leaves", scanning, .cancel, [.stopCamera, .cancel], .cancelled),
    Row("leaves once", scanning + [.cancel], .cancel, [], .cancelled),
    Row("sees nothing after that", scanning + [.cancel], .codes([code]), [], .cancelled),
    Row(
      "sees nothing before the camera runs", [.appeared], .codes([code]), [], .reading),
    Row(
      "does not hear from a camera that it has released", scanning + [.disappeared],
      .cameraFailed(.unplugged), [], .reading),
    Row(
      "says that the camera is not allowed", [.appeared], .cameraFailed(.denied), [],
      .telling(.cameraDenied)),
    Row(
      "says it once", [.appeared, .cameraFailed(.denied), .dismissAlert, .retry],
      .cameraFailed(.denied), [], .reading),
    Row(
      "opens the settings", [.appeared, .cameraFailed(.denied)], .openSettings, [.openSettings],
      .reading),
    Row(
      "tries the camera again", [.appeared, .cameraFailed(.busy)], .retry, [.startCamera],
      .reading),
    Row(
      "does not try what cannot be otherwise",
      [.appeared, .cameraFailed(.helperMissing(places: []))],
      .retry, [], .reading),
    Row("lets a person choose a picture", scanning, .pickPicture, [], .picking),
    Row("sees nothing meanwhile", scanning + [.pickPicture], .codes([code]), [], .picking),
    Row("looks again without one", scanning + [.pickPicture], .pickingCancelled, [], .reading),
    Row(
      "reads the picture that was chosen", scanning + [.pickPicture], .pictureChosen,
      [.readPicture], .readingPicture),
    Row("reads one that was dropped", scanning, .pictureChosen, [.readPicture], .readingPicture),
    Row(
      "reads one where there is no camera", [.appeared, .cameraFailed(.noCamera)], .pictureChosen,
      [.readPicture], .readingPicture),
    Row(
      "reads one at a time", scanning + [.pictureChosen], .pictureChosen, [], .readingPicture),
    Row(
      "takes the code in it", scanning + [.pictureChosen], .pictureRead([code]),
      [.validate(code.text)], .validating(code.text, isTyped: false)),
    Row(
      "lets a person choose among those in it", scanning + [.pictureChosen],
      .pictureRead([code, other]), [], .choosing([code, other])),
    Row(
      "says that there is none", scanning + [.pictureChosen], .pictureRead([]), [],
      .telling(.noCodeInPicture)),
    Row(
      "says that the file is no picture", scanning + [.pictureChosen],
      .pictureFailed(.unreadablePicture), [], .telling(.unreadablePicture)),
    Row(
      "says how large one may be", scanning + [.pictureChosen],
      .pictureFailed(.tooLarge(limit: 9)), [], .telling(.pictureTooLarge(limit: 9))),
    Row(
      "says that the file may not be opened", scanning + [.pickPicture], .pictureFailed(.denied),
      [], .telling(.pictureNotAllowed)),
    Row(
      "says nothing of what was given up", scanning + [.pictureChosen],
      .pictureFailed(.cancelled), [], .reading),
    Row(
      "hears nothing of a picture after leaving", scanning + [.pictureChosen, .cancel],
      .pictureRead([code]), [], .cancelled),
    Row("releases the camera to type", scanning, .typeAddress, [.stopCamera], .reading),
    Row(
      "goes back to the camera", scanning + [.typeAddress], .useCamera, [.startCamera], .reading),
    Row(
      "asks about what was typed, without white space", scanning + [.typeAddress],
      .submit(" a.example.com\n"), [.validate("a.example.com")],
      .validating("a.example.com", isTyped: true)),
    Row("takes no empty address", scanning + [.typeAddress], .submit(" \n"), [], .reading),
    Row(
      "goes on at once with an address", scanning + [.typeAddress, .submit("a.example.com")],
      .validated(true), [.proceed("a.example.com")], .finished),
    Row(
      "says that an address is refused", scanning + [.typeAddress, .submit("a")],
      .validated(false), [], .telling(.addressRefused)),
    Row(
      "asks again about the same address",
      scanning + [.typeAddress, .submit("a"), .validated(false), .dismissAlert], .submit("a"),
      [.validate("a")], .validating("a", isTyped: true)),
    Row("hears no answer that it did not ask for", scanning, .validated(true), [], .reading),
    Row("closes nothing that is not there", scanning, .dismissAlert, [], .reading),
    Row("switches the lamp", scanning, .toggleTorch, [.setTorch(true)], .reading),
    Row(
      "switches it off again", scanning + [.toggleTorch], .toggleTorch, [.setTorch(false)],
      .reading),
    Row(
      "has no switch without a lamp", [.appeared, .cameraStarted(plainCamera)], .toggleTorch, [],
      .reading),
    Row(
      "lets a person choose among cameras", scanning + [.camerasFound([camera, plainCamera])],
      .chooseCamera, [], .choosingCamera),
    Row(
      "has nothing to choose with one camera", scanning + [.camerasFound([camera])], .chooseCamera,
      [], .reading),
    Row(
      "opens the one that was chosen in place of the other", choosingCamera,
      .cameraChosen(plainCamera), [.stopCamera, .startCamera], .reading),
    Row("keeps the one that runs", choosingCamera, .cameraChosen(camera), [], .reading),
    Row(
      "opens no camera that was not offered", choosingCamera,
      .cameraChosen(ScannerCamera(id: "3", name: "?")), [], .choosingCamera),
    Row("keeps the camera when none is chosen", choosingCamera, .leaveChooser, [], .reading),
    Row(
      "sees nothing while cameras are chosen", choosingCamera, .codes([code]), [], .choosingCamera),
    Row(
      "opens another camera where one is in use",
      [.appeared, .cameraFailed(.busy), .camerasFound([camera, plainCamera]), .chooseCamera],
      .cameraChosen(plainCamera), [.startCamera], .reading),
    Row(
      "forgets that cameras were chosen when the screen goes", choosingCamera, .disappeared,
      [.stopCamera], .reading),
    Row(
      "lists the recent pictures when a person asks", scanning, .toggleRecentPictures,
      [.listRecentPictures], .reading),
    Row("hides them when a person asks again", strip, .toggleRecentPictures, [], .reading),
    Row(
      "reads the one that is chosen", strip, .recentPictureChosen(picture),
      [.readRecentPicture(picture)], .readingPicture),
    Row(
      "reads none that was not shown", strip,
      .recentPictureChosen(RecentPicture(id: "/p/b.png", name: "b.png")), [], .reading),
    Row(
      "reads none that is hidden", strip + [.toggleRecentPictures], .recentPictureChosen(picture),
      [], .reading),
    Row(
      "takes the code in it", strip + [.recentPictureChosen(picture)], .pictureRead([code]),
      [.validate(code.text)], .validating(code.text, isTyped: false)),
    Row(
      "says that they may not be listed", scanning + [.toggleRecentPictures],
      .recentPicturesFailed(.denied), [], .telling(.pictureNotAllowed)),
  ]

  @Test("goes from step to step as the table says", arguments: rows)
  private func table(_ row: Row) {
    var session = session(row.before)
    #expect(session.handle(row.event) == row.commands)
    #expect(session.step == row.step)
  }

  @Test("gives the app the text at once and one time, where that is all it wants")
  func delivery() {
    var session = session(scanning, ending: .delivery)
    #expect(session.handle(.codes([code])) == [.stopCamera, .deliver(code.text)])
    #expect(session.step == .finished)
    for event: ScanSession.Event in [.codes([other]), .appeared, .edited, .submit("x")] {
      #expect(!session.handle(event).contains { if case .deliver = $0 { true } else { false } })
    }
  }

  @Test("takes an address where there is no scanner, and no picture")
  func noScanner() {
    var session = session([], hasScanner: false)
    #expect(session.handle(.appeared) == [])
    #expect(session.camera == .unavailable(.notSupported))
    #expect(session.handle(.pickPicture) == [] && session.step == .reading)
    #expect(session.handle(.pictureChosen) == [] && session.step == .reading)
    #expect(session.handle(.submit("a.example.com")) == [.validate("a.example.com")])
  }

  @Test("takes a refused code again after it was out of sight")
  func outOfSight() {
    var session = session(scanning + [.codes([code]), .validated(false), .dismissAlert])
    #expect(session.countsFrames)
    for _ in 0..<14 { _ = session.handle(.frame) }
    #expect(session.handle(.codes([code])) == [])
    for _ in 0..<15 { _ = session.handle(.frame) }
    #expect(session.handle(.codes([code])) == [.validate(code.text)])
  }

  @Test(
    "tells each trouble of a camera apart",
    arguments: [
      (.noCamera, .missing), (.busy, .busy), (.denied, .denied), (.unplugged, .unplugged),
      (.helperMissing(places: ["/usr/libexec"]), .helperMissing),
      (.helperFailed("x"), .helperFailed),
    ] as [(ScannerError, CameraTrouble)])
  func troubles(error: ScannerError, trouble: CameraTrouble) {
    for before in [[.appeared], scanning] {
      var session = session(before)
      #expect(session.handle(.cameraFailed(error)) == [])
      #expect(session.camera == .unavailable(trouble))
      #expect(!session.isTorchOn && !session.hasTorch)
    }
  }

  @Test("stays with the camera that was chosen, until it is gone")
  func chosenCamera() {
    var session = session(choosingCamera)
    #expect(session.chosenCamera == nil && session.offersCameras)
    _ = session.handle(.cameraChosen(plainCamera))
    #expect(session.chosenCamera == plainCamera)
    for event: ScanSession.Event in [.cameraFailed(.busy), .retry, .disappeared, .appeared] {
      _ = session.handle(event)
      #expect(session.chosenCamera == plainCamera)
    }
    _ = session.handle(.cameraStarted(plainCamera))
    _ = session.handle(.cameraFailed(.unplugged))
    #expect(session.chosenCamera == nil)
  }

  @Test("knows no recent pictures where the scanner knows none")
  func noRecentPictures() {
    var session = ScanSession(hasScanner: true)
    _ = session.handle(.appeared)
    #expect(session.handle(.toggleRecentPictures) == [])
    #expect(session.recentPictures == .hidden)
    #expect(!ScanSession(hasScanner: false, offersRecentPictures: true).offersRecentPictures)
  }

  @Test("can go on again when a person comes back")
  func comingBack() {
    var scanned = session(
      scanning + [.codes([code]), .validated(true), .proceed, .disappeared, .appeared])
    #expect(scanned.handle(.proceed) == [.proceed(code.text)])
    var typed = session(
      scanning + [.typeAddress, .submit("a"), .validated(true), .disappeared, .appeared])
    #expect(typed.handle(.submit("a")) == [.validate("a")])
    var edited = session(scanning + [.typeAddress, .submit("a"), .validated(true), .edited])
    #expect(edited.handle(.submit("b")) == [.validate("b")])
  }

  @Test("keeps its promises whatever happens", arguments: [1, 2, 3, 4, 5] as [UInt64])
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let events: [ScanSession.Event] = [
      .appeared, .disappeared, .cameraStarted(camera), .cameraStarted(plainCamera),
      .cameraFailed(.busy), .cameraFailed(.denied), .cameraFailed(.cancelled), .frame,
      .codes([code]), .codes([code, other]), .codes([]), .retry, .openSettings, .toggleTorch,
      .torchFailed, .choose(code), .leaveChooser, .pickPicture, .pickingCancelled, .pictureChosen,
      .pictureRead([]), .pictureRead([code]), .pictureFailed(.unreadablePicture), .typeAddress,
      .useCamera, .edited, .submit("a"), .validated(true), .validated(false), .dismissAlert,
      .proceed, .scanAgain, .camerasFound([]), .camerasFound([camera, plainCamera]), .chooseCamera,
      .cameraChosen(camera), .cameraChosen(plainCamera), .toggleRecentPictures,
      .recentPicturesFound([picture]), .recentPicturesFailed(.denied),
      .recentPictureChosen(picture),
    ]
    for _ in 0..<400 {
      let ending = ScanSession.Ending.allCases.randomElement(using: &generator) ?? .delivery
      var session = ScanSession(
        ending: ending, hasScanner: .random(using: &generator),
        offersRecentPictures: .random(using: &generator))
      var isOpen = false
      var questions = 0
      var delivered = 0
      for _ in 0..<80 {
        let event = events.randomElement(using: &generator) ?? .frame
        let before = session
        for command in session.handle(event) {
          switch command {
          case .startCamera:
            #expect(!isOpen, "\(event) opens an open camera")
            isOpen = true
          case .stopCamera:
            #expect(isOpen, "\(event) releases a camera that is not open")
            isOpen = false
          case .setTorch: #expect(before.isLooking && before.hasTorch)
          case .readPicture, .readRecentPicture: #expect(session.step == .readingPicture)
          case .listRecentPictures: #expect(session.recentPictures == .looking)
          case .validate:
            questions += 1
            #expect(ending == .confirmation)
          case .proceed:
            #expect(questions > 0 && session.step == .finished)
          case .deliver:
            delivered += 1
            #expect(ending == .delivery)
          case .cancel: Issue.record("nobody has left")
          case .openSettings: #expect(before.step == .telling(.cameraDenied))
          }
        }
        if case .cameraFailed = event { isOpen = isOpen && session.camera == before.camera }
        switch session.camera {
        case .starting, .running: #expect(isOpen && session.isVisible)
        case .off, .unavailable: #expect(!isOpen)
        }
        #expect(!session.isTorchOn || session.hasTorch)
        #expect(delivered <= 1)
        // The screen that shows it can always be computed, and there is always a way out.
        let content = ScanScreenContent(session, input: "a")
        #expect(content.isVisible(.cancelButton))
        if case .reading = session.step {
          #expect(
            content.isVisible(.addressTextField) || content.isVisible(.typeAddressButton))
        }
      }
    }
  }
}
