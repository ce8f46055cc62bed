import CHeap
import OnboardingTesting
import SwiftUI
import Testing

@Observable private final class Shown {
  var isShown = false
}

private struct Coming: View {
  let shown: Shown
  let content: () -> AnyView
  var body: some View {
    if shown.isShown { content() }
  }
}

/// A kiosk shows and leaves its pages for months.
@MainActor @Suite("A view that comes and goes", .onScreen) struct ReleaseTests {
  static let kinds: [(String, () -> AnyView)] = [
    ("text", { AnyView(Text(verbatim: "Text")) }),
    ("button", { AnyView(Button(action: {}) { Text(verbatim: "Press") }) }),
    ("pressable", { AnyView(Button(action: {}) { HStack { Color.red } }) }),
    ("field", { AnyView(TextField("Name", text: .constant(""))) }),
    ("toggle", { AnyView(Toggle("On", isOn: .constant(true))) }),
    ("scroll", { AnyView(ScrollView { Text(verbatim: "Text") }) }),
    ("list", { AnyView(List { Text(verbatim: "Text") }) }),
    ("rows", { AnyView(VStack { ForEach(0..<3, id: \.self) { Text(verbatim: "\($0)") } }) }),
    ("layer", { AnyView(Color.red.opacity(0.5).background(Color.green)) }),
    ("shape", { AnyView(Circle().fill(Color.red)) }),
    ("geometry", { AnyView(GeometryReader { _ in Color.red }) }),
    ("progress", { AnyView(ProgressView(value: 0.5)) }),
    ("tap", { AnyView(Color.red.onTapGesture {}) }),
  ]

  @Test("takes no more memory each time", arguments: 0..<13)
  func growth(index: Int) async throws {
    let (name, content) = Self.kinds[index]
    let shown = Shown()
    let screen = Screen(UIHostingController(rootView: Coming(shown: shown, content: content)))
    let ground = try #require(screen.window.rootViewController?.view)
    func cycle(_ times: Int) async {
      for _ in 0..<times {
        shown.isShown.toggle()
        // The update was queued by the change, so it is done before this.
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        ground.layoutIfNeeded()
        #expect(ground.subviews.isEmpty == !shown.isShown)
      }
    }
    await cycle(200)
    // A cache that fills up once is a step; a view that is kept each time shows in every round.
    var growth = Int.max
    for _ in 0..<3 where growth >= 20_000 {
      let before = mallinfo2().uordblks
      await cycle(200)
      growth = min(growth, Int(mallinfo2().uordblks) - Int(before))
    }
    #expect(growth < 20_000, "\(name): 200 bytes a time would be one view kept")
  }

  @Test("leaves an app's own view, which may change its size when nobody is there to hear")
  func ownView() async {
    let label = UILabel()
    struct Own: UIViewRepresentable {
      let label: UILabel
      func makeUIView(context: Context) -> UILabel { label }
      func updateUIView(_ view: UILabel, context: Context) {}
    }
    let shown = Shown()
    shown.isShown = true
    var screen: Screen? = Screen(
      UIHostingController(rootView: Coming(shown: shown) { AnyView(Own(label: label)) }))
    #expect(label.window != nil)
    shown.isShown = false
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    screen?.window.layoutIfNeeded()
    screen = nil
    label.text = "It is alone"
    label.invalidateIntrinsicContentSize()
    #expect(label.superview == nil)
    #expect(label.intrinsicContentSize.width > 0)
  }
}
