import ScanWire
import Testing

@testable import Scanner

extension ScannerSuite {
  @Suite("The camera portal")
  @MainActor struct PortalTests {
    private func scanner(_ portal: PortalServer) -> CameraScanner {
      CameraScanner(
        frames: ScanSource(.preferred),
        session: DesktopSession(runtimeFolder: nil, bus: portal.address))
    }

    @Test("A no of the person is a refused camera", arguments: [1, 2])
    func no(answer: Int) async throws {
      let portal = try PortalServer(answer: answer)
      await #expect(throws: ScannerError.denied) {
        try await scanner(portal).start(camera: nil)
      }
    }

    @Test("The camera behind it is the one that is listed")
    func list() async throws {
      let portal = try PortalServer(answer: 1)
      let cameras = await scanner(portal).cameras()
      #expect(cameras.map(\.id) == ["portal"])
      // The person is asked for it too, whatever name it is started by.
      await #expect(throws: ScannerError.denied) {
        try await scanner(portal).start(camera: cameras.first?.id)
      }
    }

    @Test("A yes without a camera behind it ends in an error")
    func yes() async throws {
      let portal = try PortalServer(answer: 0)
      await #expect(throws: ScannerError.helperFailed("no-frames")) {
        try await scanner(portal).start(camera: nil)
      }
    }
  }
}
