import OnboardingTesting
import SwiftUI
import Testing

/// Has a person choose a passcode by some rules, and type it twice.
private struct PasscodeScreen: View {
  private enum Step { case choose, repeating }
  let save: (String) -> Void
  @State private var step = Step.choose
  @State private var first = ""
  @State private var second = ""
  @State private var differs = false
  @FocusState private var isTyping: Bool
  @Environment(\.dismiss) private var dismiss

  private var rules: [(text: LocalizedStringKey, isKept: Bool)] {
    [
      ("At least \(8) characters", first.count >= 8),
      ("A digit", first.contains(where: \.isNumber)),
      ("A capital letter", first.contains(where: \.isUppercase)),
    ]
  }
  private var isValid: Bool { rules.allSatisfy(\.isKept) }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          SecureField(
            step == .choose ? "Passcode" : "Repeat passcode",
            text: step == .choose ? $first : $second
          )
          .focused($isTyping)
          .submitLabel(step == .choose ? .next : .done)
          .onSubmit(goOn)
        } footer: {
          if differs {
            Label("The passcodes differ. Begin again.", systemImage: "exclamationmark.triangle")
              .foregroundStyle(.red)
          }
        }
        if step == .choose {
          Section("Rules") {
            ForEach(rules.indices, id: \.self) { index in
              Label(
                rules[index].text,
                systemImage: rules[index].isKept ? "checkmark.circle.fill" : "circle"
              )
              .foregroundStyle(rules[index].isKept ? .primary : .secondary)
              .accessibilityElement(children: .ignore)
              .accessibilityLabel(rules[index].text)
              .accessibilityValue(rules[index].isKept ? "kept" : "not kept")
            }
          }
        }
      }
      .navigationTitle(step == .choose ? "Choose Passcode" : "Repeat Passcode")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button(step == .choose ? "Next" : "Done", action: goOn)
            .disabled(step == .choose ? !isValid : second.isEmpty)
        }
      }
      .onAppear { isTyping = true }
    }
  }

  private func goOn() {
    switch step {
    case .choose where isValid:
      differs = false
      step = .repeating
    case .choose: break
    case .repeating where first == second:
      save(first)
      dismiss()
    case .repeating:
      (first, second, step, differs) = ("", "", .choose, true)
    }
  }
}

private struct Owner: View {
  let save: (String) -> Void
  @State private var isShown = false
  var body: some View {
    Button("Set Passcode") { isShown = true }
      .sheet(isPresented: $isShown) { PasscodeScreen(save: save) }
  }
}

@MainActor @Suite("A screen that has a passcode chosen", .onScreen) struct PasscodeScreenTests {
  private func open(_ save: @escaping (String) -> Void) async throws -> Screen {
    let screen = shown(Owner(save: save))
    try screen.tap("Set Passcode")
    try await screen.wait(until: "the field") {
      screen.textTree.contains("password \"Passcode\" focused")
    }
    return screen
  }

  @Test("shows which rules are kept, and saves what was typed twice")
  func chosen() async throws {
    var saved: [String] = []
    let screen = try await open { saved.append($0) }
    try screen.type("short1")
    try await screen.wait(until: "a rule") { screen.textTree.contains("\"A digit\" = \"kept\"") }
    #expect(screen.textTree.contains("\"At least 8 characters\" = \"not kept\""))
    screen.press(.return)
    #expect(screen.has("Choose Passcode"))
    try screen.type("Longer")
    screen.press(.return)
    try await screen.wait(until: "the second time") { screen.has("Repeat Passcode") }
    try screen.type("short1Longer", into: "Repeat passcode")
    #expect(!screen.textTree.contains("short1"))
    try screen.tap("Done")
    try await screen.wait(until: "the end") { screen.has("Set Passcode") }
    #expect(saved == ["short1Longer"])
  }

  @Test("begins again where both differ")
  func differs() async throws {
    let screen = try await open { _ in Issue.record("was saved") }
    try screen.type("Secret123")
    try screen.tap("Next")
    try await screen.wait(until: "the second time") { screen.has("Repeat Passcode") }
    try screen.type("Secret124", into: "Repeat passcode")
    screen.press(.return)
    try await screen.wait(until: "the beginning") {
      screen.has("The passcodes differ. Begin again.") && screen.has("Choose Passcode")
    }
    #expect(try screen.find("Passcode").accessibilityValue?.contains("Secret") != true)
  }
}
