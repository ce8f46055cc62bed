import FioriThemeManager
import Onboarding
import SwiftUI
import UIKit

/// Choosing a passcode: a secure field, unless the screen has fields, and below it what the passcode
/// still lacks.
///
/// The button can be pressed when the passcode has all that the policy asks for.
public struct PasscodePolicyAuthenticationStyle: AuthenticationStyle {
  @Binding private var passcode: String
  private let policy: FioriPasscodePolicy

  /// Makes the style.
  ///
  /// - Parameters:
  ///   - passcode: The passcode.
  ///   - policy: What it has to be made of.
  public init(passcode: Binding<String>, policy: FioriPasscodePolicy) {
    _passcode = passcode
    self.policy = policy
  }

  /// The screen with the field and the list.
  public func makeBody(_ configuration: AuthenticationConfiguration) -> some View {
    let list = policy.checklist(for: passcode)
    let own = configuration.authInput
    let changed = configuration.filled(AuthenticationForm(fields: [.init(secret: passcode)])) {
      VStack(alignment: .leading, spacing: 16) {
        if own.isEmpty {
          PasscodeField(passcode: $passcode, submit: configuration.submit)
        } else {
          own
        }
        PasscodeRequirementList(list: list)
      }
    }
    Authentication(changed.enabled(list.isComplete))
  }
}

private struct PasscodeField: View {
  @Binding var passcode: String
  let submit: @MainActor () -> Void
  @FocusState private var isFocused: Bool
  @Environment(\.onboardingTexts) private var texts

  var body: some View {
    TextFieldFormView(
      title: AttributedString(texts[.passcodeLabel]), text: $passcode, isSecureEnabled: true
    )
    .textFieldFormViewStyle(AuthTextFieldStyle())
    .textContentType(.newPassword)
    .submitLabel(.go)
    .onSubmit { submit() }
    .focused($isFocused)
    .defaultFocus($isFocused, true)
  }
}

/// The list of what a passcode has to be made of, with a tick before what it has.
struct PasscodeRequirementList: View {
  let list: PasscodeChecklist
  @Environment(\.onboardingTexts) private var texts

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(list.items) { PasscodeRequirementRow(item: $0) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .onChange(of: list) { before, _ in announce(since: before) }
  }

  /// Says what has been ticked by the last letter.
  private func announce(since before: PasscodeChecklist) {
    let ticked = Set(before.items.filter(\.isSatisfied).map(\.id))
    let news = list.items.filter { $0.isSatisfied && !ticked.contains($0.id) }
    let words =
      list.isComplete
      ? before.isComplete ? [] : [texts[.passcodeComplete]]
      : news.map { texts.text(.passcodeSatisfied, texts.text(for: $0)) }
    guard !words.isEmpty else { return }
    UIAccessibility.post(notification: .announcement, argument: words.joined(separator: ". "))
  }
}

private struct PasscodeRequirementRow: View {
  let item: PasscodeChecklist.Item
  @ScaledMetric(relativeTo: .subheadline) private var side: CGFloat = 20
  @Environment(\.onboardingTexts) private var texts

  var body: some View {
    let words = texts.text(for: item)
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      // A picture of UIKit has no name of its own.
      if let image = UIImage(systemName: item.isSatisfied ? "checkmark.circle.fill" : "circle") {
        Image(uiImage: image)
          .renderingMode(.template)
          .resizable()
          .frame(width: side, height: side)
          .foregroundStyle(
            Color.preferredColor(item.isSatisfied ? .positiveLabel : .tertiaryLabel)
          )
          .alignmentGuide(.firstTextBaseline) { $0[.bottom] - side * 0.2 }
          .accessibilityHidden(true)
      }
      Text(words)
        .font(.fiori(forTextStyle: .subheadline))
        .foregroundStyle(
          Color.preferredColor(item.isSatisfied ? .primaryLabel : .secondaryLabel)
        )
        .accessibilityLabel(
          Text(texts.text(item.isSatisfied ? .passcodeSatisfied : .passcodeNotSatisfied, words))
        )
        .accessibilityIdentifier("requirement.\(item.id)")
    }
  }
}
