import Foundation
import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("Pictures that people give", .onScreen) struct PicturesFromPeopleTests {
  private final class Taker: UIViewController {
    var taken: [NSItemProvider] = []
    var isOpen = true
    override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { isOpen }
    override func paste(itemProviders: [NSItemProvider]) { taken += itemProviders }
  }

  private static let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
  )

  private func bytes(_ provider: NSItemProvider) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, error in
        if let data { continuation.resume(returning: data) }
        if let error { continuation.resume(throwing: error) }
      }
    }
  }

  @Test("are pasted by key into the screen that takes them, and nowhere else")
  func paste() async throws {
    let png = try #require(Self.png)
    let taker = Taker()
    taker.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
    let screen = Screen(UINavigationController(rootViewController: taker))
    try screen.copy(picture: png)
    #expect(screen.press(.paste))
    try await screen.wait(until: "the picture") { !taker.taken.isEmpty }
    let read = try await bytes(try #require(taker.taken.first))
    #expect(UIImage(data: read)?.size == CGSize(width: 1, height: 1))
    taker.isOpen = false
    screen.press(.paste)
    for _ in 0..<20 { await Screen.turn() }
    #expect(taker.taken.count == 1)
    taker.pasteConfiguration = nil
    #expect(!screen.press(.paste))
  }

  @Test(
    "are pasted into the page while a field on it has the focus, and while its bar has",
    arguments: ["field", "item"])
  func pasteElsewhere(focus: String) async throws {
    let taker = Taker()
    taker.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 44))
    field.accessibilityIdentifier = "field"
    taker.view.addSubview(field)
    let item = UIBarButtonItem(title: "Item", primaryAction: UIAction { _ in })
    item.accessibilityIdentifier = "item"
    taker.navigationItem.rightBarButtonItem = item
    let screen = Screen(UINavigationController(rootViewController: taker))
    for _ in 0..<4 where try !screen.find(focus).isFirstResponder { screen.press(.tab) }
    try #require(try screen.find(focus).isFirstResponder)
    try screen.copy(picture: try #require(Self.png))
    #expect(screen.press(.paste))
    try await screen.wait(until: "the picture") { taker.taken.count == 1 }
    #expect(field.text?.isEmpty != false)
  }

  @Test("are files that are read when they are wanted")
  func files() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "items-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "a.png")
    try Data([7, 8]).write(to: file)
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(try await bytes(provider) == Data([7, 8]))
    try FileManager.default.removeItem(at: file)
    await #expect(throws: CocoaError.self) { try await bytes(provider) }
    #expect(NSItemProvider(contentsOf: try #require(URL(string: "https://a.example.com"))) == nil)
  }

  @Test("come from the dialog for files once, with its answer")
  func picker() throws {
    final class App: UIDocumentPickerDelegate {
      var answers: [[URL]] = []
      isolated deinit {}
      func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
      ) { answers.append(urls) }
      func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        answers.append([])
      }
    }
    let app = App()
    let root = UIViewController()
    let screen = Screen(root)
    let file = URL(filePath: "/tmp/a.png")
    for urls in [[file], []] {
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.png, .jpeg])
      picker.delegate = app
      root.present(picker, animated: false)
      #expect(root.presentedViewController == nil)
      try screen.choose(files: urls)
      #expect(throws: ScreenError.self) { try screen.choose(files: urls) }
    }
    #expect(app.answers == [[file], []])
  }

  @Test("are pixels, in the order of red, green, blue and opacity")
  func pixels() throws {
    func image(bytes: Int, bytesPerRow: Int = 8, bits: Int = 32) -> CGImage? {
      let pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 9, 9, 9, 255]
      return CGDataProvider(data: NSData(data: Data(pixels.prefix(bytes))) as CFData).flatMap {
        CGImage(
          width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bytesPerRow,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: $0,
          decode: nil, shouldInterpolate: true, intent: .defaultIntent)
      }
    }
    let picture = UIImage(cgImage: try #require(image(bytes: 16)))
    #expect(picture.size == CGSize(width: 2, height: 2))
    let view = UIImageView(image: picture)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let root = UIViewController()
    root.view.addSubview(view)
    let screen = Screen(root)
    #expect(try screen.color(at: CGPoint(x: 2, y: 2)) == [255, 0, 0, 255])
    #expect(try screen.color(at: CGPoint(x: 197, y: 2)) == [0, 255, 0, 255])
    #expect(try screen.color(at: CGPoint(x: 2, y: 197)) == [0, 0, 255, 255])
    #expect(image(bytes: 15) == nil && image(bytes: 16, bytesPerRow: 4) == nil)
    #expect(image(bytes: 16, bits: 24) == nil && image(bytes: 0) == nil)
  }
}
