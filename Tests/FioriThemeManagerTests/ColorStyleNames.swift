import FioriThemeManager
import Foundation

/// The cases of `ColorStyle`, read from its source: Swift lists no cases of an enumeration of which
/// some are deprecated.
enum ColorStyleNames {
  static let all: [String] = {
    let source = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/FioriThemeManager/Colors/ColorStyle.swift")
    do {
      let text = try String(contentsOf: source, encoding: .utf8)
      return text.matches(of: /\n  case (\w+)/).map { String($0.1) }
    } catch {
      return []
    }
  }()

  static let styles = all.compactMap(ColorStyle.init(rawValue:))
}
