import Foundation
import OnboardingTesting
import UIKit

/// Shows every screen in every state: in a window, or as pictures.
///
/// `Catalog` opens a list. `Catalog --render FOLDER` writes pictures without opening a window, and
/// `Catalog --list` prints the names of the pages.
@main
enum CatalogProgram {
  @MainActor static func main() {
    do {
      let options = try CatalogOptions(Array(CommandLine.arguments.dropFirst()))
      if options.lists {
        for page in CatalogPage.all { print("\(page.name)\t\(page.group)") }
      } else if let folder = options.folder {
        try CatalogRenderer(options: options).render(to: folder)
      } else {
        AppDelegate.main()
      }
    } catch let error as CatalogError {
      fail(error.description, status: EX_USAGE)
    } catch {
      fail("\(error)", status: EX_CANTCREAT)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("Catalog: \(message)\n".utf8))
    exit(status)
  }
}
