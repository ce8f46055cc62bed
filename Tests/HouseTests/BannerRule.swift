/// The name, date and owner of a file are in its path and in the history.
struct BannerRule: Rule {
  let sentence = "No file begins with a banner"

  func findings(in file: SourceFile) -> [Finding] {
    let name = file.path.split(separator: "/").last ?? ""
    let signs = ["Created by", "Copyright", "SPDX-", "All rights reserved", String(name)]
    for (index, line) in file.lines.enumerated() {
      guard line.hasPrefix("//") || line.hasPrefix("/*") || line.hasPrefix(" *") else { break }
      let isEmpty = index == 0 && line == "//"
      if isEmpty || signs.contains(where: line.contains) {
        return [Finding(file: file.path, line: index + 1, message: "a header banner")]
      }
    }
    return []
  }
}
