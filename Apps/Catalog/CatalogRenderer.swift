import Foundation
import OnboardingTesting
import UIKit

/// Writes pages as pictures. No window is opened.
@MainActor struct CatalogRenderer {
  let options: CatalogOptions

  func render(to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for page in try CatalogPage.chosen(options.pages) {
      let screen = page.screen(options.size ?? .handheld, options.look)
      let path = URL(fileURLWithPath: folder).appending(path: page.name + ".png").path
      try screen.writePNG(to: path, scale: options.scale)
      print(path)
    }
  }
}
