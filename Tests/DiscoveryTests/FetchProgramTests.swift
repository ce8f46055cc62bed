import Testing

extension DiscoverySuite {
  @Suite("The program foyer-fetch")
  struct FetchProgramTests {
    @Test("It prints the version of its protocol")
    func version() throws {
      let run = try FetchProgram(arguments: ["--version"], input: "", closesInput: true)
      #expect(run.output == "foyer-fetch 1\n")
      #expect(run.code == 0)
    }

    @Test("It refuses arguments")
    func usage() throws {
      let run = try FetchProgram(arguments: ["https://x.example"], input: "", closesInput: true)
      #expect(run.code == 64)
      #expect(run.output.isEmpty && run.errors.isEmpty)
    }

    @Test(
      "A request that is not to the letter is refused",
      arguments: [
        ("hello\n\n", "request"),
        ("foyer-fetch 2\nurl https://a.example/\n\n", "version"),
        ("foyer-fetch 1\n\n", "request"),
        ("foyer-fetch 1\nurl\n\n", "request"),
        ("foyer-fetch 1\nurl https://a.example/\nurl https://b.example/\n\n", "request"),
        ("foyer-fetch 1\nurl https://a.example/\ncolor red\n\n", "request"),
        ("foyer-fetch 1\nurl https://a.example/\naddresses all\n\n", "request"),
        ("foyer-fetch 1\nurl https://a.example/\nbody-bytes 65537\n\n", "request"),
        ("foyer-fetch 1\nurl https://a.example/\ntotal-ms 0\n\n", "request"),
        ("foyer-fetch 1\nurl https://a.example/\nredirects 4\n\n", "request"),
        ("foyer-fetch 1\nurl https://a.example/\u{fc}\n\n", "url"),
        ("foyer-fetch 1\nurl https://a.example\\@b.example/\n\n", "url"),
        ("foyer-fetch 1\nurl https:///a.example/\n\n", "url"),
        ("foyer-fetch 1\nurl https://single/\n\n", "url"),
        ("foyer-fetch 1\nurl https://user@a.example/\n\n", "url"),
        ("foyer-fetch 1\nurl http://a.example/\n\n", "url"),
        ("foyer-fetch 1\nurl https://a.example:99999/\n\n", "url"),
      ])
    func refused(request: String, word: String) throws {
      let run = try FetchProgram(input: request, closesInput: false)
      #expect(run.output == "foyer-fetch 1\nfailed \(word)\n\n")
      #expect(run.code == 0)
    }

    @Test(
      "It ends without an answer when its input closes",
      arguments: ["", "foyer-fetch 1\nurl https://a.example/\n"])
    func closed(input: String) throws {
      let run = try FetchProgram(input: input, closesInput: true)
      #expect(run.code == 75)
      #expect(run.output.isEmpty)
    }

    @Test("It writes nothing about an address that fails")
    func silence() throws {
      let request = "foyer-fetch 1\nurl https://inside.localhost:1/anna\n\n"
      let run = try FetchProgram(input: request, closesInput: false)
      #expect(run.output == "foyer-fetch 1\nfailed address\n\n")
      #expect(run.errors.isEmpty)
    }
  }
}
