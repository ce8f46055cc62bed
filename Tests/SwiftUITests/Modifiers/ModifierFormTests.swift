import OnboardingTesting
import SwiftUI
import Testing

private struct Twice: ViewModifier {
  func body(content: Content) -> some View { content.padding(.leading, 10) }
}

private struct Running: View {
  let runs: BodyRuns
  @State private var id = 1
  var body: some View { content }
  @available(*, deprecated) private var content: some View {
    Button("Next") { id += 1 }
      .task(id: id) { runs.note("task \(id)") }
      .onChange(of: id, perform: { runs.note("change \($0)") })
  }
}

private struct Old: View {
  var body: some View { content }
  @available(*, deprecated) private var content: some View {
    Color.black.frame(width: 40, height: 40).mask(Color.black.frame(width: 20))
  }
}

private struct Tinted: View {
  var body: some View { content }
  @available(*, deprecated) private var content: some View {
    Image(systemName: "plus").foregroundStyle(.tint).accentColor(.red)
  }
}

private struct Reaching: View {
  var body: some View { content }
  @available(*, deprecated) private var content: some View {
    Painted.red.edgesIgnoringSafeArea(.all)
  }
}

private struct Conditional: View {
  var body: some View {
    VStack {
      if #available(iOS 17, *) { Text("Available") }
      AnyView(erasing: Text("Erased"))
    }
  }
}

@MainActor @Suite("A documented form of a modifier", .onScreen) struct ModifierFormTests {
  private let runs = BodyRuns()

