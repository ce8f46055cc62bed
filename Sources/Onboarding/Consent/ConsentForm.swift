/// A consent form: pages that are read one after another, and one answer at the end.
///
/// ```swift
/// var form = ConsentForm(pageCount: 2, isRequired: true)
/// print(form.visibleParts.contains(.allowButton))  // false
/// print(form.handle(.next))  // turnedPage
/// print(form.handle(.deny))  // asks(deny)
/// print(form.handle(.confirm))  // answered(denied)
/// ```
public struct ConsentForm: Hashable, Sendable {
  /// What a person does.
  public enum Event: Hashable, Sendable, CaseIterable {
    /// Turns to the next page.
    case next
    /// Turns to the page before.
    case back
    /// Wants to end the onboarding.
    case cancel
    /// Gives consent.
    case allow
    /// Refuses consent that is required.
    case deny
    /// Refuses consent that is not required.
    case notNow
    /// Says that it was meant, when asked.
    case confirm
    /// Takes it back, when asked: for a refusal that is to give consent.
    case takeBack
  }

  /// What a person is asked before it counts.
  public enum Question: Hashable, Sendable, CaseIterable {
    /// Whether the onboarding is to end.
    case cancel
    /// Whether required consent is refused.
    case deny
  }

  /// What came of the form.
  public enum Answer: Hashable, Sendable {
    /// There is consent.
    case allowed
    /// There is none; the form says whether it was required.
    case denied
    /// The person has left.
    case cancelled
  }

  /// What an event leads to.
  public enum Outcome: Hashable, Sendable {
    /// Nothing: it cannot be done here.
    case refused
    /// Another page is shown.
    case turnedPage
    /// The person is asked first.
    case asks(Question)
    /// The question is closed, and nothing has changed.
    case stays
    /// This is the answer. The form stays as it is, since an app may let the person think again.
    case answered(Answer)
  }

  /// A part of the form whose presence is decided here.
  public enum Part: Hashable, Sendable, CaseIterable {
    /// "Step 1 of 2".
    case stepTitle
    /// The button that ends the onboarding.
    case cancelButton
    /// The button to the page before.
    case backButton
    /// The button to the next page.
    case nextButton
    /// The button that gives consent.
    case allowButton
    /// The button that refuses required consent.
    case denyButton
    /// The button that refuses consent that is not required.
    case notNowButton
  }

  /// How many pages there are; a form without pages can be answered too.
  public let pageCount: Int
  /// Whether the onboarding needs the consent.
  public let isRequired: Bool
  /// The questions that are asked before an event counts.
  public var questions: Set<Question>
  /// The page that is shown, from 0.
  public private(set) var page = 0
  /// What the person is being asked.
  public private(set) var question: Question?

  /// Makes a form that is on its first page.
  ///
  /// - Parameters:
  ///   - pageCount: How many pages there are; less than none is none.
  ///   - isRequired: Whether the onboarding needs the consent.
  ///   - questions: What is asked before it counts.
  public init(
    pageCount: Int, isRequired: Bool, questions: Set<Question> = Set(Question.allCases)
  ) {
    self.pageCount = max(0, pageCount)
    self.isRequired = isRequired
    self.questions = questions
  }

  /// Whether the page is the last one.
  public var isOnLastPage: Bool { page >= pageCount - 1 }

  /// The parts that are on the screen.
  public var visibleParts: Set<Part> {
    var parts: Set<Part> = [page == 0 ? .cancelButton : .backButton]
    if pageCount > 1 { parts.insert(.stepTitle) }
    if isOnLastPage {
      parts.formUnion([.allowButton, isRequired ? .denyButton : .notNowButton])
    } else {
      parts.insert(.nextButton)
    }
    return parts
  }

  /// Does what a person wants, where that can be done.
  public mutating func handle(_ event: Event) -> Outcome {
    if let question { return answer(question, event) }
    switch event {
    case .next where !isOnLastPage: return turn(to: page + 1)
    case .back where page > 0: return turn(to: page - 1)
    case .cancel: return ask(.cancel, orAnswer: .cancelled)
    case .allow where isOnLastPage: return .answered(.allowed)
    case .deny where isOnLastPage && isRequired: return ask(.deny, orAnswer: .denied)
    case .notNow where isOnLastPage && !isRequired: return .answered(.denied)
    default: return .refused
    }
  }

  private mutating func turn(to page: Int) -> Outcome {
    self.page = page
    return .turnedPage
  }

  private mutating func ask(_ question: Question, orAnswer answer: Answer) -> Outcome {
    guard questions.contains(question) else { return .answered(answer) }
    self.question = question
    return .asks(question)
  }

  private mutating func answer(_ question: Question, _ event: Event) -> Outcome {
    guard event == .confirm || event == .takeBack else { return .refused }
    self.question = nil
    switch (question, event) {
    case (.cancel, .confirm): return .answered(.cancelled)
    case (.deny, .confirm): return .answered(.denied)
    case (.deny, _): return .answered(.allowed)
    default: return .stays
    }
  }
}
