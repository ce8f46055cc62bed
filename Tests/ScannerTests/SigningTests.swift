import Foundation
import Onboarding
import Signatures
import Testing

extension ScannerSuite {
  @Suite("Signed codes of foyer-qr")
  struct SigningTests {
    @Test("A signed code is taken with its key, and with no other")
    func signs() throws {
      let folder = try Folder()
      let (ours, theirs) = ("\(folder.path)/ours", "\(folder.path)/theirs")
      let line = try Program("foyer-qr", ["keys", ours]).output
      #expect(try Program("foyer-qr", ["keys", theirs]).code == 0)
      #expect(try String(contentsOfFile: "\(ours).pub", encoding: .utf8) == line)

      let file = "\(folder.path)/code.png"
      let made = try Program(
        "foyer-qr", ["make", Samples.text, "--sign", "\(ours).key", "--output", file])
      #expect(made.code == 0 && made.errors.isEmpty)
      let right = try Program("foyer-qr", ["check", file, "--key", "\(ours).pub"])
      #expect(right.code == 0)
      #expect(right.output.hasPrefix(Samples.text + "\n"))
      #expect(right.output.contains("server field.example.com, signed with this key"))
      let wrong = try Program("foyer-qr", ["check", file, "--key", "\(theirs).pub"])
      #expect(wrong.code == 1)
      #expect(wrong.errors.contains("badSignature"))
      let plain = try Program(
        "foyer-qr", ["check", "--text", Samples.text, "--key", "\(ours).pub"])
      #expect(plain.code == 1)
      #expect(plain.errors.contains("unsigned"))

      // What an app does with it.
      let key = try #require(ActivationKey(line))
      let signed = try Program("foyer-qr", ["sign", "\(ours).key", Samples.text]).output
      #expect(try ActivationPayload(signed, verifier: key).verification == .verified)
      #expect(throws: ActivationPayloadError.badSignature) {
        try ActivationPayload(signed.replacing("4711", with: "4712"), verifier: key)
      }
    }

    @Test("The secret key is for its owner alone, and never written over")
    func secrecy() throws {
      let folder = try Folder()
      let name = "\(folder.path)/field"
      #expect(try Program("foyer-qr", ["keys", name]).code == 0)
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(name).key")
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      let secret = try String(contentsOfFile: "\(name).key", encoding: .utf8)
      let again = try Program("foyer-qr", ["keys", name])
      #expect(again.code == 73)
      #expect(again.errors.contains("is there already and is left alone"))
      #expect(try String(contentsOfFile: "\(name).key", encoding: .utf8) == secret)
      // No message repeats what is in the file.
      let swapped = try Program("foyer-qr", ["check", "--text", "x", "--key", "\(name).key"])
      #expect(swapped.code == 65)
      #expect(swapped.errors == "foyer-qr: \(name).key is no public key of foyer-qr\n")
    }

    @Test("A code that apps refuse is told, and made all the same")
    func refused() throws {
      let folder = try Folder()
      let file = "\(folder.path)/code.png"
      let made = try Program("foyer-qr", ["make", "http://a.example/", "--output", file])
      #expect(made.code == 0)
      #expect(made.errors == "foyer-qr: apps refuse this code: insecureScheme\n")
      #expect(try Program("foyer-qr", ["check", file]).code == 1)
    }

    @Test(
      "A line that is no key is none",
      arguments: [
        "", "ed25519-public:", "ed25519-secret:" + String(repeating: "A", count: 43),
        "ed25519-public:" + String(repeating: "A", count: 42),
        "ed25519-public:" + String(repeating: "A", count: 42) + "B",
        "ed25519-public:" + String(repeating: "+", count: 43),
      ])
    func lines(text: String) {
      #expect(ActivationKey(text) == nil)
    }
  }
}
