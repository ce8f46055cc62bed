import LicenceTexts
import Onboarding
import SwiftUI
import UIKit

/// How far a licence has been read from its source.
struct LicenceLoading {
  enum State {
    case waiting
    case failed(LicenceError)
    case shown(NSAttributedString)
  }

  /// What is to be read; the same source is read again at another attempt.
  struct Task: Hashable {
    let source: LicenceSource?
    let attempt: Int
  }

  private(set) var state = State.waiting
  private(set) var attempt = 0
  /// Whether the text takes the keyboard's focus, since what had it has gone.
  var takesFocus = false

  var text: NSAttributedString? { if case .shown(let text) = state { text } else { nil } }

  /// Whether a text is shown rather than what stands in its place.
  func isOver(of source: LicenceSource?) -> Bool { source == nil || text != nil }

  /// Begins to read.
  ///
  /// - Returns: Whether the person has asked for it.
  mutating func begin() -> Bool {
    let isAgain = if case .waiting = state { attempt > 0 } else { false }
    state = .waiting
    takesFocus = false
    return isAgain
  }

  mutating func end(_ result: Result<NSAttributedString, LicenceError>) {
    switch result {
    case .success(let text): state = .shown(text)
    case .failure(let error): state = .failed(error)
    }
  }

  mutating func tryAgain() {
    state = .waiting
    attempt += 1
  }

  @MainActor static func read(
    _ source: LicenceSource
  ) async -> Result<NSAttributedString, LicenceError> {
    do throws(LicenceError) {
      return .success(NSAttributedString(try await source.document()))
    } catch {
      if error != .cancelled { error.writeToLog() }
      return .failure(error)
    }
  }
}

/// Says that there is no licence to read, and what to do.
struct LicenceFailureView: View {
  let tryAgain: @MainActor () -> Void
  @Environment(\.onboardingTexts) private var texts
  @FocusState private var isFocused: Bool

  var body: some View {
    IllustratedMessage(
      title: { Text(texts[.licenceFailedTitle]).accessibilityAddTraits(.isHeader) },
      description: { Text(texts[.licenceFailedAdvice]) },
      action: {
        FioriButton(title: AttributedString(texts[.tryAgainAction])) { _ in tryAgain() }
          .focused($isFocused)
      }
    )
    .frame(maxWidth: .infinity)
    // The focus goes where a person can go on.
    .onAppear { isFocused = true }
  }
}
