import FioriThemeManager
import OnboardingTesting
import SAPFiori
import UIKit

/// Narrow, so that lines break, and high enough for everything.
let stageSize = ScreenSize(width: 320, height: 1_300)
/// Too low for everything, so that the content scrolls.
private let lowSize = ScreenSize(width: 320, height: 360)

extension Stage {
  static let uiKitStages =
    scanStages + [
      Stage(table: .welcomeScreen, face: .uiKit, open: openWelcome),
      Stage(table: .activationScreen, face: .uiKit, open: openActivation),
      Stage(table: .loadingIndicator, face: .uiKit) { _, _ in
        let indicator = FUILoadingIndicatorView(
          frame: CGRect(x: 20, y: 40, width: 280, height: 200))
        indicator.text = Words.text
        indicator.show()
        return show(indicator)
      },
      Stage(table: .textField, face: .uiKit) { role, condition in
        let field = FUITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 120))
        field.borderStyle = .roundedRect
        field.clearButtonMode = .whileEditing
        field.isFioriStyleSecureTextEntry = role.hasPrefix("secure")
        field.text = condition == .empty ? "" : Words.email
        field.placeholder = "Address"
        let shown = show(field)
        if condition == .focused || role == "clearButton" { field.becomeFirstResponder() }
        if role == "secureHideButton" { try shown.screen.tap("secureShowButton") }
        return shown
      },
      Stage(table: .progressIndicator, face: .uiKit) { _, _ in
        let control = FUIProgressIndicatorControl(
          frame: CGRect(x: 20, y: 40, width: 44, height: 44))
        control.changeDisplayState(to: .loadingStoppable)
        control.update(progress: 0.5)
        return show(control)
      },
    ] + betweenStages

  @MainActor private static func show(_ view: UIView) -> Shown {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let holder = SizingView()
    controller.view.addSubview(holder)
    holder.addSubview(view)
    holder.frame = CGRect(x: 20, y: 40, width: 280, height: 900)
    return Shown(screen: Screen(controller, size: stageSize), keeps: [controller])
  }

  /// Gives its only view the height that it wants.
  private final class SizingView: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      guard let view = subviews.first else { return }
      let height = view.sizeThatFits(CGSize(width: 280, height: 900)).height
      view.frame = CGRect(x: 0, y: 0, width: 280, height: max(height, 20))
    }
  }

  @MainActor private static func openWelcome(_ role: String, _ condition: Condition?) -> Shown {
    let screen = FUIWelcomeScreen.createInstanceFromStoryboard()
    screen.configurationOptions = .discoveryService
    screen.headlineLabel.text = Words.title
    screen.detailLabel.text = Words.text
    screen.footnoteLabel.text = Words.text
    screen.loadingMessage = Words.text
    screen.primaryActionButton.setTitle(Words.action, for: .normal)
    screen.footnoteActionButton.setTitle(Words.action, for: .normal)
    screen.headlineImageView.image = UIImage(systemName: "camera")
    screen.logoImageView.image = UIImage(systemName: "camera")
    screen.showsCancelButtonForDiscoveryService = true
    let delegate = Delegate()
    screen.delegate = delegate
    let isBusy = role.hasPrefix("loadingIndicatorView") || role == "cancelButton"
    screen.emailTextField.text =
      condition == .empty ? "" : role == "emailMessageLabel" ? "jane" : Words.email
    return show(screen, role, condition, keeps: [delegate]) {
      if isBusy || role == "emailMessageLabel" {
        screen.primaryActionButton.sendActions(for: .primaryActionTriggered)
      }
      if condition == .focused { screen.emailTextField.becomeFirstResponder() }
    }
  }

  @MainActor private static func openActivation(_ role: String, _ condition: Condition?) -> Shown {
    let screen = FUIActivationScreen.createInstanceFromStoryboard()
    screen.headlineLabel.text = Words.title
    screen.detailLabel.text = Words.text
    screen.subheadlineLabel.text = Words.text
    screen.loadingMessage = Words.text
    screen.primaryActionButton.setTitle(Words.action, for: .normal)
    screen.secondaryActionButton.setTitle(Words.action, for: .normal)
    let delegate = Delegate()
    screen.delegate = delegate
    if role == "cancelButton" { return openOnTop(screen, condition, keeps: [delegate]) }
    screen.emailTextField.text =
      condition == .empty ? "" : role == "emailMessageLabel" ? "jane" : Words.email
    return show(screen, role, condition, keeps: [delegate]) {
      if role.hasPrefix("loadingIndicatorView") || role == "emailMessageLabel" {
        screen.primaryActionButton.sendActions(for: .primaryActionTriggered)
      }
      if condition == .focused { screen.emailTextField.becomeFirstResponder() }
    }
  }

  /// The screen where it is led to without a navigation controller: it can be left.
  @MainActor static func openOnTop(
    _ screen: FUIWelcomeController, _ condition: Condition?, keeps: [AnyObject] = []
  ) -> Shown {
    let first = FUIWelcomeScreen.createInstanceFromStoryboard()
    first.configurationOptions =
      screen is FUIActivationScreen ? [.discoveryService, .barcodeScanner] : .barcodeScanner
    let display = Screen(first, size: stageSize)
    first.primaryActionButton.sendActions(for: .primaryActionTriggered)
    let shown = Shown(screen: display, keeps: keeps + [first])
    setState(of: "cancelButton", condition, in: shown)
    return shown
  }

  @MainActor static func show(
    _ screen: FUIWelcomeController, _ role: String, _ condition: Condition?,
    keeps: [AnyObject] = [], then act: () -> Void
  ) -> Shown {
    screen.title = "Title"
    if screen.navigationItem.rightBarButtonItem == nil {
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Help")
    }
    let navigation = UINavigationController(rootViewController: screen)
    let display = Screen(navigation, size: condition == .scrolled ? lowSize : stageSize)
    act()
    let shown = Shown(screen: display, keeps: keeps)
    if condition == .scrolled {
      display.settle()
      shown.view(UIScrollView.self)?.contentOffset = CGPoint(x: 0, y: 60)
    }
    setState(of: role, condition, in: shown)
    return shown
  }

  @MainActor static func setState(
    of role: String, _ condition: Condition?, in shown: Shown
  ) {
    shown.screen.settle()
    let bar = shown.view(UINavigationBar.self)?.topItem
    let items = (bar?.leftBarButtonItems ?? []) + (bar?.rightBarButtonItems ?? [])
    for item in items where item.accessibilityIdentifier == role && condition == .disabled {
      item.isEnabled = false
    }
    for case let control as UIControl in shown.views(role) {
      switch condition {
      case .highlighted: control.isHighlighted = true
      case .selected: control.isSelected = true
      case .disabled: control.isEnabled = false
      case .focused, .empty, .scrolled, nil: break
      }
    }
  }

  /// Keeps look-ups going.
  private final class Delegate: FUIWelcomeControllerDelegate {
    func welcomeController(
      _ welcomeController: FUIWelcomeController, shouldTryUserEmail userEmail: String
    ) {}
  }
}
