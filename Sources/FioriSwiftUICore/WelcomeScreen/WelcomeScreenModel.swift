import Observation
import SwiftUI
import UIKit

/// What a welcome screen keeps while it is there.
@MainActor @Observable final class WelcomeScreenModel {
  /// Whether the check box is ticked, where the app does not keep that.
  var isAccepted = false
  /// What is wrong with what was typed.
  var message: String?
  /// How often the field was to get the focus.
  var focusRequests = 0
  /// Whether the primary action is being done.
  var isRunning = false
  /// Whether a person is told that there is no demo.
  var saysDemoIsMissing = false

  /// The primary button, for Return in the field.
  @ObservationIgnored let primary = ButtonTrigger()
  @ObservationIgnored private var task: Task<Void, Never>?

  /// Does something that takes its time, once.
  func run(_ action: @escaping @MainActor () async -> Void) {
    guard !isRunning else { return }
    isRunning = true
    task = Task { [weak self] in
      await action()
      guard !Task.isCancelled else { return }
      self?.isRunning = false
    }
  }

  /// Ends what is being done; the field can be used again at once.
  func cancel() {
    task?.cancel()
    task = nil
    isRunning = false
    focusRequests += 1
  }

  /// Says what is wrong, so that assistive technology hears it too.
  func refuse(_ message: String) {
    self.message = message
    UIAccessibility.post(notification: .announcement, argument: message)
    focusRequests += 1
  }
}
