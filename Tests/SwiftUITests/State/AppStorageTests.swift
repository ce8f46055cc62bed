import OnboardingTesting
import SwiftUI
import Testing

private enum Theme: String { case light, dark }
private enum Level: Int { case low, high }

private struct Counting: View {
  @AppStorage private var count: Int
  @AppStorage private var other: Int
  init(_ store: UserDefaults) {
    _count = AppStorage(wrappedValue: 1, "count", store: store)
    _other = AppStorage(wrappedValue: 1, "count", store: store)
  }
  var body: some View {
    VStack {
      Text(verbatim: "here \(count)")
      Text(verbatim: "there \(other)")
      Button("Add") { count += 1 }
      Inner(count: $other)
    }
  }
}

private struct Inner: View {
  @Binding var count: Int
  var body: some View { Button("Double \(count)") { count *= 2 } }
}

private struct InPlace: View {
  @AppStorage("place") private var place = "nowhere"
  var body: some View { Text(verbatim: place) }
}

/// Each kind of value, declared as in Apple's documentation.
@MainActor private struct Kinds {
  @AppStorage var flag: Bool
  @AppStorage var number: Int
  @AppStorage var amount: Double
  @AppStorage var text: String
  @AppStorage var address: URL
  @AppStorage var bytes: Data
  @AppStorage var theme: Theme
  @AppStorage var level: Level
  @AppStorage var maybeFlag: Bool?
  @AppStorage var maybeNumber: Int?
  @AppStorage var maybeAmount: Double?
  @AppStorage var maybeText: String?
  @AppStorage var maybeAddress: URL?
  @AppStorage var maybeBytes: Data?
  @AppStorage var maybeTheme: Theme?
  @AppStorage var maybeLevel: Level?

  init(_ store: UserDefaults) {
    _flag = AppStorage(wrappedValue: true, "flag", store: store)
    _number = AppStorage(wrappedValue: 3, "number", store: store)
    _amount = AppStorage(wrappedValue: 2.5, "amount", store: store)
    _text = AppStorage(wrappedValue: "a", "text", store: store)
    _address = AppStorage(
      wrappedValue: URL(filePath: "/first"), "address", store: store)
    _bytes = AppStorage(wrappedValue: Data([1]), "bytes", store: store)
    _theme = AppStorage(wrappedValue: .light, "theme", store: store)
    _level = AppStorage(wrappedValue: .low, "level", store: store)
    _maybeFlag = AppStorage("maybeFlag", store: store)
    _maybeNumber = AppStorage("maybeNumber", store: store)
    _maybeAmount = AppStorage("maybeAmount", store: store)
    _maybeText = AppStorage("maybeText", store: store)
    _maybeAddress = AppStorage("maybeAddress", store: store)
    _maybeBytes = AppStorage("maybeBytes", store: store)
    _maybeTheme = AppStorage("maybeTheme", store: store)
    _maybeLevel = AppStorage("maybeLevel", store: store)
  }
}

@MainActor @Suite("A value in the app's storage", .onScreen) struct AppStorageTests {
  private let name = "foyer-tests-\(UUID().uuidString)"
  private let store: UserDefaults

  init() throws { store = try #require(UserDefaults(suiteName: name)) }

  private func show(_ view: some View) -> Screen {
    let screen = Screen(UIHostingController(rootView: view))
    screen.settle()
    return screen
  }

  @Test("is shared by the properties of its key and by bindings to it")
  func shared() async throws {
    defer { store.removePersistentDomain(forName: name) }
    let screen = show(Counting(store))
    #expect(screen.has("here 1") && screen.has("there 1"))
    try screen.tap("Add")
    try await screen.wait(until: "both") { screen.has("here 2") && screen.has("there 2") }
    #expect(store.integer(forKey: "count") == 2)
    try screen.tap("Double 2")
    try await screen.wait(until: "both") { screen.has("here 4") && screen.has("there 4") }
  }

  @Test("that is changed elsewhere is shown")
  func outside() async throws {
    defer { store.removePersistentDomain(forName: name) }
    let screen = show(Counting(store))
    store.set(7, forKey: "count")
    try await screen.wait(until: "the change") { screen.has("here 7") && screen.has("there 7") }
    store.removeObject(forKey: "count")
    try await screen.wait(until: "the default") { screen.has("here 1") }
  }

  @Test("lies where the views around it say")
  func place() async throws {
    defer { store.removePersistentDomain(forName: name) }
    store.set("the suite", forKey: "place")
    let screen = show(InPlace().defaultAppStorage(store))
    #expect(screen.has("the suite"))
  }

  @Test("begins at its default, and is there again when it has been kept")
  func kinds() {
    defer { store.removePersistentDomain(forName: name) }
    let one = Kinds(store)
    #expect(one.flag && one.number == 3 && one.amount == 2.5 && one.text == "a")
    #expect(one.address == URL(filePath: "/first") && one.bytes == Data([1]))
    #expect(one.theme == .light && one.level == .low)
    #expect(one.maybeFlag == nil && one.maybeNumber == nil && one.maybeAmount == nil)
    #expect(one.maybeText == nil && one.maybeAddress == nil && one.maybeBytes == nil)
    #expect(one.maybeTheme == nil && one.maybeLevel == nil)
    one.flag = false
    one.number = 0
    one.amount = 0
    one.text = ""
    one.address = URL(filePath: "/second")
    one.bytes = Data()
    one.theme = .dark
    one.level = .high
    one.maybeFlag = false
    one.maybeNumber = 4
    one.maybeAmount = 0.5
    one.maybeText = "b"
    one.maybeAddress = URL(string: "https://example.com/a?b=c")
    one.maybeBytes = Data([2, 0])
    one.maybeTheme = .light
    one.maybeLevel = .low
    let other = Kinds(store)
    #expect(!other.flag && other.number == 0 && other.amount == 0 && other.text == "")
    #expect(other.address == URL(filePath: "/second") && other.bytes == Data())
    #expect(other.theme == .dark && other.level == .high)
    #expect(other.maybeFlag == false && other.maybeNumber == 4 && other.maybeAmount == 0.5)
    #expect(other.maybeText == "b" && other.maybeBytes == Data([2, 0]))
    #expect(other.maybeAddress == URL(string: "https://example.com/a?b=c"))
    #expect(other.maybeTheme == .light && other.maybeLevel == .low)
    other.maybeText = nil
    other.maybeLevel = nil
    #expect(one.maybeText == nil && one.maybeLevel == nil)
    #expect(store.object(forKey: "maybeText") == nil)
  }

  @Test("of another kind than asked for counts as missing")
  func wrongKind() {
    defer { store.removePersistentDomain(forName: name) }
    store.set("purple", forKey: "theme")
    #expect(Kinds(store).theme == .light)
  }
}
