import Onboarding
import SwiftUI

/// Several consent forms, one after another.
///
/// ```swift
/// UserConsentView(userConsentForms: {
///   UserConsentForm(userConsentPages: [UserConsentPage(title: "Location Data")])
///   UserConsentForm(userConsentPages: [UserConsentPage(title: "Usage Data")], isRequired: false)
/// }, didFinish: { allowed in print(allowed) })
/// ```
///
/// A form that is denied although it is required ends the series, and so does a person who leaves.
/// Without forms `didFinish` is called when the view appears.
public struct UserConsentView: View {
  private let forms: any IndexedViewContainer
  private let didAllow: ((Int) -> Void)?
  private let didDeny: ((Int, Bool) -> Void)?
  private let didCancel: ((Int) -> Void)?
  private let didFinish: (([Int]) -> Void)?
  @State private var sequence: ConsentSequence

  /// Makes a series of forms that a builder makes. Numbers are those of forms, from 0.
  ///
  /// - Parameters:
  ///   - userConsentForms: The forms.
  ///   - didAllow: Called when there is consent to a form, after the form's own closure.
  ///   - didDeny: Called when there is none, with whether it was required.
  ///   - didCancel: Called when the person leaves at a form.
  ///   - didFinish: Called at the end with the forms that were allowed, in their order.
  public init(
    @IndexedViewBuilder userConsentForms: () -> any IndexedViewContainer,
    didAllow: ((Int) -> Void)? = nil, didDeny: ((Int, Bool) -> Void)? = nil,
    didCancel: ((Int) -> Void)? = nil, didFinish: (([Int]) -> Void)? = nil
  ) {
    self.init(userConsentForms(), didAllow, didDeny, didCancel, didFinish)
  }

  /// Makes a series of an array of forms.
  ///
  /// Parameters are those of the initialiser with a builder.
  public init(
    userConsentForms: [UserConsentForm] = [], didAllow: ((Int) -> Void)? = nil,
    didDeny: ((Int, Bool) -> Void)? = nil, didCancel: ((Int) -> Void)? = nil,
    didFinish: (([Int]) -> Void)? = nil
  ) {
    self.init(IndexedViews(views: userConsentForms), didAllow, didDeny, didCancel, didFinish)
  }

  private init(
    _ forms: any IndexedViewContainer, _ didAllow: ((Int) -> Void)?,
    _ didDeny: ((Int, Bool) -> Void)?, _ didCancel: ((Int) -> Void)?,
    _ didFinish: (([Int]) -> Void)?
  ) {
    self.forms = forms
    self.didAllow = didAllow
    self.didDeny = didDeny
    self.didCancel = didCancel
    self.didFinish = didFinish
    _sequence = State(initialValue: ConsentSequence(count: forms.count))
  }

  /// The form that is to be answered.
  public var body: some View {
    forms.view(at: sequence.index)
      .environment(\.consentFormAnswered, take)
      // Another form is another view: it begins on its first page.
      .id(sequence.index)
      .onAppear { tell(sequence.start()) }
  }

  private func take(_ answer: ConsentForm.Answer, _ isRequired: Bool) {
    tell(sequence.handle(answer, isRequired: isRequired))
  }

  private func tell(_ events: [ConsentSequence.Event]) {
    for event in events {
      switch event {
      case .allowed(let form): didAllow?(form)
      case .denied(let form, let isRequired): didDeny?(form, isRequired)
      case .cancelled(let form): didCancel?(form)
      case .finished(let allowed): didFinish?(allowed)
      }
    }
  }
}
