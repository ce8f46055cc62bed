import OnboardingTesting
import SwiftUI
import Testing

private struct Editor: View {
  @State private var count = 0
  @State private var hasMore = false
  var body: some View {
    Text(verbatim: "Body \(count)")
      .navigationTitle("Editor")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { count = 0 } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done \(count)") { hasMore.toggle() }.disabled(count == 0)
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Add") { count += 1 }
          Spacer()
          Text(verbatim: "Total \(count)")
        }
        if hasMore {
          ToolbarItem { Text(verbatim: "More") }
        } else {
          ToolbarItem(placement: .topBarTrailing) { Text(verbatim: "Less") }
        }
      }
  }
}

private struct Sheeted: View {
  @State private var isShown = false
  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { NavigationStack { Sheet() } }
  }
}

private struct Sheet: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    NavigationLink("On") { Text(verbatim: "Second").navigationTitle("Second title") }
      .navigationTitle("Sheet title")
      .toolbar { Button("Close") { dismiss() } }
  }
}

private struct Closing: ToolbarContent {
  @State private var presses = 0
  var body: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) { Button("Pressed \(presses)") { presses += 1 } }
  }
}

private struct Hiding: View {
  @State private var isHidden = true
  var body: some View {
    NavigationStack {
      Button("Toggle") { isHidden.toggle() }
        .navigationTitle("Title")
        .toolbar { ToolbarItem(placement: .bottomBar) { Text(verbatim: "Below") } }
        .toolbar(isHidden ? .hidden : .visible, for: .navigationBar, .bottomBar)
    }
  }
}

@MainActor @Suite("The bars of a page", .onScreen) struct ToolbarTests {
  private func show(_ view: some View) -> Screen {
    let screen = Screen(UIHostingController(rootView: view))
    screen.settle()
    return screen
  }

  @Test("show views at the sides of the title and below the page, which share the page's state")
  func shared() async throws {
    let screen = show(NavigationStack { Editor() })
    try await screen.wait(until: "the bars") { screen.has("Cancel") && screen.has("Add") }
    try screen.tap("Add")
    try await screen.wait(until: "the count") {
      screen.has("Body 1") && screen.has("Total 1") && screen.has("Done 1")
    }
    try screen.tap("Cancel")
    try await screen.wait(until: "the count") { screen.has("Body 0") && screen.has("Total 0") }
  }

  @Test("have each thing where its placement says")
  func places() async throws {
    let screen = show(NavigationStack { Editor() })
    try await screen.wait(until: "the bars") { screen.has("Cancel") && screen.has("Add") }
    func frame(_ name: String) throws -> CGRect {
      let view = try screen.find(name)
      return view.convert(view.bounds, to: nil)
    }
    let width = screen.window.bounds.width
    let height = screen.window.bounds.height
    #expect(try frame("Cancel").maxX < width / 2)
    #expect(try frame("Less").minX > width / 2)
    #expect(try frame("Done 0").minX > frame("Less").maxX)
    #expect(try frame("Cancel").maxY < 60)
    #expect(try frame("Add").minY > height - 60)
    #expect(try frame("Add").maxX < width / 2)
    #expect(try frame("Total 0").minX > width / 2)
  }

  @Test("disable what the page disables")
  func disabled() async throws {
    let screen = show(NavigationStack { Editor() })
    try await screen.wait(until: "the bars") { screen.has("Done 0") }
    #expect(throws: ScreenError.disabled(name: "Done 0")) { try screen.tap("Done 0") }
    try screen.tap("Add")
    try await screen.wait(until: "the count") { screen.has("Done 1") }
    try screen.tap("Done 1")
    try await screen.wait(until: "the other item") { screen.has("More") && !screen.has("Less") }
  }

  @Test("are there on a page in a sheet, and go with it")
  func sheet() async throws {
    let screen = show(Sheeted())
    try screen.tap("Show")
    try await screen.wait(until: "the sheet") { screen.has("Sheet title") && screen.has("Close") }
    try screen.tap("On")
    try await screen.wait(until: "the second page") { screen.has("Second title") }
    #expect(!screen.has("Close"))
    screen.press(.escape)
    try await screen.wait(until: "the first page") { screen.has("Close") }
    try screen.tap("Close")
    try await screen.wait(until: "the sheet to go") { !screen.has("Sheet title") }
  }

