import FioriThemeManager
import SAPFiori
import UIKit

/// The first real page: what is to be done today.
final class WorkOrdersController: UIViewController {
  private let server: String?
  private let lock: (@MainActor () -> Void)?
  private let scrollView = UIScrollView()
  private let stack = UIStackView()

  /// Shows the work of a server, or made-up work without one; `lock` is what an item of the bar does.
  init(server: String?, lock: (@MainActor () -> Void)?) {
    self.server = server
    self.lock = lock
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Work Orders"
    if let lock {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Lock", primaryAction: UIAction { _ in lock() })
    }
    view.backgroundColor = .preferredFioriColor(forStyle: .primaryGroupedBackground)
    stack.axis = .vertical
    stack.spacing = 12
    stack.addArrangedSubview(
      label(
        server.map { "Connected to \($0)" } ?? "Demo: nothing is sent anywhere.", .subheadline,
        .secondaryLabel))
    for order in WorkOrder.samples { stack.addArrangedSubview(card(order)) }
    scrollView.addSubview(stack)
    view.addSubview(scrollView)
  }

  private func label(_ text: String, _ style: UIFont.FioriTextStyle, _ color: ColorStyle) -> UILabel
  {
    let label = UILabel()
    label.text = text
    label.font = .preferredFioriFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .preferredFioriColor(forStyle: color)
    label.numberOfLines = 0
    return label
  }

  private func card(_ order: WorkOrder) -> UIView {
    let card = UIStackView(arrangedSubviews: [
      label(order.task, .headline, .primaryLabel),
      label(order.place, .subheadline, .secondaryLabel),
      label("Order \(order.number)", .footnote, .tertiaryLabel),
    ])
    card.axis = .vertical
    card.spacing = 4
    card.isLayoutMarginsRelativeArrangement = true
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 14, leading: 16, bottom: 14, trailing: 16)
    card.backgroundColor = .preferredFioriColor(forStyle: .secondaryGroupedBackground)
    card.layer.cornerRadius = 12
    return card
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds.inset(by: view.safeAreaInsets)
    let width = min(scrollView.bounds.width - 32, 640)
    let height = stack.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    stack.frame = CGRect(
      x: (scrollView.bounds.width - width) / 2, y: 16, width: width, height: height)
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: height + 32)
  }
}
