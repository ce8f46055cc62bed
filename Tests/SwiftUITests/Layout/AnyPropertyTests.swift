import OnboardingTesting
import SwiftUI
import Testing

private protocol Named { var name: String { get } }
private struct City: Named { let name: String }

private struct Sign: View {
  let place: any Named
  let kinds: [any Named.Type]
  var anything: Any = 1
  var body: some View { Text(verbatim: place.name) }
}

@MainActor @Suite("A view that holds a value of any type", .onScreen) struct AnyPropertyTests {
  @Test("is shown, and shown anew when it is made with another")
  func change() {
    let controller = UIHostingController(
      rootView: Sign(place: City(name: "Walldorf"), kinds: [City.self]))
    let screen = Screen(controller)
    #expect(screen.has("Walldorf"))
    controller.rootView = Sign(place: City(name: "Mannheim"), kinds: [City.self])
    screen.settle()
    #expect(screen.has("Mannheim"))
  }
}
