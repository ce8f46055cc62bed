import Onboarding
import Testing

@testable import Scanner

extension ScannerSuite {
  @Suite("Events on their way to the reader")
  struct EventQueueTests {
    private func frame(_ side: Int) -> ScannerEvent {
      .frame(
        ScannerFrame(
          width: side, height: side, pixels: [UInt8](repeating: 0, count: side * side * 4)))
    }

    private func codes(_ text: String) -> ScannerEvent {
      .codes([ScannedCode(text: text)])
    }

    private func rest(of queue: EventQueue) async -> [String] {
      var words: [String] = []
      while let event = await queue.next() {
        switch event {
        case .started(let camera): words.append("started \(camera.id)")
        case .frame(let frame): words.append("frame \(frame.width)")
        case .codes(let codes): words.append(contentsOf: codes.map(\.text))
        case .failed(let error): words.append("\(error)")
        }
      }
      return words
    }

    @Test("A newer frame takes the place of one that was not read")
    func frames() async {
      let queue = EventQueue()
      queue.put(.started(ScannerCamera(id: "a", name: "A")))
      for side in 1...100 { queue.put(frame(side)) }
      queue.put(.failed(.unplugged))
      queue.close()
      #expect(await rest(of: queue) == ["started a", "frame 100", "unplugged"])
    }

    @Test("Codes that say the same wait once")
    func sameCodes() async {
      let queue = EventQueue()
      for text in ["a", "a", "b", "b", "a"] { queue.put(codes(text)) }
      queue.close()
      #expect(await rest(of: queue) == ["a", "b", "a"])
    }

    @Test("Of very many codes the newest ones wait")
    func manyCodes() async {
      let queue = EventQueue()
      for number in 0..<1000 { queue.put(codes("\(number)")) }
      queue.close()
      #expect(await rest(of: queue) == (984..<1000).map { "\($0)" })
    }

    @Test("What comes after the end is dropped")
    func closed() async {
      let queue = EventQueue()
      queue.close()
      queue.put(codes("late"))
      #expect(await rest(of: queue).isEmpty)
    }
  }
}
