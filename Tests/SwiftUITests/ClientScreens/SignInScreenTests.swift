import OnboardingTesting
import SwiftUI
import Testing

private struct SignInScreen: View {
  enum Field: Hashable { case name, password }
  @State private var name = ""
  @State private var password = ""
  @State private var remember = true
  @FocusState private var focus: Field?
  @State private var message: LocalizedStringKey?
  @State private var isBusy = false

  private var isValid: Bool { name.contains("@") && password.count >= 8 }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("E-mail", text: $name, prompt: Text("you@example.com"))
            .textContentType(.username)
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            .focused($focus, equals: .name)
            .submitLabel(.next)
            .onSubmit { focus = .password }
          SecureField("Password", text: $password)
            .textContentType(.password)
            .focused($focus, equals: .password)
            .submitLabel(.go)
        } header: {
          Text("Account")
        } footer: {
          if let message {
            Label(message, systemImage: "exclamationmark.triangle")
              .foregroundStyle(.red)
              .font(.footnote)
          } else {
            Text("Use your company account.")
          }
        }
        Section {
          Toggle("Remember me", isOn: $remember)
        }
        Section {
          Button(action: signIn) {
            HStack {
              Spacer()
              if isBusy {
                ProgressView()
              } else {
                Text("Sign In").bold()
              }
              Spacer()
            }
          }
          .disabled(!isValid || isBusy)
        }
      }
      .onSubmit { if focus == .password { signIn() } }
      .navigationTitle("Sign In")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) {}
        }
      }
      .onAppear { focus = .name }
      .onChange(of: name) { _, new in
        message = new.isEmpty || new.contains("@") ? nil : "That is no e-mail address."
      }
    }
  }

  private func signIn() {
    isBusy = true
    message = nil
  }
}

@MainActor @Suite("A sign-in form", .onScreen) struct SignInScreenTests {
  private func show() async throws -> Screen {
    let screen = Screen(UIHostingController(rootView: SignInScreen()))
    screen.settle()
    try await screen.wait(until: "the keyboard") {
      screen.textTree.contains("\"E-mail\" focused")
    }
    return screen
  }

  @Test("begins in its first field, and goes on to the next with Return")
  func focus() async throws {
    let screen = try await show()
    #expect(screen.textTree.contains("button \"Sign In\" disabled"))
    try screen.type("ada")
    try await screen.wait(until: "the remark") { screen.has("That is no e-mail address.") }
    screen.press(.return)
    try await screen.wait(until: "the next field") {
      screen.textTree.contains("\"Password\" focused")
    }
  }

  @Test("can be sent once all is valid, and shows that it is at work")
  func sent() async throws {
    let screen = try await show()
    try screen.type("ada@example.com")
    try screen.type("enchantress", into: "Password")
    try await screen.wait(until: "the button") {
      screen.textTree.contains("button \"Sign In\"\n")
    }
    try screen.tap("Sign In")
    try await screen.wait(until: "the work") { screen.textTree.contains("progress bar") }
  }
}
