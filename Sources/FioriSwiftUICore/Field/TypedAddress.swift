import Foundation
import Onboarding

/// What was typed into a screen's field, checked.
enum TypedAddress {
  /// The text without white space at its ends, or what is wrong with it.
  static func check(
    _ text: String, for action: OnboardingAction, texts: OnboardingTexts
  ) -> Result<String, Refusal> {
    switch action {
    case .tryEmail:
      do {
        return .success(try EmailAddress(text).text)
      } catch {
        return .failure(Refusal(message: texts.message(for: error).advice))
      }
    case .tryServerAddress:
      let trimmed = text.trimmingWhiteSpace
      return isServerAddress(trimmed)
        ? .success(trimmed) : .failure(Refusal(message: texts[.invalidCodeDetail]))
    case .start, .openActivation, .openScanner: return .success(text)
    }
  }

  /// Why a text is not taken, in words for people.
  struct Refusal: Error {
    let message: String
  }

  /// Whether a text names a host, with or without `https://` before it.
  private static func isServerAddress(_ text: String) -> Bool {
    let whole = text.contains("://") ? text : "https://" + text
    guard let url = URLComponents(string: whole), let host = url.host, url.user == nil,
      url.password == nil
    else { return false }
    return ["http", "https"].contains(url.scheme?.lowercased()) && !host.isEmpty
  }
}