  @Test("moves, places and scales views")
  func places() throws {
    #expect(
      leafFrames(box(20, 10).offset(x: 5, y: -3))[0] == CGRect(x: 95, y: 42, width: 20, height: 10))
    #expect(leafFrames(box(20, 10).offset(CGSize(width: 5, height: 0)))[0].minX == 95)
    #expect(
      leafFrames(box(20, 10).position(CGPoint(x: 30, y: 20)))[0].origin == CGPoint(x: 20, y: 15))
    let wide = Color.red.frame(width: 10, height: 5).aspectRatio(2, contentMode: .fit)
    #expect(leafFrames(wide)[0].size == CGSize(width: 10, height: 5))
    let picture = Image(uiImage: UIImage(systemName: "plus")!).resizable()
    #expect(leafFrames(picture.scaledToFill())[0].size == CGSize(width: 200, height: 200))
    #expect(leafFrames(picture.scaledToFit())[0].size == CGSize(width: 100, height: 100))
  }

  @Test("keeps distances to the edges and bars at the sides")
  func insets() {
    #expect(
      leafFrames(Color.red.safeAreaPadding(10))[0] == CGRect(x: 10, y: 10, width: 180, height: 80))
    #expect(leafFrames(Color.red.safeAreaPadding(.top, 10))[0].minY == 10)
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      leafFrames(Color.red.safeAreaPadding(insets))[0] == CGRect(x: 2, y: 1, width: 194, height: 96)
    )
    let bar = leafFrames(
      Color.red.safeAreaInset(edge: .leading, alignment: .top, spacing: 5) { box(20, 10, .blue) })
    #expect(Set(bar.map(\.minX)) == [0, 25])
    let trailing = leafFrames(Color.red.safeAreaInset(edge: .trailing) { box(20, 10, .blue) })
    #expect(Set(trailing.map(\.minX)) == [0, 180])
  }

  @Test("lets a view reach beyond the insets of the window's bars alone, or of all")
  func safeArea() {
    func top(_ regions: SafeAreaRegions) -> CGFloat? {
      let screen = shown(
        NavigationStack {
          Painted.red.ignoresSafeArea(regions).navigationTitle("Title")
        })
      let red = Painted.red.uiColor(tint: .systemBlue)
      let view = screen.all(UIView.self).first { $0.backgroundColor == red }
      return view.map { $0.convert(CGPoint.zero, to: nil).y }
    }
    #expect(top(.container) == top(.all) && top(.all) != nil)
  }

  @Test("is joined with another, and is the same in one")
  func concat() {
    let one = leafFrames(box(20, 10).modifier(Twice().concat(Twice())))
    let two = leafFrames(box(20, 10).modifier(Twice()).modifier(Twice()))
    #expect(one == two && one[0].minX == 100)
  }

  @Test("runs a task for each identity, and tells of a change with the new value")
  func lifecycle() async throws {
    let screen = shown(Running(runs: runs))
    try await screen.wait(until: "the task") { runs.names == ["task 1"] }
    try screen.tap("Next")
    try await screen.wait(until: "the next") { runs.names.count == 3 }
    #expect(Set(runs.names) == ["task 1", "change 2", "task 2"])
  }

  @Test("of before does what that of now does")
  func old() throws {
    let masked = Painted(Old())
    #expect(try masked.color(50, 50) == [0, 0, 0] && masked.color(65, 50) == [255, 255, 255])
    let red = Color.red.uiColor(tint: .systemBlue)
    #expect(try shown(Tinted()).find("plus").tintColor == red)
    #expect(try Painted(Reaching()).color(1, 1) == [255, 0, 0])
  }

  @Test("shows what is available, and views of hidden types")
  func builders() {
    let screen = shown(Conditional())
    #expect(screen.has("Available") && screen.has("Erased"))
  }

  @Test("of traits is a set")
  func traits() {
    var traits: AccessibilityTraits = [.isButton, .isHeader]
    #expect(traits.union(.isLink) == [.isButton, .isHeader, .isLink])
    #expect(traits.intersection([.isHeader, .isLink]) == .isHeader)
    #expect(traits.symmetricDifference([.isHeader, .isLink]) == [.isButton, .isLink])
    #expect(traits.remove(.isHeader) == .isHeader && traits.remove(.isHeader) == nil)
    #expect(traits.update(with: .isButton) == .isButton && traits.update(with: .isLink) == nil)
    traits.formUnion(.isImage)
    traits.formIntersection([.isImage, .isLink])
    #expect(traits == [.isImage, .isLink])
    traits.formSymmetricDifference([.isLink, .isSelected])
    #expect(traits == [.isImage, .isSelected])
    #expect(traits.insert(.isStaticText).inserted)
    #expect(traits.insert(.isToggle).inserted && !traits.insert(.isToggle).inserted)
  }

  @Test("leaves what is in a view unread, where the view speaks for it")
  func ignored() {
    let screen = shown(
      VStack { Text("Inside") }.accessibilityElement(children: .ignore)
        .accessibilityLabel("Whole"))
    #expect(screen.has("Whole") && !screen.has("Inside"))
  }

  @Test("says which letters a keyboard begins with, and which key a shortcut has")
  func keyboards() throws {
    func capitals(_ capitals: TextInputAutocapitalization?) throws -> UITextAutocapitalizationType {
      let screen = shown(
        TextField("Name", text: .constant("")).textInputAutocapitalization(capitals))
      return try #require(try screen.find("Name") as? UITextField).autocapitalizationType
    }
    #expect(try capitals(.words) == .words && capitals(.sentences) == .sentences)
    #expect(try capitals(.characters) == .allCharacters && capitals(.never) == .none)
    #expect(try capitals(TextInputAutocapitalization(.words)) == .words)
    #expect(KeyEquivalent("s") == "s" && KeyEquivalent("s").character == "s")
  }

  @Test("presses a button by an arrow")
  func arrows() async throws {
    let keys: [(KeyEquivalent, Screen.Key)] = [
      (.upArrow, .up), (.downArrow, .down), (.leftArrow, .left), (.rightArrow, .right),
      (.delete, .backspace),
    ]
    for (key, press) in keys {
      var presses = 0
      let screen = shown(Button("Go") { presses += 1 }.keyboardShortcut(key, modifiers: []))
      screen.press(press)
      try await screen.wait(until: "the press") { presses == 1 }
    }
  }
}
