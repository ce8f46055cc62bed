import ScanWire
import Testing

extension ScannerSuite {
  @Suite("The protocol of the helper")
  struct WireTests {
    @Test(
      "A request arrives as it was sent",
      arguments: [
        ScanRequest(work: .cameras, runtimeFolder: "/run/user/1000", bus: "unix:path=/run/bus"),
        ScanRequest(work: .picture(bytes: 1), symbologies: ["qr", "aztec"]),
        ScanRequest(work: .thumbnail(bytes: 1)),
        ScanRequest(work: .camera(ScanSource(.preferred)), symbologies: ["qr"]),
        ScanRequest(work: .camera(ScanSource(.camera("Front camera")))),
        ScanRequest(work: .camera(ScanSource(.pictures(path: "/a b/%04d.png", rate: 15)))),
        ScanRequest(
          work: .camera(
            ScanSource(
              .pattern(width: 64, height: 48), fault: .init(word: "busy", frames: 3)))),
      ])
    func request(request: ScanRequest) throws {
      #expect(try ScanRequest(WireMessage(request.message.bytes)) == request)
    }

    @Test(
      "An answer arrives as it was sent",
      arguments: [
        ScanAnswer.cameras([]),
        .cameras([WireCamera(id: "/dev/video0", name: "Front  camera", hasTorch: true)]),
        .frame(width: 640, height: 360),
        .codes([]),
        .codes([
          WireCode(symbology: "qr", text: "a\nb\n\nc", corners: [0, 0, 1, 0, 1, 1, 0, 0.5]),
          WireCode(symbology: "ean13", text: "5901234123457", corners: []),
        ]),
        .thumbnail(width: 2, height: 1, pixels: [1, 2, 3, 255, 10, 10, 0, 255]),
        .failed(.busy), .failed(.other("no-frames")),
      ])
    func answer(answer: ScanAnswer) throws {
      #expect(try ScanAnswer(WireMessage(answer.message.bytes)) == answer)
    }

    @Test(
      "A command arrives as it was sent",
      arguments: [ScanCommand.taken, .torch(true), .torch(false)])
    func command(command: ScanCommand) throws {
      #expect(try ScanCommand(WireMessage(command.message.bytes)) == command)
    }

    @Test("A name cannot smuggle a line in")
    func smuggling() throws {
      let camera = WireCamera(id: "a\ntorch yes", name: "b\r\n\nc", hasTorch: false)
      let answer = try ScanAnswer(WireMessage(ScanAnswer.cameras([camera]).message.bytes))
      let read = WireCamera(id: "a torch yes", name: "b   c", hasTorch: false)
      #expect(answer == .cameras([read]))
    }

    @Test(
      "A request that is not to the letter is refused",
      arguments: [
        "", "do", "do sing", "do camera\ndo cameras", "do picture", "do picture\nbytes 0",
        "do picture\nbytes 99999999", "do cameras\ncolor red", "do camera\npictures 15",
        "do camera\npictures 0 /a.png", "do camera\ncamera a\npictures 15 /a.png",
        "do camera\npattern 64 9999", "do camera\nfault busy", "bytes 3", "do thumbnail",
      ])
    func malformed(lines: String) throws {
      let head = "foyer-scan 1\n" + lines + (lines.isEmpty ? "\n" : "\n\n")
      #expect(throws: WireMessage.Fault.malformed) {
        try ScanRequest(WireMessage(Array(head.utf8)))
      }
    }

    @Test("Another version is told")
    func version() {
      #expect(throws: WireMessage.Fault.version(7)) {
        try WireMessage(Array("foyer-scan 7\ndo cameras\n\n".utf8))
      }
    }
  }
}
