import FioriThemeManager
import Foundation
import Localization
import Onboarding
import SAPFiori

/// What the command line asks for in place of a window.
@MainActor enum CatalogCommand {
  /// The pages that the window lists.
  private(set) static var pages = CatalogPage.all

  /// - Returns: Whether there was something to do.
  static func run(_ arguments: [String]) -> Bool {
    do {
      let options = try CatalogOptions(arguments)
      if let language = options.language {
        OnboardingTexts.standard = OnboardingTexts(for: LanguageChoice(override: [language]))
      }
      if let theme = options.theme, !options.helps, !options.lists {
        // A picture is made once; a window is there while the file is written.
        if options.folder == nil {
          try NUISettings.setAutoUpdatePath(theme)
        } else {
          try NUISettings.loadStylesheetByPath(path: theme)
        }
      }
      if options.helps {
        print(CatalogOptions.help)
      } else if options.lists {
        for page in CatalogPage.all { print("\(page.name)\t\(page.group)") }
      } else if let folder = options.folder {
        try CatalogRenderer(options: options).render(to: folder)
      } else {
        pages = try CatalogPage.chosen(options.pages)
        return false
      }
      return true
    } catch let error as StyleSheetParsingError {
      fail(error.description, status: EX_DATAERR)
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
