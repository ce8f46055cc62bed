/// Consent that is asked for page by page: each page is allowed or denied by itself.
///
/// ```swift
/// var survey = ConsentSurvey(pages: [true, false])
/// survey.answer(isAllowed: true)
/// survey.answer(isAllowed: false)
/// print(survey.result?.allowed ?? [])  // [0]
/// ```
public struct ConsentSurvey: Hashable, Sendable {
  /// What came of it. Numbers are those of pages, from 0, in their order.
  public struct Result: Hashable, Sendable {
    /// The pages that were allowed.
    public let allowed: [Int]
    /// The pages that were denied.
    public let denied: [Int]
    /// Whether a denied page was required.
    public let isRequiredPageDenied: Bool
  }

  /// Whether the pages are required.
  public let pages: [Bool]
  /// The page that is shown, from 0.
  public private(set) var page = 0
  private var answers: [Int: Bool] = [:]
  private var isOver = false

  /// Makes a survey at its first page.
  public init(pages: [Bool]) {
    self.pages = pages
    isOver = pages.isEmpty
  }

  /// Whether the page that is shown is required.
  public var isRequired: Bool { pages.indices.contains(page) && pages[page] }

  /// Whether there is a page before this one.
  public var canGoBack: Bool { page > 0 && !isOver }

  /// What came of it; nil until the last page is answered or a required page is denied.
  public var result: Result? {
    guard isOver else { return nil }
    let denied = pages.indices.filter { answers[$0] == false }
    return Result(
      allowed: pages.indices.filter { answers[$0] == true }, denied: denied,
      isRequiredPageDenied: denied.contains { pages[$0] })
  }

  /// Answers the page that is shown. After the end nothing happens.
  public mutating func answer(isAllowed: Bool) {
    guard !isOver else { return }
    answers[page] = isAllowed
    if page + 1 == pages.count || (!isAllowed && isRequired) {
      isOver = true
    } else {
      page += 1
    }
  }

  /// Goes back to the page before, whose answer counts no more.
  public mutating func goBack() {
    guard canGoBack else { return }
    answers[page] = nil
    page -= 1
    answers[page] = nil
  }
}
