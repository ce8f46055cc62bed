import Onboarding
import SwiftUI
import UIKit

/// What an app has given a form that is answered as a whole.
struct UserConsentFormParts {
  let actions: UserConsentActions
  let pages: any IndexedViewContainer
  let isRequired: Bool
  let alertConfiguration: ((UserConsentAlertType) -> AlertConfiguration?)?
  let didAllow: (() -> Void)?
  let didDeny: ((Bool) -> Void)?
  let didCancel: (() -> Void)?
  let componentIdentifier: String

  /// What is asked, as far as the app wants anything asked.
  func question(_ question: ConsentForm.Question?) -> AlertConfiguration? {
    switch question {
    case .cancel: alertConfiguration?(.cancel)
    case .deny: alertConfiguration?(.deny)
    case nil: nil
    }
  }

  var questions: Set<ConsentForm.Question> {
    Set(ConsentForm.Question.allCases.filter { question($0) != nil })
  }

  func tell(_ answer: ConsentForm.Answer) {
    switch answer {
    case .allowed: didAllow?()
    case .denied: didDeny?(isRequired)
    case .cancelled: didCancel?()
    }
  }
}

/// A form that is read page by page and answered on its last page.
struct UserConsentFormScreen: View {
  let parts: UserConsentFormParts
  @State private var form: ConsentForm
  @State private var closing = WindowClosing()
  @Environment(\.onboardingTexts) private var texts
  @Environment(\.consentFormAnswered) private var answered

  init(parts: UserConsentFormParts) {
    self.parts = parts
    _form = State(
      initialValue: ConsentForm(pageCount: parts.pages.count, isRequired: parts.isRequired))
  }

  var body: some View {
    let visible = form.visibleParts
    let buttons = UserConsentButtons(
      actions: parts.actions, texts: texts, componentIdentifier: parts.componentIdentifier,
      press: handle)
    parts.pages.view(at: form.page)
      .id(form.page)
      .modifier(
        ScreenBars(of: .consentScreen, title: visible.contains(.stepTitle) ? stepTitle : "") {
          if visible.contains(.backButton) { buttons.back } else { buttons.cancel }
        } trailing: {
          if visible.contains(.nextButton) { buttons.next }
        } bottom: {
          if visible.contains(.allowButton) {
            AnswerRow {
              if visible.contains(.denyButton) { buttons.deny } else { buttons.notNow }
            } agreeing: {
              buttons.allow
            }
          }
        }
      )
      .modifier(
        AskingModifier(
          isAsking: form.question != nil, configuration: parts.question(form.question),
          answer: answerQuestion)
      )
      .onWindowClose(leave)
      .onChange(of: form.page) {
        UIAccessibility.post(notification: .screenChanged, argument: stepTitle)
      }
  }

  private var stepTitle: String {
    texts.text(.consentStep, "\(form.page + 1)", "\(form.pageCount)")
  }

  private func answerQuestion(isSecondary: Bool) {
    let isLeaving = form.question == .cancel && isSecondary
    handle(isSecondary ? .confirm : .takeBack)
    if isLeaving { closing.window?.closeAsWished() }
    closing.window = nil
  }

  /// The person closes the window: that is asked as Cancel is.
  private func leave(_ window: UIWindow) -> UIWindow.CloseAnswer {
    if form.question == nil { handle(.cancel) }
    guard form.question != nil else { return .goesOn }
    closing.window = window
    return .asks
  }

  private func handle(_ event: ConsentForm.Event) {
    form.questions = parts.questions
    guard case .answered(let answer) = form.handle(event) else { return }
    parts.tell(answer)
    answered?(answer, parts.isRequired)
  }
}

private enum ConsentFormAnsweredKey: EnvironmentKey {
  static var defaultValue: (@MainActor (ConsentForm.Answer, Bool) -> Void)? { nil }
}

extension EnvironmentValues {
  /// Who around a form hears its answer, after the form's own closures.
  var consentFormAnswered: (@MainActor (ConsentForm.Answer, _ isRequired: Bool) -> Void)? {
    get { self[ConsentFormAnsweredKey.self] }
    set { self[ConsentFormAnsweredKey.self] = newValue }
  }
}
