import Foundation
import OnboardingTesting
import UIKit

/// Writes pages as pictures. No window is opened.
@MainActor struct CatalogRenderer {
  let options: CatalogOptions

  func render(to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for page in try CatalogPage.chosen(options.pages) {
      let screen = Screen(page.make(), size: options.size ?? .handheld, look: options.look)
      screen.settle()
      page.play(screen.window)
      Self.serveMainQueue()
      let path = URL(fileURLWithPath: folder).appending(path: page.name + ".png").path
      try screen.writePNG(to: path, scale: options.scale)
      print(path)
    }
  }

  /// Lets what SwiftUI has put off, and what tasks do, happen.
  private static func serveMainQueue() {
    for _ in 0..<100 {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
    }
  }
}
