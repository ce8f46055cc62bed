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

    @Test("A key that is locked opens with its passphrase alone, and tells nothing without it")
    func locked() throws {
      let folder = try Folder()
      let name = "\(folder.path)/field"
      let phrase = try secret("correct horse", in: folder)
      let other = try Folder()
      let wrong = try secret("another one", in: other)
      let made = try Program("foyer-qr", ["keys", name, "--passphrase", phrase])
      #expect(made.code == 0)
      let file = try String(contentsOfFile: "\(name).key", encoding: .utf8)
      #expect(file.hasPrefix("ed25519-secret-locked:"))
      // Without a terminal nobody can be asked.
      let closed = try Program("foyer-qr", ["sign", "\(name).key", Samples.text])
      #expect(closed.code == 65 && closed.output.isEmpty)
      #expect(closed.errors.contains("is locked"))
      let refused = try Program(
        "foyer-qr", ["sign", "\(name).key", Samples.text, "--passphrase", wrong])
      #expect(refused.code == 65 && refused.output.isEmpty)
      #expect(refused.errors.contains("not the passphrase"))
      #expect(!refused.errors.contains("another one"))
      let signed = try Program(
        "foyer-qr", ["sign", "\(name).key", Samples.text, "--passphrase", phrase])
      let key = try #require(ActivationKey(made.output))
      #expect(try ActivationPayload(signed.output, verifier: key).verification == .verified)
      // Two files of one passphrase have nothing in common.
      #expect(try Program("foyer-qr", ["keys", name + "2", "--passphrase", phrase]).code == 0)
      let second = try String(contentsOfFile: "\(name)2.key", encoding: .utf8)
      #expect(second.prefix(40) != file.prefix(40))
    }

    @Test("A passphrase has eight bytes at least")
    func short() throws {
      let folder = try Folder()
      let phrase = try secret("seven77", in: folder)
      let made = try Program("foyer-qr", ["keys", "\(folder.path)/a", "--passphrase", phrase])
      #expect(made.code == 65 && made.errors.contains("8 to 1024 bytes"))
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/a.key"))
    }

    @Test("At a terminal a passphrase is asked for, and not shown")
    func asked() throws {
      let folder = try Folder()
      let name = "\(folder.path)/field"
      let made = try Program.atTerminal(
        "foyer-qr", ["keys", name], answers: ["correct horse", "correct horse"])
      #expect(made.code == 0 && made.output.contains("New passphrase"))
      #expect(!made.output.contains("horse"))
      let signed = try Program.atTerminal(
        "foyer-qr", ["sign", "\(name).key", Samples.text], answers: ["correct horse"])
      #expect(signed.code == 0 && signed.output.contains("ed25519:"))
      let differs = try Program.atTerminal(
        "foyer-qr", ["keys", name + "2"], answers: ["correct horse", "correct house"])
      #expect(differs.code == 65 && differs.output.contains("not the same"))
      let none = try Program.atTerminal("foyer-qr", ["keys", name + "3"], answers: [""])
      #expect(none.code == 0)
      let plain = try String(contentsOfFile: "\(name)3.key", encoding: .utf8)
      #expect(plain.hasPrefix("ed25519-secret:"))
    }

    @Test("A secret file that others have rights on is not used", arguments: [0o640, 0o604, 0o620])
    func rights(mode: Int) throws {
      let folder = try Folder()
      let name = "\(folder.path)/field"
      #expect(try Program("foyer-qr", ["keys", name]).code == 0)
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: name + ".key")
      for words in [["sign", name + ".key", "x"], ["make", "x", "--sign", name + ".key"]] {
        let run = try Program("foyer-qr", words)
        #expect(run.code == 77 && run.output.isEmpty)
        #expect(run.errors.contains("chmod 600"))
      }
      let phrase = try secret("correct horse", in: folder, mode: mode)
      let made = try Program("foyer-qr", ["keys", name + "2", "--passphrase", phrase])
      #expect(made.code == 77)
    }

    /// A file that holds a secret.
    private func secret(_ text: String, in folder: Folder, mode: Int = 0o600) throws -> String {
      let path = "\(folder.path)/phrase"
      try Data("\(text)\n".utf8).write(to: URL(filePath: path))
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      return path
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
