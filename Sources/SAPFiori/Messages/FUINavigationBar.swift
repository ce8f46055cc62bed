import UIKit

/// A navigation bar with a place for a message below it.
///
/// ```swift
/// let navigation = FUINavigationController(rootViewController: UIViewController())
/// (navigation.navigationBar as? FUINavigationBar)?.bannerView?
///   .show(message: "No connection", withDuration: 4)
/// ```
open class FUINavigationBar: UINavigationBar {
  /// The message. It lies over the screen while it is shown.
  public private(set) lazy var bannerView: FUIBannerMessageView? = {
    let banner = FUIBannerMessageView()
    banner.liesOverOthers = true
    banner.onChange = { [weak self] in self?.placeBanner() }
    return banner
  }()

  /// Puts the items in a row, and the message below them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeBanner()
  }

  private func placeBanner() {
    guard let banner = bannerView, let superview, !banner.isHidden else { return }
    if banner.superview !== superview { superview.addSubview(banner) }
    let height = banner.sizeThatFits(bounds.size).height
    banner.frame = CGRect(x: frame.minX, y: frame.maxY, width: frame.width, height: height)
  }
}

/// A navigation controller whose bar has a place for a message.
open class FUINavigationController: UINavigationController {
  /// Makes a controller that shows one screen.
  public override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    makeBar()
  }

  /// Makes a controller without screens.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    makeBar()
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    makeBar()
  }

  private func makeBar() { barMaker = { FUINavigationBar(frame: .zero) } }
}
