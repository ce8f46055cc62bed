import FioriSwiftUICore
import FioriThemeManager
import SwiftUI

/// The kinds of messages, one below the other.
struct BannerTable: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        BannerMessage(title: "New settings were found", messageType: .neutral)
        BannerMessage(
          icon: Image(systemName: "info.circle"), title: "A newer version is there",
          messageType: .informative)
        BannerMessage(title: "Written by a machine", messageType: .aiNotice)
        BannerMessage(
          icon: Image(systemName: "checkmark.circle.fill"), title: "Signed in",
          messageType: .positive)
        BannerMessage(title: "One try is left", messageType: .critical)
        BannerMessage(
          icon: Image(systemName: "exclamationmark.triangle"), title: "Sign In Failed",
          messageType: .negative)
        BannerMessage(title: "No network", messageType: .offline)
        BannerMessage(title: "Without a button", hidesCloseAction: true, messageType: .informative)
        BannerMessage(
          title: "Leading", alignment: .leading, hidesCloseAction: true, messageType: .neutral)
      }
      .padding(.vertical, 16)
    }
    .background(Color.preferredColor(.primaryBackground))
  }
}

/// The looks of progress, a state a row.
struct ProgressTable: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        row("Started") { $0.progressIndicatorStyle(.started) }
        row("Processing") { $0.progressIndicatorStyle(.processing) }
        row("Pausable") {
          $0.progressIndicatorStyle(ProgressIndicatorPausableStyle(isPaused: .constant(false)))
        }
        row("Paused") {
          $0.progressIndicatorStyle(ProgressIndicatorPausableStyle(isPaused: .constant(true)))
        }
        row("Stoppable") { $0.progressIndicatorStyle(.stoppable) }
        row("Stoppable, a button") {
          $0.progressIndicatorStyle(.stoppable).onProgressIndicatorPress {}
        }
        row("Without a sign") { $0 }
        row("Nothing done", 0) { $0.progressIndicatorStyle(.stoppable) }
        row("All done", 1) { $0.progressIndicatorStyle(.stoppable) }
        LinearProgressIndicator(indicatorProgress: .constant(0.35))
        LinearProgressIndicator(indicatorProgress: .constant(0.35))
          .linearProgressIndicatorStyle(.indeterminate)
        LinearProgressIndicator(indicatorProgress: .constant(0.35))
          .linearProgressIndicatorStyle(.error)
        LinearProgressIndicator(indicatorProgress: .constant(1))
          .linearProgressIndicatorStyle(.success)
      }
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .background(Color.preferredColor(.primaryBackground))
  }

  private func row<Content: View>(
    _ title: String, _ progress: Double = 0.35, content: (ProgressIndicator) -> Content
  ) -> some View {
    HStack(spacing: 12) {
      content(ProgressIndicator(progress: .constant(progress)))
        .frame(minWidth: 44, minHeight: 44)
      Text(title)
        .font(.fiori(forTextStyle: .body))
        .foregroundStyle(Color.preferredColor(.primaryLabel))
    }
  }
}

/// Keeps what is typed on a page.
struct Keeping<Content: View>: View {
  @State private var texts: [String]
  let content: @MainActor ([Binding<String>]) -> Content

  init(_ texts: [String], content: @escaping @MainActor ([Binding<String>]) -> Content) {
    _texts = State(initialValue: texts)
    self.content = content
  }

  var body: some View { content(texts.indices.map { $texts[$0] }) }
}

/// Fields that an app brings itself.
struct DynamicSignIn: View {
  @State private var company = "Example Ltd."
  @State private var number = ""
  @State private var code = ""

  var body: some View {
    Authentication(
      title: { Text("Activation") }, subtitle: { Text("Your administrator has told you these.") },
      authInput: {
        VStack(spacing: 16) {
          TextFieldFormView(title: "Company", text: $company)
          TextFieldFormView(title: "Staff number", text: $number, placeholder: "000 000")
          TextFieldFormView(title: "Code", text: $code, isSecureEnabled: true)
        }
        .textFieldFormViewStyle(AuthTextFieldStyle())
      }, isDisabled: company.isEmpty || number.isEmpty || code.isEmpty)
  }
}

/// Fields, a state a row.
struct FieldTable: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        TextFieldFormView(
          title: "Empty", text: .constant(""), placeholder: "jane.doe@example.com")
        TextFieldFormView(title: "Filled", text: .constant("maria.keller"))
        TextFieldFormView(title: "Secure", text: .constant("a password"), isSecureEnabled: true)
        TextFieldFormView(
          title: "Hint", text: .constant(""), hintText: "As it is in your contract.")
        TextFieldFormView(
          title: "Error", text: .constant("maria"), errorMessage: "Nobody has this name.")
        TextFieldFormView(
          title: "Disabled", text: .constant("maria.keller"), controlState: .disabled)
        TextFieldFormView(
          title: "Read only", text: .constant("maria.keller"), controlState: .readOnly)
        TextFieldFormView(
          title: "Required, counted", text: .constant("4711"), maxTextLength: 8,
          hintText: "As it is on your badge.", isCharCountEnabled: true, isRequired: true,
          actionIcon: Image(systemName: "camera"), action: {},
          actionIconAccessibilityLabel: "Scan")
        TextFieldFormView(
          title: "Too long", text: .constant("0123456789"), maxTextLength: 8,
          isCharCountEnabled: true, allowsBeyondLimit: true, isAINoticeEnabled: true)
        TextFieldFormView(title: "", text: .constant(""), placeholder: "Without a title")
      }
      .padding(16)
    }
    .background(Color.preferredColor(.primaryBackground))
  }
}
