import GTK
import OnboardingTesting
import SwiftUI
import Testing

private struct Keys: View {
  @State private var done: [String] = []
  @State private var isOn = false
  @State private var isBlocked = false
  @State private var showsSheet = false
  var body: some View {
    VStack {
      TextField("Field", text: .constant(""))
      Button("Go") { done.append("go") }.keyboardShortcut(.defaultAction).disabled(isBlocked)
      Button("Leave") { done.append("leave") }.keyboardShortcut(.cancelAction)
      Button("Save") { done.append("save") }.keyboardShortcut("s")
      Button("Save as") { done.append("save as") }
        .keyboardShortcut("s", modifiers: [.command, .shift])
      Button("Up") { done.append("up") }.keyboardShortcut(.upArrow, modifiers: .option)
      Button("None") { done.append("none") }.keyboardShortcut(nil)
      Toggle("Switch", isOn: $isOn).keyboardShortcut(KeyboardShortcut("t"))
      Button("Block") { isBlocked = true }
      Button("Sheet") { showsSheet = true }
      Text(verbatim: "did \(done.joined(separator: ", ")); \(isOn ? "on" : "off")")
    }
    .sheet(isPresented: $showsSheet) { Text("Above") }
  }
}

private struct Submitting: View {
  @State private var done: [String] = []
  var body: some View {
    VStack {
      TextField("Name", text: .constant("")).onSubmit(of: .text) { done.append("inner") }
      Button("Go") { done.append("go") }.keyboardShortcut(.defaultAction)
      Text(verbatim: "did \(done.joined(separator: ", "))")
    }
    .onSubmit { done.append("outer") }
  }
}

private struct Scoped: View {
  @State private var done = 0
  var body: some View {
    VStack {
      TextField("Inside", text: .constant("")).submitScope()
      TextField("Open", text: .constant("")).submitScope(false)
      Text(verbatim: "did \(done)")
    }
    .onSubmit { done += 1 }
  }
}

@MainActor @Suite("A keyboard shortcut", .onScreen) struct KeyboardShortcutTests {
  private func show(_ view: some View) -> Screen {
    let screen = Screen(UIHostingController(rootView: view))
    screen.settle()
    return screen
  }

  private func press(_ press: KeyPress, _ screen: Screen) {
    _ = screen.window.driver?.deliver(press)
    screen.settle()
  }

  @Test("presses its button, with nothing focused")
  func buttons() async throws {
    let screen = show(Keys())
    screen.press(.return)
    try await screen.wait(until: "Return") { screen.has("did go; off") }
    screen.press(.escape)
    try await screen.wait(until: "Escape") { screen.has("did go, leave; off") }
    press(KeyPress(.character("s"), control: true), screen)
    try await screen.wait(until: "Control S") { screen.has("did go, leave, save; off") }
    press(KeyPress(.character("S"), shift: true, control: true), screen)
    try await screen.wait(until: "Shift Control S") {
      screen.has("did go, leave, save, save as; off")
    }
    press(KeyPress(.up, alt: true), screen)
    try await screen.wait(until: "Alt Up") { screen.has("did go, leave, save, save as, up; off") }
  }

  @Test("turns its toggle")
  func toggle() async throws {
    let screen = show(Keys())
    press(KeyPress(.character("t"), control: true), screen)
    try await screen.wait(until: "the switch") { screen.has("did ; on") }
    press(KeyPress(.character("t")), screen)
    for _ in 0..<5 { await Screen.turn() }
    #expect(screen.has("did ; on"))
  }

  @Test("works while a field has the keyboard")
  func inField() async throws {
    let screen = show(Keys())
    try screen.tap("Field")
    press(KeyPress(.character("s"), control: true), screen)
    try await screen.wait(until: "Control S") { screen.has("did save; off") }
    screen.press(.return)
    try await screen.wait(until: "Return") { screen.has("did save, go; off") }
    screen.press(.escape)
    try await screen.wait(until: "Escape") { screen.has("did save, go, leave; off") }
  }

  @Test("does nothing for a button that cannot be pressed")
  func disabled() async throws {
    let screen = show(Keys())
    try screen.tap("Block")
    try await screen.wait(until: "the block") {
      (try? screen.find("Go") as? UIControl)?.isEnabled == false
    }
    screen.window.driver?.clearFocus()
    screen.press(.return)
    for _ in 0..<5 { await Screen.turn() }
    #expect(screen.has("did ; off"))
  }

  @Test("does nothing while another page lies over its button")
  func covered() async throws {
    let screen = show(Keys())
    try screen.tap("Sheet")
    try await screen.wait(until: "the sheet") { screen.has("Above") }
    press(KeyPress(.character("s"), control: true), screen)
    screen.press(.escape)
    try await screen.wait(until: "the page") { screen.has("Save") }
    #expect(screen.has("did ; off"))
  }

  @Test("of the default action is not pressed by a Return that a field takes")
  func submit() async throws {
    let screen = show(Submitting())
    try screen.tap("Name")
    screen.press(.return)
    try await screen.wait(until: "both") { screen.has("did inner, outer") }
  }

  @Test("Return in a field stays within its scope")
  func scope() async throws {
    let screen = show(Scoped())
    try screen.tap("Inside")
    screen.press(.return)
    try screen.tap("Open")
    screen.press(.return)
    try await screen.wait(until: "one") { screen.has("did 1") }
  }
}
