import Foundation

/// What the command line asks for in place of a window.
@MainActor enum CatalogCommand {
  /// - Returns: Whether there was something to do.
  static func run(_ arguments: [String]) -> Bool {
    do {
      let options = try CatalogOptions(arguments)
      if options.helps {
        print(CatalogOptions.help)
      } else if options.lists {
        for page in CatalogPage.all { print("\(page.name)\t\(page.group)") }
      } else if let folder = options.folder {
        try CatalogRenderer(options: options).render(to: folder)
      } else {
        return false
      }
      return true
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
