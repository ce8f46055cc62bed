/// The few texts that the toolkit itself shows or speaks. An app replaces them by setting labels.
enum UIKitText {
  static let clearText = "Clear text"
  static let back = "Back"
  static let inProgress = "In progress"
  static func details(of name: String?) -> String { name.map { "Details of \($0)" } ?? "Details" }
}
