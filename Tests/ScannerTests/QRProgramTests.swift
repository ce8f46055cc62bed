import Foundation
import Testing

extension ScannerSuite {
  @Suite("The program foyer-qr")
  struct QRProgramTests {
    @Test("What it makes it reads, as PNG and as SVG", arguments: ["png", "svg"])
    func reads(kind: String) throws {
      let folder = try Folder()
      let file = "\(folder.path)/code.\(kind)"
      let made = try Program("foyer-qr", ["make", Samples.text, "--output", file])
      #expect(made.code == 0 && made.output.isEmpty && made.errors.isEmpty)
      let read = try Program("foyer-qr", ["read", file])
      #expect(read.output == Samples.text + "\n")
      #expect(read.code == 0)
    }

    @Test("The text can come from standard input or a file")
    func input() throws {
      let folder = try Folder()
      let file = "\(folder.path)/code.png"
      let text = "{\"host\": \"field.example.com\"}"
      #expect(
        try Program("foyer-qr", ["make", "-", "--output", file], input: text + "\n").code == 0)
      #expect(try Program("foyer-qr", ["read", file]).output == text + "\n")
      let json = "\(folder.path)/setup.json"
      try Data(text.utf8).write(to: URL(filePath: json))
      #expect(try Program("foyer-qr", ["make", "--json", json, "--output", file]).code == 0)
      #expect(try Program("foyer-qr", ["read", file]).output == text + "\n")
    }

    @Test("Without a file it draws into the terminal, black on white")
    func terminal() throws {
      let run = try Program("foyer-qr", ["make", "x", "--margin", "0"])
      let lines = run.output.split(separator: "\n")
      // Version 1 has 21 squares, two to a character.
      #expect(lines.count == 11)
      #expect(lines.first?.hasPrefix("\u{1b}[30;107m█▀▀▀▀▀█") == true)
    }

    @Test("A picture without a code is 1, and the other pictures are still read")
    func noCode() throws {
      let folder = try Folder()
      let (empty, code) = ("\(folder.path)/empty.bmp", "\(folder.path)/code.png")
      let grey = Samples.bitmap(width: 64, height: 64) { _, _ in 128 }
      try Data(grey).write(to: URL(filePath: empty))
      try Data(Samples.code("x")).write(to: URL(filePath: code))
      let run = try Program("foyer-qr", ["read", empty, code])
      #expect(run.code == 1)
      #expect(run.output == "x\n")
      #expect(run.errors == "foyer-qr: \(empty): no code\n")
    }

    @Test("Help is help")
    func help() throws {
      let run = try Program("foyer-qr", ["--help"])
      #expect(run.code == 0)
      #expect(run.output.contains("foyer-qr make TEXT"))
      #expect(try Program("foyer-qr", ["make", "--help"]).output == run.output)
    }

    @Test(
      "What it cannot do it says",
      arguments: [
        ([], 64, "there is no command"),
        (["paint"], 64, "there is no command paint"),
        (["make"], 64, "make takes one text"),
        (["make", "a", "b"], 64, "make takes one text"),
        (["make", "a", "--color", "red"], 64, "there is no option --color here"),
        (["make", "a", "--scale"], 64, "--scale needs a value"),
        (["make", "a", "--scale", "0"], 64, "--scale takes 1 to 64"),
        (["make", "a", "--level", "X"], 64, "--level takes L, M, Q or H"),
        (["make", "a", "--output", "a.gif"], 64, "ends in .png or .svg"),
        (
          ["make", "a", "--output", "/nonexistent/a.png"], 73,
          "/nonexistent/a.png cannot be written"
        ),
        (["make", "--json", "/nonexistent"], 66, "/nonexistent cannot be read"),
        (["make", ""], 65, "there is no text"),
        (["make", String(repeating: "a", count: 3000)], 65, "3000 bytes do not fit"),
        (["read"], 64, "read takes the files"),
        (["read", "/nonexistent.png"], 66, "/nonexistent.png cannot be read"),
        (["read", "/etc/hostname"], 65, "is no picture that can be read"),
      ] as [([String], Int32, String)])
    func refusals(arguments: [String], code: Int32, message: String) throws {
      let run = try Program("foyer-qr", arguments)
      #expect(run.code == code)
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("foyer-qr: "))
      #expect(run.errors.contains(message), "\(run.errors)")
    }
  }
}