  @Test("are those of UIKit's stack when a hosting controller is on it")
  func hosted() async throws {
    let hosting = UIHostingController(rootView: Editor())
    let navigation = UINavigationController(rootViewController: hosting)
    let screen = Screen(navigation)
    try await screen.wait(until: "the bars") { screen.has("Cancel") && screen.has("Add") }
    try screen.tap("Add")
    try await screen.wait(until: "the count") { screen.has("Total 1") && screen.has("Done 1") }
    #expect(hosting.navigationItem.leftBarButtonItems?.count == 1)
  }

  @Test("grow with the text size while they are shown")
  func larger() async throws {
    let screen = show(NavigationStack { Editor() })
    try await screen.wait(until: "the bars") { screen.has("Cancel") && screen.has("Add") }
    let before = try screen.find("Cancel").bounds
    screen.setLook(.largeText)
    try await screen.wait(until: "larger text") {
      (try? screen.find("Cancel").bounds.width > before.width * 1.3) == true
    }
    let right = try screen.find("Done 0")
    #expect(right.convert(right.bounds, to: nil).maxX <= screen.window.bounds.width)
  }

  @Test("are made of an app's own content too, which keeps its state")
  func own() async throws {
    let screen = show(NavigationStack { Text("Page").toolbar { Closing() } })
    try await screen.wait(until: "the bar") { screen.has("Pressed 0") }
    try screen.tap("Pressed 0")
    try await screen.wait(until: "the state") { screen.has("Pressed 1") }
  }

  @Test("show a view in place of the title")
  func principal() async throws {
    let screen = show(
      NavigationStack {
        Text("Page").navigationTitle("Title").toolbar {
          ToolbarItem(placement: .principal) { Text(verbatim: "In the middle") }
        }
      })
    try await screen.wait(until: "the bar") { screen.has("In the middle") }
    #expect(!screen.has("Title"))
  }

  @Test("are hidden and shown as the page says")
  func hidden() async throws {
    let screen = show(Hiding())
    try await screen.wait(until: "no bars") { !screen.has("Title") && !screen.has("Below") }
    try screen.tap("Toggle")
    try await screen.wait(until: "the bars") { screen.has("Title") && screen.has("Below") }
    try screen.tap("Toggle")
    try await screen.wait(until: "no bars") { !screen.has("Title") && !screen.has("Below") }
  }

  @Test(
    "take each placement",
    arguments: [
      ToolbarItemPlacement.automatic, .topBarLeading, .topBarTrailing, .navigationBarLeading,
      .navigationBarTrailing, .navigation, .primaryAction, .confirmationAction,
      .cancellationAction, .destructiveAction, .principal, .bottomBar, .status,
    ])
  func placement(place: ToolbarItemPlacement) async throws {
    var presses = 0
    let screen = show(
      NavigationStack {
        Text("Page").toolbar {
          ToolbarItem(placement: place) { Button("Press") { presses += 1 } }
        }
      })
    try await screen.wait(until: "the bar") { screen.has("Press") }
    try screen.tap("Press")
    try await screen.wait(until: "the press") { presses == 1 }
  }

  @available(*, deprecated)
  @Test("take views in the forms before iOS 14")
  func oldForms() async throws {
    let screen = show(
      NavigationView {
        Text("Page").navigationBarTitle("Title", displayMode: .inline)
          .navigationBarItems(leading: Text(verbatim: "Left"), trailing: Text(verbatim: "Right"))
      }
      .navigationViewStyle(.stack))
    try await screen.wait(until: "the bar") {
      screen.has("Left") && screen.has("Right") && screen.has("Title")
    }
  }

  @Test("hide the way back, and Escape's, where the page says so")
  func noWayBack() async throws {
    let screen = show(
      NavigationStack {
        NavigationLink("On") {
          Text(verbatim: "Second").navigationBarBackButtonHidden()
            .navigationBarTitleDisplayMode(.inline)
        }
      })
    try screen.tap("On")
    try await screen.wait(until: "the page") { screen.has("Second") && !screen.has("back") }
    screen.press(.escape)
    screen.settle()
    #expect(screen.has("Second"))
  }

  @Test("show the bar again on a page that does not hide it")
  func hiddenPerPage() async throws {
    let screen = show(
      NavigationStack {
        NavigationLink("On") { Text(verbatim: "Second").navigationTitle("Second title") }
          .navigationTitle("First title").navigationBarHidden(true)
      })
    try await screen.wait(until: "no bar") { !screen.has("First title") }
    try screen.tap("On")
    try await screen.wait(until: "the bar") { screen.has("Second title") && screen.has("back") }
    try screen.tap("back")
    try await screen.wait(until: "no bar") { !screen.has("Second title") && screen.has("On") }
    #expect(!screen.has("First title"))
  }
}
