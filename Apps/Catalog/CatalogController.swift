import FioriThemeManager
import OnboardingTesting
import SAPFiori
import UIKit

/// Lists the pages, below the controls for how they look; a click opens one.
final class CatalogController: UIViewController {
  private let scrollView = UIScrollView()
  private let stack = UIStackView()
  private let stage = CatalogStage()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Catalog"
    view.backgroundColor = .preferredFioriColor(forStyle: .primaryBackground)
    stack.axis = .vertical
    stack.spacing = 4
    addControls()
    addPages()
    scrollView.addSubview(stack)
    view.addSubview(scrollView)
  }

  private func addControls() {
    addHeading("Look")
    addSwitch("Dark") { $0.look.isDark = $1 }
    addSwitch("Right to left") { $0.look.isRightToLeft = $1 }
    addSwitch("High contrast") { $0.look.hasHighContrast = $1 }
    addChoice("Text size", CatalogStage.textScales.map { ("\(Int($0 * 100)) %", $0) }) {
      $0.look.textScale = $1
    }
    addChoice("Window", CatalogStage.sizes.map { ("\(Int($0.width)) × \(Int($0.height))", $0) }) {
      $0.size = $1
    }
  }

  private func addPages() {
    var group = ""
    for page in CatalogPage.all {
      if page.group != group { addHeading(page.group) }
      group = page.group
      var look: UIButton.Configuration = .plain()
      look.contentInsets.leading = 0
      let button = UIButton(configuration: look)
      button.setTitle(page.name, for: .normal)
      button.contentHorizontalAlignment = .leading
      button.titleLabel?.font = .preferredFioriFont(forTextStyle: .body)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      button.addAction(
        UIAction { [stage] _ in stage.open(page) }, for: .primaryActionTriggered)
      stack.addArrangedSubview(button)
    }
  }

  private func addHeading(_ text: String) {
    let label = label(text, .headline)
    label.font = .preferredFioriFont(forTextStyle: .headline, weight: .semibold)
    label.accessibilityTraits = .header
    if let last = stack.arrangedSubviews.last { stack.setCustomSpacing(20, after: last) }
    stack.addArrangedSubview(label)
  }

  private func label(_ text: String, _ style: UIFont.FioriTextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFioriFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .preferredFioriColor(forStyle: .primaryLabel)
    label.numberOfLines = 0
    return label
  }

  private func addSwitch(_ text: String, set: @escaping (CatalogStage, Bool) -> Void) {
    let toggle = UISwitch()
    toggle.accessibilityLabel = text
    toggle.addAction(
      UIAction { [stage] action in
        if let toggle = action.sender as? UISwitch { set(stage, toggle.isOn) }
      }, for: .valueChanged)
    addRow(text, toggle)
  }

  /// A button that goes through the choices.
  private func addChoice<Value>(
    _ text: String, _ choices: [(title: String, value: Value)],
    set: @escaping (CatalogStage, Value) -> Void
  ) {
    var index = 0
    let button = UIButton(configuration: .tinted())
    button.setTitle(choices[index].title, for: .normal)
    button.accessibilityLabel = "\(text): \(choices[index].title)"
    button.addAction(
      UIAction { [stage] action in
        index = (index + 1) % choices.count
        guard let button = action.sender as? UIButton else { return }
        button.setTitle(choices[index].title, for: .normal)
        button.accessibilityLabel = "\(text): \(choices[index].title)"
        set(stage, choices[index].value)
      }, for: .primaryActionTriggered)
    addRow(text, button)
  }

  private func addRow(_ text: String, _ control: UIView) {
    let name = label(text, .body)
    name.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    let row = UIStackView(arrangedSubviews: [name, control])
    row.alignment = .center
    row.spacing = 12
    stack.addArrangedSubview(row)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds.inset(by: view.safeAreaInsets)
    let width = min(scrollView.bounds.width - 32, 560)
    let height = stack.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    stack.frame = CGRect(
      x: (scrollView.bounds.width - width) / 2, y: 12, width: width, height: height)
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: height + 36)
  }
}
