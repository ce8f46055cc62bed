import Layout
import Testing

@Suite("Within a pass nobody is asked the same question twice")
struct MeasurementCacheTests {
  /// One leaf under `depth` stacks, rows and columns in turn, each with a text beside the next.
  func tree(
    depth: Int, leaf: Probe, cache: MeasurementCache?,
    stack: (LayoutAxis) -> any LayoutContainer
  ) -> ContainerElement {
    var element: any LayoutElement = leaf
    for level in 0..<depth - 1 {
      element = ContainerElement(
        stack(level.isMultiple(of: 2) ? .horizontal : .vertical),
        of: [element, Paragraph(letters: 4), SpacerElement(minLength: 1)], cache: cache)
    }
    return ContainerElement(stack(.vertical), of: [element, Block(3, 3)], cache: cache)
  }

  func ask(_ root: ContainerElement, _ cache: MeasurementCache) -> Size {
    cache.pass {
      let proposal = ProposedSize(width: 320, height: 480)
      let size = root.sizeThatFits(proposal)
      _ = root.placements(in: Placement(frame: Rect(origin: .zero, size: size), proposal: proposal))
      return size
    }
  }

  @Test("Sixteen nested flexible stacks ask a leaf dozens of times, not millions")
  func flexible() {
    let cache = MeasurementCache()
    let leaf = Probe(Paragraph(letters: 40))
    let root = tree(depth: 16, leaf: leaf, cache: cache) { FlexibleStackLayout(axis: $0) }
    _ = ask(root, cache)
    #expect(leaf.questions.count <= 100)
    #expect(cache.misses <= 16 * 20, "a handful of questions for each of the sixteen stacks")
    #expect(cache.hits > cache.misses)
  }

  @Test("Sixteen nested stacks ask a leaf a few times")
  func stack() {
    let cache = MeasurementCache()
    let leaf = Probe(Paragraph(letters: 40))
    let root = tree(depth: 16, leaf: leaf, cache: cache) {
      StackLayout(axis: $0, alignment: .center)
    }
    _ = ask(root, cache)
    #expect(leaf.questions.count <= 8)
  }

  @Test("The memo changes the number of questions and not the answer", arguments: 2...7)
  func sameAnswer(_ depth: Int) {
    let cache = MeasurementCache()
    let leaves = [Probe(Paragraph(letters: 40)), Probe(Paragraph(letters: 40))]
    let stack: (LayoutAxis) -> any LayoutContainer = { FlexibleStackLayout(axis: $0, spacing: 2) }
    let with = ask(tree(depth: depth, leaf: leaves[0], cache: cache, stack: stack), cache)
    let without = ask(tree(depth: depth, leaf: leaves[1], cache: nil, stack: stack), cache)
    #expect(with == without)
    #expect(leaves[0].questions.count <= leaves[1].questions.count)
  }

  @Test("Without the memo the questions grow exponentially, which is why there is one")
  func exponential() {
    let counts = [4, 8].map { depth in
      let leaf = Probe(Paragraph(letters: 40))
      let root = tree(depth: depth, leaf: leaf, cache: nil) { FlexibleStackLayout(axis: $0) }
      _ = root.sizeThatFits(ProposedSize(width: 320, height: 480))
      return leaf.questions.count
    }
    #expect(counts[1] > counts[0] * 16)
  }

  @Test("Hits and misses are counted and an outer pass keeps its answers through an inner one")
  func counts() {
    let cache = MeasurementCache()
    let key = Probe(Block(1, 1))
    let ask = { (width: Double?) in
      cache.size(of: key, ProposedSize(width: width, height: nil)) {
        key.sizeThatFits(ProposedSize(width: width, height: nil))
      }
    }
    cache.pass {
      _ = ask(nil)
      _ = ask(5)
      cache.pass { _ = ask(5) }
      _ = ask(nil)
    }
    #expect(cache.hits == 2)
    #expect(cache.misses == 2)
    #expect(key.questions.count == 2)
  }

  @Test("The next pass asks again, and so does a question outside any pass")
  func forgets() {
    let cache = MeasurementCache()
    let key = Probe(Block(1, 1))
    let ask = { _ = cache.size(of: key, .zero) { key.sizeThatFits(.zero) } }
    cache.pass(ask)
    cache.pass(ask)
    #expect(key.questions.count == 2)
    #expect(cache.misses == 1)
    ask()
    ask()
    #expect(key.questions.count == 4)
  }

  @Test("A pass that throws ends all the same")
  func throwing() {
    struct Stop: Error {}
    let cache = MeasurementCache()
    let key = Probe(Block(1, 1))
    let ask = { _ = cache.size(of: key, .zero) { key.sizeThatFits(.zero) } }
    #expect(throws: Stop.self) {
      try cache.pass {
        ask()
        throw Stop()
      }
    }
    ask()
    #expect(key.questions.count == 2)
  }
}
