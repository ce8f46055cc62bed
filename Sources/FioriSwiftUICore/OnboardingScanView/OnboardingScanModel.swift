import Observation
import Onboarding
import ScanPictures
import SwiftUI
import UIKit

/// What a scanner keeps while it is there.
@MainActor @Observable final class OnboardingScanModel {
  /// What has happened.
  private(set) var session = ScanSession()
  /// The address that is typed.
  var input = "" { didSet { if input != oldValue { handle(.edited) } } }
  /// How often the field was to get the focus.
  private(set) var focusRequests = 0

  /// What the app and the screen are told.
  @ObservationIgnored var slots: OnboardingScanViewSlots?
  @ObservationIgnored var texts: ScanTexts?
  /// What lies on the page of the screen: the way to its controller.
  @ObservationIgnored weak var place: UIView?
  /// Where the camera's picture is shown.
  @ObservationIgnored weak var preview: UIImageView?
  /// Where the recent pictures are shown.
  @ObservationIgnored weak var strip: PictureStrip?
  /// What the recent pictures look like, as far as it is known.
  @ObservationIgnored private(set) var thumbnails: [RecentPicture: ScannerFrame] = [:]
  /// The button that takes the address, for Return in the field.
  @ObservationIgnored let submit = ButtonTrigger()
  @ObservationIgnored private var driver: ScanDriver?
  @ObservationIgnored private var pictures: PicturePicking?

  /// The screen is there.
  func appear(with scanner: @autoclosure () -> (any CodeScanner)?) {
    if driver == nil { begin(scanner()) }
    handle(.appeared)
  }

  private func begin(_ scanner: (any CodeScanner)?) {
    let driver = ScanDriver(ending: slots?.ending ?? .confirmation, scanner: scanner)
    self.driver = driver
    session = driver.session
    driver.handlers.changed = { [weak self] in self?.sessionChanged() }
    driver.handlers.frame = { [weak self] in self?.preview?.image = UIImage(frame: $0) }
    driver.handlers.thumbnail = { [weak self] picture, frame in
      self?.thumbnails[picture] = frame
      self?.strip?.show(frame, of: picture)
    }
    driver.handlers.validate = { [weak self] in self?.slots?.validate?($0) ?? true }
    driver.handlers.deliver = { [weak self] in self?.slots?.didScan?($0) }
    driver.handlers.proceed = { [weak self] _ in self?.slots?.didTapContinue?() }
    driver.handlers.cancel = { [weak self] in self?.slots?.didCancel?() }
    sayTrouble()
  }

  /// Takes what happened.
  func handle(_ event: ScanSession.Event) { driver?.handle(event) }

  /// Lets the person choose a picture.
  func pickPicture() {
    handle(.pickPicture)
    guard session.step == .picking,
      let controller = place.flatMap({ place in
        sequence(first: place as UIResponder, next: \.next).lazy
          .compactMap { $0 as? UIViewController }.first
      })
    else { return }
    let picking = PicturePicking { [weak self] picture in
      if let picture { self?.take(picture) } else { self?.handle(.pickingCancelled) }
    }
    pictures = picking
    controller.present(picking.picker, animated: true)
  }

  /// Reads a picture that was chosen, dropped or pasted.
  func take(_ picture: NSItemProvider) {
    guard slots?.usesCameraOnly == false else { return }
    Task { [weak self] in
      do throws(ScannerError) {
        self?.driver?.read(picture: try await picture.pictureBytes())
      } catch {
        self?.driver?.handle(.pictureFailed(error))
      }
    }
  }

  // MARK: - What changes

  private func sessionChanged() {
    guard let driver else { return }
    let before = session
    session = driver.session
    if case .running = session.camera {} else { preview?.image = nil }
    if session.recentPictures != before.recentPictures { thumbnails = [:] }
    if session.recentPictures == .shown([]), before.recentPictures == .looking {
      say([.noRecentPicturesDetail])
    }
    if session.camera != before.camera { sayTrouble() }
    if session.isTyping, !before.isTyping {
      // Once the field is there.
      Task { [weak self] in self?.focusRequests += 1 }
    } else if session.confirmedText != before.confirmedText, let text = session.confirmedText {
      say([.scanConfirmationTitle, .scanConfirmationDetail], ScanConfirmation(text).server)
    }
    if before.step == .telling(.addressRefused), session.step == .reading { focusRequests += 1 }
  }

  /// Tells assistive technology what is wrong with the camera.
  private func sayTrouble() {
    guard case .unavailable(let trouble) = session.camera, !session.isTyping else { return }
    say([trouble.title, trouble.advice])
  }

  private func say(_ keys: [OnboardingText], _ last: String? = nil) {
    guard let texts else { return }
    let words = keys.map { texts[$0] } + [last].compactMap { $0 }
    UIAccessibility.post(
      notification: .announcement, argument: words.joined(separator: " "))
  }
}
