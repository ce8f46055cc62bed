import OnboardingTesting
import SwiftUI
import Testing

private struct Person: Identifiable, Hashable {
  var id: Int
  var name: String
}

private struct Bound: View {
  @State private var people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")]
  var body: some View {
    List($people) { $person in Button("Shout \(person.name)") { person.name += "!" } }
  }
}

private struct BoundRows: View {
  @State private var people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")]
  var body: some View {
    VStack {
      ForEach($people) { $person in Button("Shout \(person.name)") { person.name += "!" } }
      ForEach($people, id: \.name) { $person in Text(verbatim: "id \(person.id)") }
    }
  }
}

@MainActor @Suite("A documented form of a list", .onScreen) struct ListFormTests {
  private let people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")]

  @Test("has a row for each element, told apart by itself or by a part of it")
  func data() {
    for screen in [
      shown(List(people) { Text($0.name) }), shown(List(people, id: \.name) { Text($0.name) }),
      shown(List { ForEach(people) { Text($0.name) } }),
    ] {
      #expect(screen.has("Ada") && screen.has("Grace"))
    }
    let numbers = shown(List(0..<3) { Text(verbatim: "Row \($0)") })
    #expect(numbers.has("Row 0") && numbers.has("Row 2"))
  }

  @Test("gives its rows bindings to the elements")
  func bindings() async throws {
    let list = shown(Bound())
    try list.tap("Shout Grace")
    try await list.wait(until: "the change") { list.has("Shout Grace!") && list.has("Shout Ada") }
    let rows = shown(BoundRows())
    try rows.tap("Shout Ada")
    try await rows.wait(until: "the change") { rows.has("Shout Ada!") && rows.has("id 1") }
  }

  @Test("has the looks that a style says, and forms have theirs")
  func styles() {
    func grounds(_ view: some View) -> Int {
      shown(view).all(UIView.self).count { $0.layer.cornerRadius == 10 }
    }
    let list = List { Text("Row") }
    #expect(grounds(list.listStyle(.insetGrouped)) == 1)
    #expect(grounds(list.listStyle(PlainListStyle())) == 0)
    let form = Form { Text("Row") }
    #expect(grounds(form.formStyle(.grouped)) == 1 && grounds(form.formStyle(.automatic)) == 1)
  }

  @Test("has sections with a footer, or a string as their title")
  func sections() {
    let title = "String"
    let screen = shown(
      List {
        Section {
          Text("Row")
        } footer: {
          Text("Below")
        }
        Section(title) { Text("Other row") }
      })
    for name in ["Row", "Below", "String", "Other row"] { #expect(screen.has(name)) }
  }

  @Test("shows badges of numbers, texts, keys and strings, and none for nothing")
  func badges() {
    let word = "string"
    let screen = shown(
      List {
        Text("A").badge(3)
        Text("B").badge(Text("text"))
        Text("C").badge("key")
        Text("D").badge(word)
        Text("E").badge(0)
        Text("F").badge(nil as Text?)
      })
    for name in ["3", "text", "key", "string"] { #expect(screen.has(name)) }
    #expect(!screen.has("0"))
    #expect(screen.all(UILabel.self).count == 10)
  }

  @Test("has stacks that take all of the height")
  func lazyRow() {
    #expect(
      leafFrames(
        ScrollView(.horizontal) {
          LazyHStack(alignment: .top, spacing: 5) {
            box(20, 10)
            box(30, 40)
          }
        }) == [
          CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 25, y: 0, width: 30, height: 40),
        ])
  }

  @Test("takes elements out and moves them by their places")
  func elements() {
    var names = ["a", "b", "c", "d"]
    names.move(fromOffsets: [0, 2], toOffset: 4)
    #expect(names == ["b", "d", "a", "c"])
    names.move(fromOffsets: [3], toOffset: 0)
    #expect(names == ["c", "b", "d", "a"])
    names.remove(atOffsets: [0, 3])
    #expect(names == ["b", "d"])
  }
}
