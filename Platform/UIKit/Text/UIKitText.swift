/// The few texts that the toolkit itself shows or speaks. An app replaces them by setting labels.
enum UIKitText {
  static let clearText = "Clear text"
  static let back = "Back"
  static let inProgress = "In progress"
}
