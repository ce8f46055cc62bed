import OnboardingTesting
import UIKit

/// A table with sections of words, which writes down what happens.
@MainActor final class TableWitness: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var headers: [String?]
  let diary = Diary()
  var rowsMade = 0
  var mayDelete = false
  var refused: IndexPath?
  let table: UITableView

  init(_ sections: [[String]], headers: [String?] = [], style: UITableView.Style = .plain) {
    self.sections = sections
    self.headers = headers
    table = UITableView(frame: .zero, style: style)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    table.accessibilityIdentifier = "table"
  }

  func shown(
    size: ScreenSize = ScreenSize(width: 300, height: 400), look: ScreenLook = .standard
  ) -> Screen {
    let screen = Screen(controller, size: size, look: look)
    return screen
  }

  var controller: UIViewController {
    let controller = UIViewController()
    table.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: controller.view.topAnchor),
      table.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    return controller
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    rowsMade += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section][indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { mayDelete }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath == refused ? nil : indexPath }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    diary.write("+\(indexPath.section).\(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    diary.write("-\(indexPath.section).\(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { diary.write("i\(indexPath.section).\(indexPath.row)") }

  var texts: [String] {
    table.visibleCells.compactMap { $0.accessibilityLabel }
  }
}
