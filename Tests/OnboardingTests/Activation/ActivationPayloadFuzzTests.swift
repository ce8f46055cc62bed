import Foundation
import Onboarding
import Testing

/// Ten million inputs take `FOYER_FUZZ=10000000`; a usual run has a few thousand.
@Suite("A damaged code gives a sound payload or a typed error")
struct ActivationPayloadFuzzTests {
  private static let count =
    ProcessInfo.processInfo.environment["FOYER_FUZZ"].flatMap { Int($0) } ?? 20_000

  private static let seeds: [[UInt8]] = [
    #"{"host":"field.example.com","port":8443,"protocol":"https","appID":"com.x","auth":[{"type":"a"}]}"#,
    #"{"serviceURL":"https://field.example.com/m","x":[1,-2.5e3,null,true,{"y":"\u00e9\n"}]}"#,
    "https://field.example.com:8443/path?x=%20&y#z",
    "https://xn--mller-kva.de/ü",
    "fieldservice://?AppId=com.x&ServerUrl=https%3A%2F%2Ffield.example.com%2Fm&ClientId=c",
    "ed25519:" + String(repeating: "A", count: 86) + #":{"host":"a.example.com"}"#,
  ].map { Array($0.utf8) }

  @Test("whatever is done to it", arguments: [21, 22, 23, 24] as [UInt64])
  func staysSound(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var read = 0
    var refused = 0
    for _ in 0..<max(1, Self.count / 4) {
      let bytes = Self.damaged(using: &generator)
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(ActivationPayloadError) {
        let payload = try ActivationPayload(text)
        read += 1
        let isSound = Self.isSound(payload)
        if !isSound { Issue.record("seed \(seed): \(text.debugDescription)") }
      } catch {
        refused += 1
      }
    }
    #expect(read > 0 && refused > read / 4)
    note(read: read, refused: refused)
  }

  /// Writes what came out to the file of a long run, a line a figure.
  private func note(read: Int, refused: Int) {
    guard let path = ProcessInfo.processInfo.environment["FOYER_SOAK_RESULT"],
      let file = FileHandle(forWritingAtPath: path)
    else { return }
    file.seekToEndOfFile()
    file.write(Data("codes read\t\(read)\ncodes refused\t\(refused)\n".utf8))
  }

  private static func isSound(_ payload: ActivationPayload) -> Bool {
    let host = payload.configuration.host
    guard (1...65_535).contains(payload.configuration.port), host.contains("."),
      host.utf8.allSatisfy({
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E
      })
    else { return false }
    // What Foundation reads in the address is the server that a person is shown.
    let url = URL(string: payload.address, encodingInvalidCharacters: false)
    return url?.host() == host && url?.scheme == "https" && url?.user() == nil
      && (url?.port ?? 443) == payload.configuration.port
  }

  private static func damaged(using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = seeds.randomElement(using: &generator) ?? []
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      guard !bytes.isEmpty else { break }
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<7, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(contentsOf: Array(#"\u202e"#.utf8), at: index)
      case 3: bytes.insert(contentsOf: bytes[index...].prefix(20), at: index)
      case 4: bytes.insert(contentsOf: Array(#"%5C%40"#.utf8), at: index)
      case 5:
        let others = seeds.randomElement(using: &generator) ?? []
        bytes.replaceSubrange(index..., with: others.suffix(Int(others.count / 2)))
      default:
        bytes.insert(
          Array(#"{}[]",:0-e.@\/?#&=%"#.utf8).randomElement(using: &generator) ?? 0, at: index)
      }
    }
    return bytes
  }
}
