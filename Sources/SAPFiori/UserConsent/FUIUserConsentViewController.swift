import FioriThemeManager
import Onboarding
import UIKit

/// Asks a person for consent: one form after another, each read page by page and answered on its last
/// page.
///
/// ```swift
/// let form = FUISinglePageUserConsentForm()
/// form.page.title.text = "Usage Data"
/// form.page.body.text = "It helps us to make the app better."
/// let screen = FUIUserConsentViewController()
/// screen.forms = [form]
/// ```
///
/// To refuse what is required, and to leave, is asked about once more. The screen never leaves by
/// itself. Where no navigation controller gives it a bar it has one of its own.
open class FUIUserConsentViewController: FUIWelcomeController, FUISolidNavigationBarProtocol {
  /// Makes the screen.
  public class func createInstanceFromStoryboard() -> FUIUserConsentViewController {
    let screen = FUIUserConsentViewController()
    screen.loadViewIfNeeded()
    return screen
  }

  /// The forms, in the order in which they are asked. Setting them begins anew.
  public var forms: [FUIUserConsentForm] = [] {
    didSet {
      sequence = ConsentSequence(count: forms.count)
      hasBegun = false
      if isViewLoaded { beginForm() }
    }
  }

  /// Hears what a person has answered. Not kept alive: the app must.
  public weak var delegate: FUIUserConsentViewControllerDelegate?

  override var component: PartTable { .consentScreen }
  override var hasColumn: Bool { false }

  private var sequence = ConsentSequence(count: 0)
  private var form = ConsentForm(pageCount: 0, isRequired: false)
  private var hasBegun = false
  private var pageController: FUIUserConsentPageViewController?
  private let ownBar = OwnBar()
  private lazy var cancelItem = makeItem(.cancelAction, .cancel, "cancelButton")
  private lazy var backItem = makeItem(.backAction, .back, "backButton")
  private lazy var nextItem = makeItem(.nextAction, .next, "nextButton")

  /// Shows the first page.
  open override func viewDidLoad() {
    super.viewDidLoad()
    closeHandler = { [weak self] in self?.askBeforeClosing($0) ?? .passes }
    beginForm()
  }

