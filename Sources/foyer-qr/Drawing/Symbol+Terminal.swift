extension Symbol {
  /// The code as lines for a terminal, two squares to a character; black on white whatever the
  /// colours of the terminal are.
  func lines(margin: Int) -> String {
    var text = ""
    for y in stride(from: -margin, to: size + margin, by: 2) {
      text += "\u{1b}[30;107m"
      for x in -margin..<(size + margin) {
        switch (isDark(x, y), isDark(x, y + 1)) {
        case (true, true): text += "█"
        case (true, false): text += "▀"
        case (false, true): text += "▄"
        case (false, false): text += " "
        }
      }
      text += "\u{1b}[0m\n"
    }
    return text
  }
}
