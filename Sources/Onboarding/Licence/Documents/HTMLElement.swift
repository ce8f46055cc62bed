/// What a tag of HTML means for a licence.
enum HTMLElement: Equatable {
  /// A block, with as many line breaks before and after it.
  case block(lines: Int)
  case heading(level: Int)
  case list(isOrdered: Bool)
  case listItem
  case cell
  case preformatted
  case lineBreak, ruler, image
  case link
  case bold, italic, underlined, struckThrough, monospaced
  /// A name that says nothing about looks, such as `span`.
  case unmarked
  /// A tag that never has an end.
  case void
  /// What is in it are letters of another language, up to the next end tag of its name.
  case foreignLetters
  /// What is in it is not shown.
  case hidden

  /// The element of a name in lower case. Names that nobody knows say nothing.
  init(_ name: String) {
    self = Self.named[name] ?? .unmarked
  }

  private static let named: [String: HTMLElement] = {
    var result: [String: HTMLElement] = [
      "ul": .list(isOrdered: false), "menu": .list(isOrdered: false),
      "dir": .list(isOrdered: false), "ol": .list(isOrdered: true), "li": .listItem, "td": .cell,
      "th": .cell, "pre": .preformatted, "listing": .preformatted, "br": .lineBreak, "hr": .ruler,
      "img": .image, "a": .link,
    ]
    func add(_ element: HTMLElement, _ names: String) {
      for name in names.split(separator: " ") { result[String(name)] = element }
    }
    for level in 1...6 { result["h\(level)"] = .heading(level: level) }
    add(.block(lines: 2), "p blockquote dl table figure hgroup")
    add(
      .block(lines: 1),
      "address article aside body caption center dd details div dt fieldset figcaption footer form "
        + "header html legend main nav section summary tbody tfoot thead tr")
    add(.bold, "b strong")
    add(.italic, "i em cite dfn var")
    add(.underlined, "u ins")
    add(.struckThrough, "s strike del")
    add(.monospaced, "code kbd samp tt")
    add(.void, "area base basefont col embed frame input link meta param source track wbr")
    add(.foreignLetters, "script style textarea title iframe noembed noframes")
    add(.hidden, "svg math object audio video canvas template select datalist applet map")
    return result
  }()

  var isBlock: Bool {
    switch self {
    case .block, .heading, .list, .listItem, .cell, .preformatted: true
    default: false
    }
  }
}
