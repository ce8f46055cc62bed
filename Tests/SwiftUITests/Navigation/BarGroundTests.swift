import OnboardingTesting
import SwiftUI
import Testing

private struct Page: View {
  @State private var isRed = true
  var body: some View {
    NavigationStack {
      Button("Turn") { isRed.toggle() }
        .navigationTitle("Title")
        .toolbar { ToolbarItem(placement: .bottomBar) { Text(verbatim: "Below") } }
        .toolbarBackground(isRed ? Painted.red : Painted.blue, for: .navigationBar)
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarBackground(Painted.blue, for: .bottomBar)
    }
  }
}

@MainActor @Suite("The ground of a bar", .onScreen) struct BarGroundTests {
  private func above(_ screen: Screen) -> [UIColor?] {
    screen.all(UINavigationBar.self).map(\.backgroundColor)
  }
  private func below(_ screen: Screen) -> [UIColor?] {
    screen.all(UIToolbar.self).filter { !$0.isHidden }.map(\.backgroundColor)
  }
  private let red = Painted.red.uiColor(tint: .systemBlue)
  private let blue = Painted.blue.uiColor(tint: .systemBlue)

  @Test("is of the colour that its page says, for each bar, and follows its state")
  func colors() async throws {
    let screen = shown(Page())
    try await screen.wait(until: "the grounds") {
      above(screen) == [red] && below(screen) == [blue]
    }
    try screen.tap("Turn")
    try await screen.wait(until: "the other ground") { above(screen) == [blue] }
  }

  @Test("is taken away where it is hidden, and is the system's where nothing is said")
  func hidden() async throws {
    let hidden = shown(
      NavigationStack {
        Text("a").navigationTitle("Title").toolbarBackground(.hidden, for: .navigationBar)
      })
    try await hidden.wait(until: "no ground") { above(hidden) == [nil] }
    let plain = shown(NavigationStack { Text("a").navigationTitle("Title") })
    #expect(above(plain) == [.systemBackground])
    let both = shown(
      NavigationStack {
        Text("a").navigationTitle("Title").toolbarBackground(Painted.red)
          .toolbar { ToolbarItem(placement: .bottomBar) { Text(verbatim: "Below") } }
      })
    try await both.wait(until: "both") { above(both) == [red] && below(both) == [red] }
  }

  @Test("and the bar itself are said apart for the bars above and below")
  func visibility() async throws {
    let screen = shown(
      NavigationStack {
        Text("Page").navigationTitle("Title")
          .toolbar { ToolbarItem(placement: .bottomBar) { Text(verbatim: "Below") } }
          .toolbar(.hidden, for: .navigationBar)
          .toolbar(.visible, for: .bottomBar)
      })
    try await screen.wait(until: "one bar") { screen.has("Below") && !screen.has("Title") }
  }

  @Test("is nearly opaque where it is a material")
  func materials() throws {
    let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick, .bar]
    for material in materials {
      let painted = Painted(
        ZStack {
          Color.black
          Rectangle().fill(material)
        })
      let color = try painted.color(50, 50)
      #expect(color.allSatisfy { $0 > 180 && $0 < 255 })
    }
    let thin = Painted(
      ZStack {
        Color.black
        Rectangle().fill(.ultraThinMaterial)
      })
    let thick = Painted(
      ZStack {
        Color.black
        Rectangle().fill(.ultraThickMaterial)
      })
    #expect(try thin.color(50, 50)[0] < thick.color(50, 50)[0])
    for view in [
      AnyView(Rectangle().fill(.thinMaterial)), AnyView(Rectangle().fill(.regularMaterial)),
      AnyView(Rectangle().fill(.thickMaterial)), AnyView(Rectangle().fill(.bar)),
      AnyView(Color.clear.background(.ultraThinMaterial)),
    ] {
      #expect(try Painted(view).color(50, 50)[0] > 230)
    }
  }
}
