import Layout
import Testing

@MainActor
@Suite("A main-actor type is an element on its actor")
struct MainActorElementTests {
  @MainActor
  final class View: @MainActor LayoutElement {
    var title = "four"

    func sizeThatFits(_ proposal: ProposedSize) -> Size {
      Size(width: Double(title.count) * 10, height: 20)
    }
  }

  @Test("A stack asks views and a cache remembers them")
  func asks() {
    let cache = MeasurementCache()
    let views = [View(), View()]
    let row = ContainerElement(StackLayout(spacing: 5), of: views, cache: cache)
    #expect(cache.pass { row.sizeThatFits(.unspecified) } == Size(width: 85, height: 20))
    views[0].title = "sixsix"
    #expect(cache.pass { row.sizeThatFits(.unspecified) } == Size(width: 105, height: 20))
  }
}
