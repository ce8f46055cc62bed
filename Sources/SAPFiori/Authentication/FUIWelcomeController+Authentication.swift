import FioriThemeManager
import Onboarding
import UIKit

extension FUIWelcomeController {
  /// Puts the messages of a process on the screen: they are read before what lies below them.
  func addBanners(of process: AuthenticationProcess) {
    let banners = [
      (process.messageBanner, "messageBanner"), (process.errorBanner, "errorMessageBanner"),
    ]
    for (banner, role) in banners {
      name(banner.titleLabel, role + "TitleLabel", font: .footnote)
      name(banner.dividerTop, role + "DividerTop")
      banner.onChange = { [weak self] in self?.view.setNeedsLayout() }
      view.insertSubview(banner, belowSubview: scrollView)
    }
  }

  /// Lays the column out below the bar and the message of a process.
  ///
  /// - Parameter setSpacings: Sets what is free between the parts of the column.
  func layoutColumn(
    of process: AuthenticationProcess,
    spacing setSpacings: (UIStackView, OnboardingMetrics.Authentication) -> Void
  ) {
    let metrics = OnboardingMetrics(availableHeight: view.bounds.height).authentication
    contentStack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: metrics.titleTop, leading: 0, bottom: 16, trailing: 0)
    setSpacings(contentStack, metrics)
    let area = process.layoutBanners(in: view.bounds.inset(by: view.safeAreaInsets))
    layoutColumn(in: area, side: OnboardingMetrics.Authentication.side(width: area.width))
  }

  /// Goes back to where the screen was led to from.
  func leave() {
    if let navigationController, navigationController.viewControllers.first !== self,
      navigationController.topViewController === self
    {
      navigationController.popViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
  }
}
