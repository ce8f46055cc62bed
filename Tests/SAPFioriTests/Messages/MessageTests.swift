import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("A message that comes and goes", .onScreen) struct MessageTests {
  private let root = UIViewController()

  @Test("in a banner is shown, announced, and gone when its time is over")
  func banner() async throws {
    await HandClock.using { clock in
      let banner = FUIBannerMessageView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
      root.view.addSubview(banner)
      let display = Screen(root)
      #expect(!display.has("No connection"))
      banner.show(message: "No connection", animated: false)
      #expect(display.has("No connection"))
      #expect(display.window.lastAnnouncement == "No connection")
      clock.advance(by: 3)
      banner.show(message: "Still none")
      clock.advance(by: 3)
      #expect(display.has("Still none"))
      clock.advance(by: 1)
      #expect(!display.has("Still none"))
    }
  }

  @Test("in a banner that tells of an error is spoken as one")
  func error() {
    let banner = FUIBannerMessageView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    root.view.addSubview(banner)
    let display = Screen(root)
    let before = banner.titleLabel.textColor
    banner.isError = true
    #expect(banner.titleLabel.textColor != before)
    banner.show(message: "Too late", withDuration: nil)
    #expect(display.window.lastAnnouncement == "Error: Too late")
    banner.dismiss()
    #expect(banner.isHidden)
  }

  @Test("in a banner needs as much height as its words")
  func height() {
    let banner = FUIBannerMessageView()
    banner.titleLabel.text = "Short"
    let short = banner.sizeThatFits(CGSize(width: 300, height: 0)).height
    banner.titleLabel.text = String(repeating: "A long message. ", count: 20)
    #expect(banner.sizeThatFits(CGSize(width: 300, height: 0)).height > short + 50)
  }

  @Test("lies below the bar of the kit's navigation controller")
  func bar() throws {
    let navigation = FUINavigationController(rootViewController: root)
    let display = Screen(navigation)
    let bar = try #require(navigation.navigationBar as? FUINavigationBar)
    bar.bannerView?.show(message: "No connection", withDuration: nil, animated: false)
    let label = try display.find("No connection")
    #expect(label.convert(CGPoint.zero, to: nil).y >= bar.frame.maxY)
    #expect(display.layoutProblems() == [])
    bar.bannerView?.dismiss()
    #expect(!display.has("No connection"))
  }

  @Test("in a toast is announced, takes no press, and makes room for the next")
  func toast() async throws {
    try await HandClock.using { clock in
      var presses = 0
      let button = UIButton(
        configuration: .filled(), primaryAction: UIAction(title: "Below") { _ in presses += 1 })
      root.view.addSubview(button)
      let display = Screen(root)
      button.frame = root.view.bounds
      FUIToastMessage.show(message: "Saved", inView: root.view)
      #expect(display.has("Saved"))
      #expect(display.window.lastAnnouncement == "Saved")
      try display.tap(at: root.view.center)
      #expect(presses == 1)
      FUIToastMessage.show(message: "Saved again", inView: root.view, withDuration: 3)
      #expect(!display.has("Saved") && display.has("Saved again"))
      clock.advance(by: 2.9)
      #expect(display.has("Saved again"))
      clock.advance(by: 0.1)
      #expect(!display.has("Saved again"))
    }
  }

  @Test("in a toast lies over the window that is used where no view is given")
  func toastInWindow() async throws {
    await HandClock.using { clock in
      let display = Screen(root)
      FUIToastMessage.show(message: "Saved")
      #expect(display.window.subviews.contains { $0 is FUIToastMessage })
      clock.advance(by: 2)
      #expect(!display.window.subviews.contains { $0 is FUIToastMessage })
    }
  }

  @Test("of work over a view keeps presses, keys and readers from it until it is gone")
  func modal() throws {
    var presses = 0
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Below") { _ in presses += 1 })
    root.view.addSubview(button)
    let display = Screen(root)
    button.frame = root.view.bounds
    button.becomeFirstResponder()
    let modal = FUIModalLoadingIndicatorView.show(inView: root.view, text: "Saving…")
    #expect(display.window.lastAnnouncement == "Saving…")
    #expect(!display.has("Below") && display.has("Saving…"))
    #expect(!button.isFirstResponder)
    display.press(.tab)
    #expect(!button.isFirstResponder)
    try display.tap(at: root.view.center)
    #expect(presses == 0)
    #expect(display.layoutProblems() == [])
    modal.dismiss()
    try display.tap("Below")
    display.press(.tab)
    #expect(presses == 1)
    #expect(button.isFirstResponder)
  }
}
