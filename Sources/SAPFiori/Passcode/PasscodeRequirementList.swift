import FioriThemeManager
import Onboarding
import UIKit

/// The list of what a passcode has to be made of, with a tick before what it has.
final class PasscodeRequirementList: UIStackView {
  private let texts: OnboardingTexts
  private var rows: [String: PasscodeRequirementRow] = [:]
  private var shown: PasscodeChecklist?
  /// Gives the text of a line its style class.
  var nameLabel: ((UILabel) -> Void)?

  init(_ texts: OnboardingTexts) {
    self.texts = texts
    super.init(frame: .zero)
    axis = .vertical
    spacing = 8
    isHidden = true
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows a list; what a letter has ticked is announced.
  func show(_ list: PasscodeChecklist?) {
    guard list != shown else { return }
    let before = shown
    shown = list
    isHidden = list?.items.isEmpty ?? true
    guard let list else { return }
    if before?.items.map(\.id) != list.items.map(\.id) { makeRows(list) }
    for item in list.items { rows[item.id]?.show(item, texts) }
    if let before { announce(list, since: before) }
  }

  private func makeRows(_ list: PasscodeChecklist) {
    for row in rows.values { row.removeFromSuperview() }
    rows = [:]
    for item in list.items {
      let row = PasscodeRequirementRow()
      row.label.accessibilityIdentifier = "requirement.\(item.id)"
      nameLabel?(row.label)
      rows[item.id] = row
      addArrangedSubview(row)
    }
  }

  private func announce(_ list: PasscodeChecklist, since before: PasscodeChecklist) {
    let ticked = Set(before.items.filter(\.isSatisfied).map(\.id))
    let news = list.items.filter { $0.isSatisfied && !ticked.contains($0.id) }
    let words =
      list.isComplete
      ? before.isComplete ? [] : [texts[.passcodeComplete]]
      : news.map { texts.text(.passcodeSatisfied, texts.text(for: $0)) }
    guard !words.isEmpty else { return }
    UIAccessibility.post(notification: .announcement, argument: words.joined(separator: ". "))
  }
}

/// One line of the list.
private final class PasscodeRequirementRow: UIStackView {
  let label = UILabel()
  private let mark = PasscodeRequirementMark(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    spacing = 8
    alignment = .center
    label.font = .preferredFioriFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    mark.setContentHuggingPriority(.required, for: .horizontal)
    mark.setContentCompressionResistancePriority(.required, for: .horizontal)
    addArrangedSubview(mark)
    addArrangedSubview(label)
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ item: PasscodeChecklist.Item, _ texts: OnboardingTexts) {
    let words = texts.text(for: item)
    if label.text != words { label.text = words }
    label.textColor = .preferredFioriColor(
      forStyle: item.isSatisfied ? .primaryLabel : .secondaryLabel)
    label.accessibilityLabel = texts.text(
      item.isSatisfied ? .passcodeSatisfied : .passcodeNotSatisfied, words)
    mark.isTicked = item.isSatisfied
  }
}

/// The mark before a line, as large as its text.
private final class PasscodeRequirementMark: UIImageView {
  var isTicked: Bool? {
    didSet {
      guard isTicked != oldValue else { return }
      let isTicked = isTicked ?? false
      image = UIImage(
        systemName: isTicked ? "checkmark.circle.fill" : "circle",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
      tintColor = .preferredFioriColor(forStyle: isTicked ? .positiveLabel : .tertiaryLabel)
      contentMode = .scaleAspectFit
    }
  }

  override var intrinsicContentSize: CGSize {
    let side = UIFontMetrics(forTextStyle: .subheadline)
      .scaledValue(for: 20, compatibleWith: traitCollection).rounded()
    return CGSize(width: side, height: side)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }
}
