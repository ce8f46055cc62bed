import OnboardingTesting
import Synchronization
import Testing

@testable import SwiftUI

/// A model that may be changed by any thread: what is observed lies behind a lock.
private final class Gauge: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let number = Mutex(0)

  var value: Int {
    get {
      registrar.access(self, keyPath: \.value)
      return number.withLock { $0 }
    }
    set {
      registrar.withMutation(of: self, keyPath: \.value) {
        // Other threads get their turn between the announcement and the change.
        sched_yield()
        number.withLock { $0 = newValue }
      }
    }
  }
}

private struct Reading: View {
  let gauges: [Gauge]
  @State private var ticks = 0
  var body: some View {
    VStack {
      Button("Tick \(ticks)") { ticks += 1 }
      ForEach(0..<gauges.count, id: \.self) { index in
        Text(verbatim: "\(index): \(gauges[index].value)")
      }
    }
  }
}

/// Counts how often it is run again.
private final class Probe: _Node {
  private(set) var runs = 0
  override func rerun() { runs += 1 }
}

@MainActor @Suite("A model that other threads change", .onScreen) struct ObservationStressTests {
  @Test("has its last value on the screen in the end", arguments: 1...5)
  func lastValue(round: Int) async throws {
    let gauges = (0..<4).map { _ in Gauge() }
    let screen = Screen(UIHostingController(rootView: Reading(gauges: gauges)))
    screen.settle()
    let last = 200 * round
    await withTaskGroup(of: Void.self) { group in
      for gauge in gauges {
        group.addTask {
          for value in 1...last {
            gauge.value = value
            if value % 16 == 0 { await Task.yield() }
          }
        }
      }
      for _ in 0..<20 {
        screen.settle()
        await Task.yield()
      }
    }
    for index in gauges.indices {
      try await screen.wait(until: "the last value") { screen.has("\(index): \(last)") }
    }
  }

  @Test("is heard when the value is there, not when it is announced")
  func order() async throws {
    let gauge = Gauge()
    var seen: [Int] = []
    let node = Probe(in: _NodeContext(root: Graph(), EnvironmentValues()))
    node.reader.read { seen.append(gauge.value) }
    gauge.value = 1
    #expect(node.reader.isStale)
    node.reader.read { seen.append(gauge.value) }
    #expect(seen == [0, 1])
    #expect(!node.reader.isStale)
  }

  @Test("is heard when it changes while a body that has read it still runs")
  func during() async throws {
    let gauge = Gauge()
    let node = Probe(in: _NodeContext(root: Graph(), EnvironmentValues()))
    node.reader.read { _ = gauge.value }
    gauge.value = 2
    node.graph.update()
    node.reader.read {
      _ = gauge.value
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        gauge.value = 1
        done.signal()
      }
      done.wait()
    }
    // What the other thread has handed to the main queue comes before what is handed to it now.
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    node.graph.update()
    #expect(node.runs == 2)
  }
}