  private func makeItem(
    _ text: OnboardingText, _ event: ConsentForm.Event, _ role: String
  ) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      title: texts[text], primaryAction: UIAction { [weak self] _ in self?.take(event) })
    name(item, role)
    return item
  }

  // MARK: - Pages

  private func beginForm() {
    guard forms.indices.contains(sequence.index) else { return showNothing() }
    let asked = forms[sequence.index]
    form = ConsentForm(pageCount: asked.pages.count, isRequired: asked.isRequired)
    showPage()
  }

  private var stepTitle: String? {
    form.visibleParts.contains(.stepTitle)
      ? texts.text(.consentStep, "\(form.page + 1)", "\(form.pageCount)") : nil
  }

  private func showPage() {
    let visible = form.visibleParts
    navigationItem.title = stepTitle ?? title
    navigationItem.leftBarButtonItem = visible.contains(.backButton) ? backItem : cancelItem
    navigationItem.rightBarButtonItem = visible.contains(.nextButton) ? nextItem : nil
    let pages = forms[sequence.index].pages
    let page = FUIUserConsentPageViewController(
      page: pages.indices.contains(form.page) ? pages[form.page] : FUIUserConsentPage())
    page.delegate = self
    page.actionSource = self
    page.onScroll = { [weak self] in self?.showBarLine($0 > 0.5) }
    if visible.contains(.allowButton) {
      let refuses = visible.contains(.denyButton)
      page.roles.left = refuses ? "denyButton" : "notNowButton"
      page.toolbarLeftItemTitle = texts[refuses ? .denyAction : .notNowAction]
      page.toolbarRightItemTitle = texts[.agreeAction]
    }
    show(page)
  }

  private func showNothing() {
    navigationItem.leftBarButtonItem = cancelItem
    navigationItem.rightBarButtonItem = nil
    show(nil)
  }

  private func show(_ page: FUIUserConsentPageViewController?) {
    if let pageController {
      pageController.willMove(toParent: nil)
      pageController.view.removeFromSuperview()
      pageController.removeFromParent()
    }
    pageController = page
    showBarLine(false)
    guard let page else { return }
    addChild(page)
    view.insertSubview(page.view, at: 0)
    page.didMove(toParent: self)
    view.setNeedsLayout()
  }

  // MARK: - Answers

  private func take(_ event: ConsentForm.Event) {
    guard canLead else { return }
    switch form.handle(event) {
    case .refused, .stays: break
    case .turnedPage:
      showPage()
      UIAccessibility.post(notification: .screenChanged, argument: stepTitle)
    case .asks(let question): ask(question)
    case .answered(let answer): finish(answer)
    }
  }

  private func ask(_ question: ConsentForm.Question) {
    let isDenied = question == .deny
    let alert = UIAlertController(
      title: texts[isDenied ? .consentDenyQuestion : .consentCancelQuestion], message: nil,
      preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: texts[isDenied ? .giveConsentAction : .stayAction], style: .default) {
        [weak self] _ in self?.answer(.takeBack)
      })
    alert.addAction(
      UIAlertAction(title: texts[.quitAction], style: .cancel) { [weak self] _ in
        self?.answer(.confirm)
      })
    present(alert, animated: true)
  }

  /// The answer to a question is taken while its alert is still on its way out.
  private func answer(_ event: ConsentForm.Event) {
    let isLeaving = form.question == .cancel && event == .confirm
    if case .answered(let answer) = form.handle(event) { finish(answer) }
    if isLeaving { closing?.closeAsWished() }
    closing = nil
  }

  /// The window that closes once the person has said yes to the question.
  private weak var closing: UIWindow?

  /// The person closes the window: that is asked as Cancel is.
  private func askBeforeClosing(_ window: UIWindow) -> UIWindow.CloseAnswer {
    if form.question == nil { take(.cancel) }
    guard form.question != nil else { return .goesOn }
    closing = window
    return .asks
  }

  private func finish(_ answer: ConsentForm.Answer) {
    guard forms.indices.contains(sequence.index) else { return }
    forms[sequence.index].isUserAccepted = answer == .allowed
    let before = sequence.index
    tell(sequence.handle(answer, isRequired: form.isRequired), answer)
    guard !sequence.isFinished, sequence.index != before else { return }
    beginForm()
    UIAccessibility.post(
      notification: .screenChanged, argument: forms[sequence.index].pages.first?.title.text)
  }

  private func tell(_ events: [ConsentSequence.Event], _ answer: ConsentForm.Answer) {
    for case .finished in events {
      if answer == .cancelled { tellCancelled() } else { tellAnswered() }
    }
  }

  private func tellAnswered() {
    let function = "userConsentViewController(viewController:didReceiveResponseToConsentForms:)"
    guard let delegate else { return reportUnhandled(function) }
    delegate.userConsentViewController(
      viewController: self, didReceiveResponseToConsentForms: forms)
  }

  private func tellCancelled() {
    for form in forms { form.isUserAccepted = false }
    let function = "userConsentViewController(viewController:didCancelConsentForms:)"
    guard let delegate else {
      reportUnhandled(function)
      return leave()
    }
    delegate.userConsentViewController(viewController: self, didCancelConsentForms: forms)
  }

  /// Escape goes back a page, and on the first one does what Cancel does.
  open override func accessibilityPerformEscape() -> Bool {
    take(form.visibleParts.contains(.backButton) ? .back : .cancel)
    return true
  }

  // MARK: - Layout

  /// Has a bar of its own where there is no other.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ownBar.update(on: self)
  }

  /// A series without forms is over as soon as it is seen; one that was left or finished can be answered
  /// again when it comes back.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if sequence.isFinished {
      sequence = ConsentSequence(count: forms.count)
      beginForm()
    }
    guard !hasBegun else { return }
    hasBegun = true
    tell(sequence.start(), .allowed)
  }

  /// Puts the page below the bar.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    pageController?.view.frame = ownBar.layout(in: view.bounds.inset(by: view.safeAreaInsets))
  }
}

extension FUIUserConsentViewController: FUIUserConsentPageViewControllerDelegate {
  /// Takes the refusal.
  public func userConsentPageViewControllerDidSelectLeftItem(
    _ page: FUIUserConsentPageViewController
  ) {
    take(form.isRequired ? .deny : .notNow)
  }

  /// Takes the consent.
  public func userConsentPageViewControllerDidSelectRightItem(
    _ page: FUIUserConsentPageViewController
  ) {
    take(.allow)
  }
}
