import UIKit

/// Writes down which traits its view and itself had before.
final class TraitController: UIViewController {
  let diary = Diary()
  let surface = TraitView()

  override func loadView() {
    surface.diary = diary
    view = surface
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    diary.write(
      "controller was \(previousTraitCollection?.userInterfaceStyle == .dark ? "dark" : "light")")
  }
}

/// Writes down which traits it had before.
final class TraitView: UIView {
  var diary: Diary?

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    diary?.write(
      "view was \(previousTraitCollection?.userInterfaceStyle == .dark ? "dark" : "light")")
  }
}
