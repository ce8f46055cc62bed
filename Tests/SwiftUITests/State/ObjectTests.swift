import Observation
import OnboardingTesting
import SwiftUI
import Testing

@MainActor private final class Counter: ObservableObject {
  @Published var count: Int
  @Published(initialValue: "start") var word: String
  init(_ count: Int = 0) { self.count = count }
}

@Observable private final class Model { var count = 0 }

private struct Owner: View {
  @StateObject private var counter = Counter()
  @State private var other = 0
  var body: some View {
    VStack {
      Text(verbatim: "owner \(counter.count) \(counter.word)")
      Stepper("Bound", value: $counter.count)
      Given(counter: counter)
      Around().environmentObject(counter)
      Button("Other \(other)") { other += 1 }
    }
  }
}

private struct Given: View {
  @ObservedObject var counter: Counter
  init(counter: Counter) { _counter = ObservedObject(initialValue: counter) }
  var body: some View { Toggle("Given \(counter.count)", isOn: $counter.count.isOdd) }
}

private struct Around: View {
  @EnvironmentObject private var counter: Counter
  var body: some View {
    Text(verbatim: "around \(counter.count)")
    TextField("Word", text: $counter.word)
  }
}

extension Int {
  fileprivate var isOdd: Bool {
    get { !isMultiple(of: 2) }
    set { self = newValue ? self | 1 : self & ~1 }
  }
}

private struct Observing: View {
  @State private var model = Model()
  var body: some View {
    VStack {
      Reading().environment(model)
      Perhaps().environment(model)
      Perhaps()
      Changing(model: model)
    }
  }
}

private struct Reading: View {
  @Environment(Model.self) private var model
  var body: some View { Text(verbatim: "count \(model.count)") }
}

private struct Perhaps: View {
  @Environment(Model.self) private var model: Model?
  var body: some View { Text(verbatim: model.map { "perhaps \($0.count)" } ?? "nobody") }
}

private struct Changing: View {
  @Bindable private var model: Model
  init(model: Model) { _model = Bindable(model) }
  var body: some View { Stepper("Change", value: $model.count) }
}

@MainActor @Suite("An observable object", .onScreen) struct ObjectTests {
  @Test("of before is kept, given and put around views, which change it by bindings")
  func objects() async throws {
    let screen = shown(Owner())
    #expect(screen.has("owner 0 start") && screen.has("around 0"))
    try screen.tap("Increment")
    try await screen.wait(until: "one more") {
      screen.has("owner 1 start") && screen.has("around 1") && screen.has("Given 1")
    }
    try screen.type("!", into: "Word")
    try await screen.wait(until: "the word") { screen.has("owner 1 start!") }
    let toggle = try #require(try screen.find("Given 1") as? UISwitch)
    #expect(toggle.isOn)
    toggle.setOn(false, animated: false)
    toggle.sendActions(for: .valueChanged)
    try await screen.wait(until: "the part of it") { screen.has("owner 0 start!") }
    try screen.tap("Other 0")
    try await screen.wait(until: "the same object") {
      screen.has("Other 1") && screen.has("owner 0 start!")
    }
  }

  @Test("is found around views, where there is one")
  func environment() async throws {
    let screen = shown(Observing())
    #expect(screen.has("count 0") && screen.has("perhaps 0") && screen.has("nobody"))
    try screen.tap("Increment")
    try await screen.wait(until: "one more") { screen.has("count 1") && screen.has("perhaps 1") }
  }

  @Test("tells by its own publisher")
  func publisher() async throws {
    final class Quiet: ObservableObject { var count = 0 }
    struct Watching: View {
      @ObservedObject var quiet: Quiet
      var body: some View { Text(verbatim: "quiet \(quiet.count)") }
    }
    let quiet = Quiet()
    let screen = shown(Watching(quiet: quiet))
    quiet.objectWillChange.send()
    quiet.count = 1
    try await screen.wait(until: "the change") { screen.has("quiet 1") }
  }

  @Test("leads to bindings that may be there or not")
  func bindings() {
    var value: Int? = 1
    let optional = Binding<Int?>(get: { value }, set: { value = $0 })
    let present = Binding<Int>(optional)
    #expect(present?.wrappedValue == 1)
    present?.wrappedValue = 2
    #expect(value == 2)
    value = nil
    #expect(Binding<Int>(optional) == nil && present?.wrappedValue == 1)
    var number = 3
    let plain = Binding(get: { number }, set: { number = $0 })
    let wrapped = Binding<Int?>(plain)
    wrapped.wrappedValue = 4
    wrapped.wrappedValue = nil
    #expect(number == 4 && wrapped.wrappedValue == 4)
    #expect(Binding(projectedValue: plain).wrappedValue == 4)
    struct Empty: View {
      @State var word: String?
      var body: some View { Text(verbatim: word ?? "nothing") }
    }
    #expect(shown(Empty()).has("nothing"))
  }
}
