import UIKit

/// The counter screen that every measured toolkit has: three controls, a row of buttons, a list.
final class CounterController: UIViewController {
  private let countLabel = UILabel()
  private let rowStack = UIStackView()
  private let scrollView = UIScrollView()
  private let column = UIStackView()
  private var rows: [UILabel] = []
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    countLabel.text = "Count: 0"
    let counter = row([
      button("-") { [weak self] in self?.add(-1) }, countLabel,
      button("+") { [weak self] in self?.add(1) },
    ])
    let actions = row(
      [0, 100, 1_000, 10_000].map { number in
        button("rows\(number)") { [weak self] in self?.setRows(number) }
      } + [
        button("change") { [weak self] in self?.changeMiddleRow() },
        button("push") { [weak self] in self?.push() },
      ])
    rowStack.axis = .vertical
    rowStack.spacing = 10
    rowStack.alignment = .center
    scrollView.addSubview(rowStack)
    column.axis = .vertical
    column.spacing = 10
    for part in [counter, actions, scrollView] { column.addArrangedSubview(part) }
    view.addSubview(column)
  }

  private func row(_ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 10
    stack.setContentHuggingPriority(.required, for: .vertical)
    stack.setContentCompressionResistancePriority(.required, for: .vertical)
    return stack
  }

  private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    return button
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    column.frame = view.bounds
    column.layoutIfNeeded()
    let height = rowStack.systemLayoutSizeFitting(scrollView.bounds.size).height
    rowStack.frame = CGRect(x: 0, y: 0, width: scrollView.bounds.width, height: height)
    scrollView.contentSize = rowStack.frame.size
  }

  private func add(_ change: Int) {
    count += change
    countLabel.text = "Count: \(count)"
  }

  private func setRows(_ number: Int) {
    for row in rows { row.removeFromSuperview() }
    rows = (0..<number).map { index in
      let label = UILabel()
      label.text = "Row \(index)"
      return label
    }
    for row in rows { rowStack.addArrangedSubview(row) }
    view.setNeedsLayout()
  }

  private func changeMiddleRow() {
    guard !rows.isEmpty else { return }
    let row = rows[rows.count / 2]
    row.text = (row.text ?? "") + "!"
  }

  private func push() {
    let page = UIViewController()
    let pop = UIButton(
      type: .system,
      primaryAction: UIAction(title: "pop") { [weak self] _ in
        self?.navigationController?.popViewController(animated: false)
      })
    pop.frame = CGRect(x: 20, y: 80, width: 100, height: 44)
    page.view.addSubview(pop)
    navigationController?.pushViewController(page, animated: false)
  }
}

@main
final class CounterDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let navigation = UINavigationController(rootViewController: CounterController())
    navigation.isNavigationBarHidden = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
