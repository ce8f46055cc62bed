import Foundation
import Onboarding
import SwiftUI

extension WelcomeScreenParts {
  /// Does what the primary button is for, once what was typed has been checked.
  func perform(_ action: @MainActor () -> Void) {
    let content = content
    guard content.isEnabled(.primaryActionButton), let wanted = content.primaryAction else {
      return
    }
    let input = slots.inputText
    switch TypedAddress.check(input.wrappedValue, for: wanted, texts: texts) {
    case .failure(let refusal): model.refuse(refusal.message)
    case .success(let address):
      model.message = nil
      if input.wrappedValue != address { input.wrappedValue = address }
      action()
    }
  }

  /// What a primary button without an action of its own does.
  func performFallback() {
    guard let wanted = content.primaryAction else { return }
    guard let primary = handlers.primary else {
      return ScreenLog.unhandled("pass an action, or use onPrimaryAction(_:)")
    }
    model.run { await primary(wanted) }
  }

  /// What a demo button without an action of its own does.
  func performDemo() {
    if let demo = handlers.demo {
      demo()
    } else {
      ScreenLog.unhandled("pass a secondaryAction, or use onDemoMode(_:)")
      model.saysDemoIsMissing = true
    }
  }
}

/// Lines for the developer on standard error. Never what a person has typed.
enum ScreenLog {
  static func unhandled(_ advice: String) {
    let line = "FioriSwiftUICore: WelcomeScreen: nobody handles this: \(advice).\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}
