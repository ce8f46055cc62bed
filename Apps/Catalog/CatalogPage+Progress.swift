import FioriThemeManager
import SAPFiori
import UIKit

extension CatalogPage {
  /// The progress indicator of UIKit, a state a row.
  static let progressControlPages = [
    CatalogPage("uikit-progress", "Progress", make: { ProgressRowsController() })
  ]
}

private final class ProgressRowsController: UIViewController {
  private typealias State = FUIProgressIndicatorControl.DisplayState
  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .preferredFioriColor(forStyle: .primaryBackground)
    stack.axis = .vertical
    stack.spacing = 8
    stack.alignment = .leading
    view.addSubview(stack)
    addRow("Started", .started)
    addRow("Processing", .inProgress)
    addRow("Pausable", .loadingPausable)
    addRow("Stoppable", .loadingStoppable)
    addRow("Paused", .paused)
    addRow("Nothing done", .loadingStoppable, progress: 0)
    addRow("All done", .loadingStoppable, progress: 1)
    addRow("Disabled", .loadingPausable) { $0.isEnabled = false }
    addRow("Pressed", .loadingPausable) { $0.isHighlighted = true }
    addRow("In another colour", .loadingPausable) {
      $0.tintColor = .preferredFioriColor(forStyle: .positiveLabel)
    }
  }

  private func addRow(
    _ title: String, _ state: State, progress: Float = 0.35,
    set: (FUIProgressIndicatorControl) -> Void = { _ in }
  ) {
    let control = FUIProgressIndicatorControl()
    control.changeDisplayState(to: state)
    control.update(progress: progress)
    set(control)
    let label = UILabel()
    label.text = title
    label.font = .preferredFioriFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .preferredFioriColor(forStyle: .primaryLabel)
    let row = UIStackView(arrangedSubviews: [control, label])
    row.spacing = 12
    row.alignment = .center
    stack.addArrangedSubview(row)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = stack.systemLayoutSizeFitting(CGSize(width: view.bounds.width - 32, height: 0))
    stack.frame = CGRect(x: 16, y: 16, width: view.bounds.width - 32, height: size.height)
  }
}
