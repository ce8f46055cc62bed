import Onboarding
import SwiftUI
import UIKit

/// What an app has given a form that is answered page by page.
struct UserConsentSurveyParts {
  let isPresented: Binding<Bool>
  let pages: [UserConsentPage]
  let alertConfiguration: ((UserConsentAlertType) -> AlertConfiguration?)?
  let didAllow: (([UserConsentPage]) -> Void)?
  let didDeny: (([UserConsentPage], Bool) -> Void)?
  let didCancel: (() -> Void)?
}

/// A form that is answered page by page.
struct UserConsentSurveyScreen: View {
  let parts: UserConsentSurveyParts

  var body: some View {
    if parts.isPresented.wrappedValue { UserConsentSurveyPages(parts: parts) }
  }
}

private struct UserConsentSurveyPages: View {
  let parts: UserConsentSurveyParts
  @State private var survey: ConsentSurvey
  @State private var question: UserConsentAlertType?
  @State private var closing = WindowClosing()
  @Environment(\.onboardingTexts) private var texts

  init(parts: UserConsentSurveyParts) {
    self.parts = parts
    _survey = State(initialValue: ConsentSurvey(pages: parts.pages.map(\.isRequired)))
  }

  var body: some View {
    let buttons = UserConsentButtons(
      actions: UserConsentActions(), texts: texts,
      componentIdentifier: UserConsentForm.identifier, press: handle)
    IndexedViews(views: parts.pages).view(at: survey.page)
      .id(survey.page)
      .modifier(
        ScreenBars(of: .consentScreen, title: parts.pages.count > 1 ? stepTitle : "") {
          if survey.canGoBack {
            buttons.back
          } else if parts.didCancel != nil {
            buttons.cancel
          }
        } trailing: {
        } bottom: {
          AnswerRow {
            if survey.isRequired { buttons.deny } else { buttons.notNow }
          } agreeing: {
            buttons.allow
          }
        }
      )
      .modifier(
        AskingModifier(
          isAsking: question != nil,
          configuration: question.flatMap { parts.alertConfiguration?($0) },
          answer: answerQuestion)
      )
      .onWindowClose(close)
      .onChange(of: survey.page) {
        UIAccessibility.post(notification: .screenChanged, argument: stepTitle)
      }
      .onAppear { if parts.pages.isEmpty { finish() } }
  }

  private var stepTitle: String {
    texts.text(.consentStep, "\(survey.page + 1)", "\(parts.pages.count)")
  }

  private func handle(_ event: ConsentForm.Event) {
    guard question == nil, survey.result == nil else { return }
    switch event {
    case .allow: answer(isAllowed: true)
    case .notNow: answer(isAllowed: false)
    case .deny: ask(.deny) { answer(isAllowed: false) }
    case .cancel: ask(.cancel) { leave() }
    case .back: survey.goBack()
    case .next, .confirm, .takeBack: break
    }
  }

  private func ask(_ question: UserConsentAlertType, otherwise action: () -> Void) {
    if parts.alertConfiguration?(question) == nil { action() } else { self.question = question }
  }

  private func answerQuestion(isSecondary: Bool) {
    guard let asked = question else { return }
    question = nil
    switch (asked, isSecondary) {
    case (.deny, _): answer(isAllowed: !isSecondary)
    case (.cancel, true):
      leave()
      closing.window?.closeAsWished()
    case (.cancel, false): break
    }
    closing.window = nil
  }

  /// The person closes the window: that is asked as Cancel is, which is not there without `didCancel`.
  private func close(_ window: UIWindow) -> UIWindow.CloseAnswer {
    if question == nil, parts.didCancel != nil { handle(.cancel) }
    guard question != nil else { return .goesOn }
    closing.window = window
    return .asks
  }

  private func answer(isAllowed: Bool) {
    survey.answer(isAllowed: isAllowed)
    if survey.result != nil { finish() }
  }

  private func leave() {
    parts.isPresented.wrappedValue = false
    parts.didCancel?()
  }

  private func finish() {
    guard let result = survey.result else { return }
    parts.isPresented.wrappedValue = false
    if !result.denied.isEmpty {
      parts.didDeny?(result.denied.map { parts.pages[$0] }, result.isRequiredPageDenied)
    }
    if !result.isRequiredPageDenied { parts.didAllow?(result.allowed.map { parts.pages[$0] }) }
  }
}
