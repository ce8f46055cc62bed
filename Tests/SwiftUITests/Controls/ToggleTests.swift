import OnboardingTesting
import SwiftUI
import Testing

private struct Consent: View {
  @State private var agrees = false
  var body: some View {
    VStack {
      Toggle("I agree", isOn: $agrees)
      Text(verbatim: agrees ? "agreed" : "not agreed")
      Button("Agree") { agrees = true }
    }
  }
}

/// A style with properties of its own.
private struct Checklist: ToggleStyle {
  @State private var changes = 0
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        configuration.isOn.toggle()
        changes += 1
      } label: {
        configuration.label
      }
      Text(verbatim: "\(configuration.isOn ? "on" : "off") after \(changes), \(isEnabled)")
    }
  }
}

@MainActor @Suite("A toggle", .onScreen) struct ToggleTests {
  private func show(_ view: some View) -> Screen {
    let screen = Screen(UIHostingController(rootView: view))
    screen.settle()
    return screen
  }

  @Test("is a switch with the name of its label, and goes both ways")
  func both() async throws {
    let screen = show(Consent())
    #expect(screen.textTree.contains("switch \"I agree\" off"))
    #expect(!screen.textTree.contains("label \"I agree\""))
    try screen.tap("I agree")
    try await screen.wait(until: "the value") { screen.has("agreed") }
    try screen.tap("I agree")
    try await screen.wait(until: "the value") { screen.has("not agreed") }
    try screen.tap("Agree")
    try await screen.wait(until: "the switch") {
      screen.textTree.contains("switch \"I agree\" on")
    }
  }

  @Test("takes its name from a label of views")
  func views() {
    let screen = show(
      VStack {
        Toggle(isOn: .constant(true)) {
          VStack {
            Text("Reports")
            Text("once a day")
          }
        }
        Toggle("Symbol", systemImage: "gear", isOn: .constant(false))
        Toggle(String("Plain"), isOn: .constant(false))
      })
    #expect(screen.textTree.contains("switch \"Reports, once a day\" on"))
    #expect(screen.textTree.contains("switch \"Symbol\" off"))
    #expect(screen.textTree.contains("switch \"Plain\" off"))
  }

  @Test("can be a switch or a button by style")
  func styles() async throws {
    let screen = show(
      VStack {
        Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch)
        Toggle("Automatic", isOn: .constant(true)).toggleStyle(.automatic)
        Toggle("Button", isOn: .constant(true)).toggleStyle(.button)
        Toggle("Other", isOn: .constant(false)).toggleStyle(.button)
      })
    #expect(screen.textTree.contains("switch \"Switch\" on"))
    #expect(screen.textTree.contains("switch \"Automatic\" on"))
    #expect(screen.textTree.contains("button \"Button\" selected"))
    #expect(
      screen.textTree.contains("button \"Other\"\n") || screen.textTree.hasSuffix("\"Other\""))
  }

  @Test("can have a style of the app's own, with properties of its own")
  func own() async throws {
    struct Page: View {
      @State private var isOn = false
      var body: some View { Toggle("Item", isOn: $isOn).toggleStyle(Checklist()) }
    }
    let screen = show(Page())
    try screen.tap("Item")
    try await screen.wait(until: "on") { screen.has("on after 1, true") }
  }
}

@MainActor @Suite("A label", .onScreen) struct LabelStyleTests {
  private struct Stacked: LabelStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.icon
        configuration.title
        Text(verbatim: "enabled \(isEnabled)")
      }
    }
  }

  @Test("shows title, icon or both by style, and is read by its title")
  func styles() {
    func tree(_ view: some View) -> String {
      Screen(UIHostingController(rootView: view)).textTree
    }
    let label = Label("Mail", systemImage: "envelope")
    #expect(tree(label) == "label \"Mail\"")
    #expect(tree(label.labelStyle(.automatic)) == "label \"Mail\"")
    #expect(tree(label.labelStyle(.titleAndIcon)) == "label \"Mail\"")
    #expect(tree(label.labelStyle(.titleOnly)) == "label \"Mail\"")
    #expect(tree(label.labelStyle(.iconOnly)) == "image \"Mail\"")
    #expect(tree(label.labelStyle(Stacked())).contains("label \"enabled true\""))
  }
}

@MainActor @Suite("What is redacted", .onScreen) struct RedactionTests {
  private func show(_ view: some View) -> Screen {
    Screen(UIHostingController(rootView: view))
  }

  @Test("keeps its size, shows no text and is not read")
  func placeholder() throws {
    let plain = show(Text("A name").accessibilityIdentifier("name"))
    let size = try plain.find("name").bounds.size
    let screen = show(
      VStack {
        Text("A name").redacted(reason: .placeholder)
        Text("Shown").unredacted()
      }.redacted(reason: .placeholder))
    #expect(screen.has("Shown"))
    #expect(!screen.has("A name"))
    func find(_ view: UIView) -> UILabel? {
      if let label = view as? UILabel, label.text == "A name" { return label }
      return view.subviews.lazy.compactMap(find).first
    }
    let label = try #require(find(screen.window))
    #expect(label.bounds.size == size)
    #expect(label.textColor == UIColor.clear)
  }

  @Test("for privacy is what is marked as sensitive")
  func privacy() {
    let screen = show(
      VStack {
        Text("Balance").privacySensitive()
        Text("Bank").privacySensitive(false)
      }.redacted(reason: .privacy))
    #expect(!screen.has("Balance"))
    #expect(screen.has("Bank"))
  }

  @Test("is shown again when the reason is gone")
  func again() async throws {
    struct Loading: View {
      @State private var isLoading = true
      @Environment(\.redactionReasons) private var reasons
      var body: some View {
        VStack {
          Text("Rahel").redacted(reason: isLoading ? .placeholder : [])
          Button("Loaded") { isLoading = false }
        }
      }
    }
    let screen = show(Loading())
    #expect(!screen.has("Rahel"))
    try screen.tap("Loaded")
    try await screen.wait(until: "the text") { screen.has("Rahel") }
  }

  @Test("has a title above a remark, and both are its name")
  func remark() throws {
    let screen = show(
      Toggle(isOn: .constant(true)) {
        Text("Sync")
        Text("In the background.")
      })
    #expect(screen.textTree.contains("switch \"Sync, In the background.\" on"))
  }
}
