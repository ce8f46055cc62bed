import SwiftUI
import Testing

/// Counts how often its cache was made and brought up to date.
private struct Counting: Layout {
  final class Counts { var words: [String] = [] }
  let counts: Counts

  func makeCache(subviews: Subviews) -> Int {
    counts.words.append("made for \(subviews.count)")
    return subviews.count
  }

  func updateCache(_ cache: inout Int, subviews: Subviews) {
    counts.words.append("\(cache) became \(subviews.count)")
    cache = subviews.count
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
    CGSize(width: 10 * cache, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) {
    for (index, view) in subviews.enumerated() {
      view.place(at: CGPoint(x: bounds.minX + CGFloat(index * cache), y: 0), proposal: proposal)
    }
  }
}

private struct Rows: View {
  let count: Int
  let counts: Counting.Counts
  var body: some View {
    Counting(counts: counts) { ForEach(0..<count, id: \.self) { _ in Color.red } }
  }
}

@MainActor @Suite("The cache of a layout", .onScreen) struct LayoutCacheTests {
  @Test("is made once, and brought up to date when views come")
  func cache() {
    let counts = Counting.Counts()
    let controller = UIHostingController(rootView: Rows(count: 2, counts: counts))
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(leafFrames(of: controller).map(\.minX) == [40, 42])
    #expect(counts.words.first == "made for 2")
    controller.rootView = Rows(count: 3, counts: counts)
    #expect(leafFrames(of: controller).map(\.minX) == [35, 38, 41])
    #expect(counts.words.filter { $0.hasPrefix("made") }.count == 1)
    #expect(counts.words.contains("2 became 3"))
  }

  @Test("is kept behind a hidden type too")
  func hidden() {
    struct Hidden: View {
      let counts: Counting.Counts
      var body: some View {
        AnyLayout(Counting(counts: counts)) {
          Color.red
          Color.red
        }
      }
    }
    let counts = Counting.Counts()
    #expect(leafFrames(Hidden(counts: counts)).map(\.minX) == [90, 92])
    #expect(counts.words.contains("made for 2"))
  }
}
