import FioriSwiftUICore
import Glibc
import LicenceTexts
import Onboarding
import OnboardingTesting
import SwiftUI
import Testing
import UIKit

@Suite("A licence's source") struct LicenceSourceTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "licence-\(UUID().uuidString)")

  private func file(_ name: String, _ text: String) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url
  }

  @Test("is a file, bytes or a text, and is read as what it is")
  func reading() async throws {
    let html = try file("a.html", "Plain <b>bold</b>")
    #expect(try await LicenceSource.file(html).document().text == "Plain bold")
    let text = try file("a.txt", "<b>not bold</b>")
    #expect(try await LicenceSource.file(text).document().text == "<b>not bold</b>")
    #expect(try await LicenceSource.file(text, as: .html).document().text == "not bold")
    let unnamed = try file("a", #"{\rtf1 rich}"#)
    #expect(try await LicenceSource.file(unnamed).document().text == "rich")
    let data = Data([0xE9])
    #expect(try await LicenceSource.data(data, encoding: .windows1251).document().text == "й")
    #expect(try await LicenceSource.text("<p>é", as: .html).document().text == "é")
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "link.html"), withDestinationURL: html)
    let link = folder.appending(path: "link.html")
    #expect(try await LicenceSource.file(link).document().text == "Plain bold")
    try FileManager.default.removeItem(at: folder)
  }

  @Test("that cannot be read says why")
  func errors() async throws {
    let url = try file("a.html", "")
    func error(_ source: LicenceSource) async -> LicenceError? {
      do throws(LicenceError) {
        _ = try await source.document()
        return nil
      } catch {
        return error
      }
    }
    #expect(await error(.file(folder.appending(path: "none"))) == .missing)
    #expect(await error(.file(folder)) == .notAFile)
    #expect(await error(.file(URL(filePath: "/dev/zero"))) == .notAFile)
    let pipe = folder.appending(path: "pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    #expect(await error(.file(pipe)) == .notAFile)
    #expect(
      await error(.file(try #require(URL(string: "https://example.com/a.html")))) == .notAFile)
    #expect(await error(.file(url)) == .empty)
    #expect(await error(.text("no rtf", as: .rtf)) == .malformed(.rtf, .notThisFormat))
    let large = folder.appending(path: "large.txt")
    try Data().write(to: large)
    #expect(truncate(large.path, LicenceDocument.maximumBytes + 1) == 0)
    #expect(
      await error(.file(large)) == .tooLarge(maximumBytes: LicenceDocument.maximumBytes))
    try FileManager.default.removeItem(at: folder)
  }

  @Test("stops being read when nobody waits any more")
  func cancellation() async {
    let page = String(repeating: "<p>a", count: 500_000)
    let reading = Task {
      do throws(LicenceError) {
        _ = try await LicenceSource.text(page, as: .html).document()
        return nil as LicenceError?
      } catch {
        return error
      }
    }
    reading.cancel()
    #expect(await reading.value == .cancelled)
  }

  @Test("fetches nothing that a page refers to")
  func fetching() async throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 4) == 0
          && getsockname(listener, $0, &size) == 0
      }
    }
    #expect(isBound)
    let server = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))"
    let page = """
      <link rel=stylesheet href="\(server)/a.css"><base href="\(server)/"><script src="\(server)/a.js">
      </script><img src="\(server)/a.png" srcset="\(server)/b.png 2x" alt=picture>
      <iframe src="\(server)/b.html"></iframe><style>@import url("\(server)/b.css")</style>
      <object data="\(server)/c"></object><body background="\(server)/d.png">text
      """
    let document = try await LicenceSource.text(page, as: .html).document()
    #expect(document.text == "picture\ntext")
    #expect(fcntl(listener, F_SETFL, O_NONBLOCK) == 0)
    #expect(accept(listener, nil, nil) == -1 && errno == EAGAIN, "somebody has called")
  }
}
