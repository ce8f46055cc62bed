import Foundation
import SAPFiori
import UIKit

/// A thousand labels of one style class, and a button that loads the other one of two style sheets.
///
/// With `--parse` it opens no window: it reads a sheet of 100 kB, and prints how many megabytes
/// a second that is. With `--colors` it looks colours up and prints how many blocks of memory that
/// takes.
@main
enum ThemeBenchmark {
  @MainActor static func main() throws {
    switch CommandLine.arguments.dropFirst().first {
    case "--parse": try SheetReading().run()
    case "--colors": ColorLookUps().run()
    default: ThemeApp.main()
    }
  }
}

final class ThemeApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = RowsController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// The labels and the button.
final class RowsController: UIViewController {
  private let rows = UIStackView()
  private let column = UIStackView()
  private let scrollView = UIScrollView()
  private var isSecond = false

  override func viewDidLoad() {
    super.viewDidLoad()
    rows.axis = .vertical
    for number in 0..<1_000 {
      let label = UILabel()
      label.text = "Row \(number)"
      label.nuiClass = "BenchmarkRow"
      rows.addArrangedSubview(label)
    }
    scrollView.addSubview(rows)
    column.axis = .vertical
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "theme") { [weak self] _ in self?.change() })
    column.addArrangedSubview(button)
    column.addArrangedSubview(scrollView)
    view.addSubview(column)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    column.frame = view.bounds
    column.layoutIfNeeded()
    let height = rows.systemLayoutSizeFitting(scrollView.bounds.size).height
    rows.frame = CGRect(x: 0, y: 0, width: scrollView.bounds.width, height: height)
    scrollView.contentSize = rows.frame.size
  }

  private func change() {
    isSecond.toggle()
    let colors = isSecond ? ("#C0392B", "#FDEDEC") : ("#1F618D", "#EBF5FB")
    do {
      try NUISettings.loadStylesheetByString(
        content: "BenchmarkRow { font-color: \(colors.0); background-color: \(colors.1); }")
    } catch {
      fatalError("\(error)")
    }
  }
}
