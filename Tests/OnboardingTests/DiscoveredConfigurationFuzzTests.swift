import Onboarding
import Testing

@Suite("A damaged document gives a sound configuration or a typed error")
struct DiscoveredConfigurationFuzzTests {
  private static let document = Array(
    #"{"host":"field.example.com","port":8443,"protocol":"https","appID":"com.x","auth":[{"a":1}]}"#
      .utf8)

  @Test("Four times five thousand damaged documents", arguments: [11, 12, 13, 14] as [UInt64])
  func staysSound(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var read = 0
    var refused = 0
    for _ in 0..<5_000 {
      let bytes = Self.damaged(using: &generator)
      do throws(DiscoveryError) {
        let configuration = try DiscoveredConfiguration(json: bytes)
        read += 1
        #expect((1...65_535).contains(configuration.port))
        #expect(configuration.scheme == "https")
        #expect(configuration.host.contains("."))
        let isPlain = configuration.host.utf8.allSatisfy {
          (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E
        }
        #expect(isPlain, "seed \(seed): \(configuration.host.debugDescription)")
        let isVisible = (configuration.applicationID ?? "").unicodeScalars.allSatisfy {
          $0.properties.generalCategory != .control && !$0.properties.isBidiControl
        }
        #expect(isVisible)
      } catch {
        refused += 1
      }
    }
    #expect(read > 100)
    #expect(refused > 1_000)
  }

  private static func damaged(using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = document
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(contentsOf: Array(#"\u202e"#.utf8), at: index)
      case 3: bytes.insert(contentsOf: bytes[index...].prefix(20), at: index)
      default:
        bytes.insert(Array(#"{}[]",:0-e."#.utf8).randomElement(using: &generator) ?? 0, at: index)
      }
    }
    return bytes
  }
}
