import OnboardingTesting
import SwiftUI
import Testing

private struct Units: View {
  @State private var unit = "km"
  let isSegmented: Bool
  var body: some View {
    VStack {
      if isSegmented { picker.pickerStyle(.segmented) } else { picker.pickerStyle(.menu) }
      Text(verbatim: "unit \(unit)")
      Button("Miles please") { unit = "mi" }
    }
  }
  private var picker: some View {
    Picker("Unit", selection: $unit) {
      Text("Kilometres").tag("km")
      Text("Miles").tag("mi")
    }
  }
}

@MainActor @Suite("A picker", .onScreen) struct PickerTests {
  private func show(_ view: some View) -> Screen {
    let screen = Screen(UIHostingController(rootView: view))
    screen.settle()
    return screen
  }

  @Test("of segments shows which is chosen, and goes both ways")
  func segments() async throws {
    let screen = show(Units(isSegmented: true))
    #expect(screen.textTree.contains("button \"Kilometres\" selected"))
    try screen.tap("Miles")
    try await screen.wait(until: "the value") { screen.has("unit mi") }
    #expect(screen.textTree.contains("button \"Miles\" focused selected"))
    try screen.tap("Kilometres")
    try await screen.wait(until: "the value") { screen.has("unit km") }
    try screen.tap("Miles please")
    try await screen.wait(until: "the segment") {
      screen.textTree.contains("button \"Miles\" selected")
    }
  }

  @Test("as a menu shows the value, and asks for another")
  func menu() async throws {
    let screen = show(Units(isSegmented: false))
    #expect(screen.textTree.contains("button \"Unit\" = \"Kilometres\""))
    try screen.tap("Unit")
    try await screen.wait(until: "the question") { screen.has("Miles") }
    try screen.tap("Miles")
    try await screen.wait(until: "the value") { screen.has("unit mi") }
    #expect(screen.textTree.contains("button \"Unit\" = \"Miles\""))
  }

  @Test("can be made in each documented way, and takes all of the width in segments")
  func initialisers() throws {
    let title = "String"
    let screen = show(
      VStack {
        Picker("Key", selection: .constant(1)) { Text("One").tag(1) }
        Picker(title, selection: .constant(2)) { Text("Two").tag(2) }
          .pickerStyle(.automatic)
        Picker(selection: .constant(3)) {
          Text("Three").tag(3)
        } label: {
          Text("Label")
        }
        .disabled(true)
        Picker("Wide", selection: .constant(4)) {
          Text("Four").tag(4)
          Text("Five").tag(5)
        }.pickerStyle(.segmented)
      }.frame(width: 300))
    #expect(screen.textTree.contains("button \"Key\" = \"One\""))
    #expect(screen.textTree.contains("button \"String\" = \"Two\""))
    #expect(screen.textTree.contains("button \"Label\" = \"Three\" disabled"))
    #expect(try screen.find("Four").bounds.width == 148)
  }

  @Test("in a row of a list shows its label beside the value, and all of the row can be pressed")
  func row() async throws {
    let screen = show(Form { Units(isSegmented: false) })
    #expect(screen.textTree.contains("button \"Unit\" = \"Kilometres\""))
    let row = try screen.find("Unit")
    #expect(row.bounds.width > 300)
    try screen.tap("Unit")
    try await screen.wait(until: "the question") { screen.has("Miles") }
  }

  @Test("inline has a row for each value, the chosen one of which is marked")
  func inline() async throws {
    let screen = show(Form { Inline() })
    #expect(screen.textTree.contains("button \"Kilometres\" selected"))
    try screen.tap("Miles")
    try await screen.wait(until: "the value") { screen.has("unit mi") }
    #expect(screen.textTree.contains("button \"Miles\" selected"), "\(screen.textTree)")
  }

  @Test("knows the values by the identities of ForEach where they have no tags")
  func identities() async throws {
    let screen = show(Identified())
    #expect(screen.textTree.contains("button \"km\" selected"))
    try screen.tap("mi")
    try await screen.wait(until: "the value") { screen.has("unit mi") }
  }
}

private struct Identified: View {
  @State private var unit = "km"
  var body: some View {
    Picker("Unit", selection: $unit) {
      ForEach(["km", "mi"], id: \.self) { Text(verbatim: $0) }
    }
    .pickerStyle(.segmented)
    Text(verbatim: "unit \(unit)")
  }
}

private struct Inline: View {
  @State private var unit = "km"
  var body: some View {
    Picker("Unit", selection: $unit) {
      ForEach(["km", "mi"], id: \.self) { Text($0 == "km" ? "Kilometres" : "Miles").tag($0) }
    }
    .pickerStyle(.inline)
    Text(verbatim: "unit \(unit)")
  }
}
