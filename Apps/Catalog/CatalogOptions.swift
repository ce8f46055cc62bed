import OnboardingTesting

/// What the command line asks for.
struct CatalogOptions: Hashable, Sendable {
  static let usage = """
    usage: Catalog [--help | --list | --render FOLDER [--size WxH] [--dark]
                   [--text-scale FACTOR] [--rtl] [--high-contrast] [--scale PIXELS]]
                   [--page NAME]... [--theme FILE] [--language TAG]
    """

  static let help = """
    Shows every screen in every state. Without options a window with a list is opened.

    \(usage)

      --help                 print this
      --list                 print the names of the pages, each with its group
      --render FOLDER        write a picture of each page into a folder; no window is opened
      --page NAME            render, or list, this page alone; may be given several times
      --size WxH             the size of the screen in points, 390x844 unless given
      --dark                 dark in place of light
      --text-scale FACTOR    how much larger text is, from 0.5 to 4
      --rtl                  read from right to left
      --high-contrast        high contrast
      --language TAG         the language of the kit's texts, for instance de or zh-Hant
      --scale PIXELS         pixels a point, from 1 to 4; 2 unless given
      --theme FILE           use a style sheet (.nss); an open window follows the file as it is saved
    """

  /// Whether the options are explained.
  var helps = false
  /// Whether only names are printed.
  var lists = false
  /// Where pictures go; nil opens a window.
  var folder: String?
  /// The pages to render or to list; none means all.
  var pages: [String] = []
  /// The size of the screen in points; nil is a handheld.
  var size: ScreenSize?
  var look = ScreenLook.standard
  /// Pixels a point.
  var scale = 2.0
  /// The language of the kit's texts; nil is that of the environment.
  var language: String?
  /// The file of a style sheet.
  var theme: String?

  init(_ arguments: [String]) throws(CatalogError) {
    var rest = arguments[...]
    func value<Value>(
      _ option: String, _ expected: String, _ parse: (String) -> Value?
    ) throws(CatalogError) -> Value {
      guard let text = rest.popFirst(), let value = parse(text) else {
        throw .badValue(option: option, expected: expected)
      }
      return value
    }
    while let option = rest.popFirst() {
      switch option {
      case "--help", "-h": helps = true
      case "--list": lists = true
      case "--render": folder = try value(option, "a folder") { $0 }
      case "--page": pages.append(try value(option, "the name of a page") { $0 })
      case "--size": size = try value(option, "a size such as 390x844", Self.size)
      case "--dark": look.isDark = true
      case "--rtl": look.isRightToLeft = true
      case "--high-contrast": look.hasHighContrast = true
      case "--text-scale":
        look.textScale = try value(option, "a factor from 0.5 to 4") {
          Double($0).flatMap { (0.5...4).contains($0) ? $0 : nil }
        }
      case "--scale":
        scale = try value(option, "a number of pixels from 1 to 4") {
          Double($0).flatMap { (1...4).contains($0) ? $0 : nil }
        }
      case "--language": language = try value(option, "a language such as pt-BR") { $0 }
      case "--theme": theme = try value(option, "the file of a style sheet") { $0 }
      default: throw .unknownOption(option)
      }
    }
  }

  private static func size(_ text: String) -> ScreenSize? {
    let sides = text.split(separator: "x").map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...10_000).contains(width), (1...10_000).contains(height)
    else { return nil }
    return ScreenSize(width: width, height: height)
  }
}
