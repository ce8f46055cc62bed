import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("A table", .onScreen) struct UITableViewTests {
  private func many(_ count: Int) -> [[String]] { [(0..<count).map { "Row \($0)" }] }

  @Test("of ten thousand rows makes those that are seen, and uses them again")
  func reuse() {
    let witness = TableWitness(many(10_000))
    let screen = witness.shown()
    #expect(witness.texts.first == "Row 0")
    #expect(witness.table.contentSize.height >= 440_000)
    let made = witness.rowsMade
    #expect(made < 25)
    let cells = Set(witness.table.subviews.map(ObjectIdentifier.init))
    for step in 1...40 {
      witness.table.contentOffset = CGPoint(x: 0, y: CGFloat(step) * 200)
      screen.settle()
      #expect(witness.table.subviews.count < 25)
    }
    let later = witness.table.subviews.filter { cells.contains(ObjectIdentifier($0)) }
    #expect(!later.isEmpty)
    let height = witness.table.rectForRow(at: IndexPath(row: 9, section: 0)).height
    #expect(witness.texts.first == "Row \(Int(8_000 / height))")
  }

  @Test("scrolls to a row wherever it is, exactly")
  func scrolling() {
    let witness = TableWitness(many(10_000))
    let screen = witness.shown()
    let path = IndexPath(row: 7_000, section: 0)
    witness.table.scrollToRow(at: path, at: .top, animated: false)
    screen.settle()
    #expect(witness.texts.first == "Row 7000")
    #expect(
      abs(witness.table.rectForRow(at: path).minY - witness.table.contentOffset.y) < 1)
    witness.table.scrollToRow(at: IndexPath(row: 9_999, section: 0), at: .bottom, animated: false)
    screen.settle()
    #expect(witness.texts.last == "Row 9999")
    witness.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .none, animated: false)
    screen.settle()
    #expect(witness.texts.first == "Row 0")
  }

  @Test("gives a row the height that its words need, at every text size", arguments: [1.0, 2])
  func heights(textScale: Double) {
    let long = Array(repeating: "many words", count: 20).joined(separator: " ")
    let witness = TableWitness([["Short", long, "Short"]])
    let screen = witness.shown(look: ScreenLook(textScale: textScale))
    let rects = (0..<3).map { witness.table.rectForRow(at: IndexPath(row: $0, section: 0)) }
    #expect(rects[0].height >= 44)
    #expect(rects[1].height > 2 * rects[0].height)
    #expect(rects[2].minY == rects[1].maxY)
    #expect(screen.layoutProblems() == [])
    screen.window.settle(size: CGSize(width: 600, height: 700))
    #expect(witness.table.rectForRow(at: IndexPath(row: 1, section: 0)).height < rects[1].height)
  }

  @Test("tells assistive technology a list of its rows, and which is selected")
  func reading() throws {
    let witness = TableWitness([["Ann", "Bob"], ["Cy"]], headers: ["First", "Second"])
    let screen = witness.shown()
    try screen.tap("Bob")
    #expect(
      screen.textTree == """
        list #table
          heading "First"
          list item "Ann"
          list item "Bob" selected
          heading "Second"
          list item "Cy"
        """)
    #expect(witness.diary.take() == ["+0.1"])
  }

  @Test("selects by a tap, one row or several, and takes no for an answer")
  func selection() throws {
    let witness = TableWitness([["Ann", "Bob", "Cy"]])
    let screen = witness.shown()
    try screen.tap("Ann")
    try screen.tap("Cy")
    #expect(witness.diary.take() == ["+0.0", "-0.0", "+0.2"])
    #expect(witness.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    witness.refused = IndexPath(row: 1, section: 0)
    try screen.tap("Bob")
    #expect(witness.diary.take() == [])
    witness.table.allowsMultipleSelection = true
    try screen.tap("Ann")
    try screen.tap("Cy")
    #expect(witness.diary.take() == ["+0.0", "-0.2"])
    witness.table.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(witness.table.indexPathsForSelectedRows?.map(\.row) == [0, 1])
    #expect(witness.diary.take() == [])
    witness.table.allowsSelection = false
    try screen.tap("Cy")
    #expect(witness.diary.take() == [])
  }

  @Test("is one stop for Tab; arrows, Home and End move on, Return and Space select")
  func keyboard() async throws {
    let witness = TableWitness(many(200))
    let screen = try await Screen.shown(
      witness.controller, size: ScreenSize(width: 300, height: 400))
    screen.press(.tab)
    #expect(witness.table.cellForRow(at: IndexPath(row: 0, section: 0))?.isFirstResponder == true)
    screen.press(.down)
    screen.press(.down)
    screen.press(.up)
    #expect(witness.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isFirstResponder == true)
    screen.press(.return)
    #expect(witness.diary.take() == ["+0.1"])
    screen.press(.end)
    let last = witness.table.cellForRow(at: IndexPath(row: 199, section: 0))
    #expect(last?.isFirstResponder == true)
    try await screen.wait(until: "the last row to be seen") {
      screen.settle()
      return witness.texts.last == "Row 199"
    }
    screen.press(.space)
    #expect(witness.diary.take() == ["-0.1", "+0.199"])
    screen.press(.pageUp)
    #expect(last?.isFirstResponder == false)
    screen.press(.home)
    #expect(witness.table.cellForRow(at: IndexPath(row: 0, section: 0))?.isFirstResponder == true)
    #expect(witness.table.contentOffset.y == 0)
  }

  @Test("takes rows in and out where it is told, and keeps what is selected")
  func updates() throws {
    let witness = TableWitness([["Ann", "Bob", "Cy"]])
    let screen = witness.shown()
    try screen.tap("Bob")
    let bob = witness.table.cellForRow(at: IndexPath(row: 1, section: 0))
    witness.sections = [["Zoe", "Bob", "Cy", "Dan"]]
    witness.table.performBatchUpdates {
      witness.table.insertRows(
        at: [IndexPath(row: 0, section: 0), IndexPath(row: 3, section: 0)], with: .automatic)
      witness.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
    screen.settle()
    #expect(witness.texts == ["Zoe", "Bob", "Cy", "Dan"])
    #expect(witness.table.cellForRow(at: IndexPath(row: 1, section: 0)) === bob)
    #expect(witness.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    witness.sections.insert(["New"], at: 0)
    witness.table.insertSections(IndexSet(integer: 0), with: .none)
    screen.settle()
    #expect(witness.texts.first == "New")
    #expect(witness.table.indexPathForSelectedRow == IndexPath(row: 1, section: 1))
    #expect(witness.table.indexPath(for: try #require(bob)) == IndexPath(row: 1, section: 1))
  }

  @Test("deletes a row with the Delete key where the data source lets it")
  func deletion() async throws {
    let witness = TableWitness([["Ann", "Bob", "Cy"]])
    let screen = try await Screen.shown(
      witness.controller, size: ScreenSize(width: 300, height: 400))
    screen.press(.tab)
    screen.press(.down)
    screen.press(.backspace)
    #expect(witness.sections == [["Ann", "Bob", "Cy"]])
    witness.mayDelete = true
    screen.press(.backspace)
    #expect(witness.sections == [["Ann", "Cy"]])
    screen.settle()
    #expect(witness.texts == ["Ann", "Cy"])
    #expect(witness.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isFirstResponder == true)
  }

  @Test("that is told of a row which the data source has not is the caller's mistake")
  func wrongUpdate() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let witness = TableWitness([["Ann"]])
      let screen = witness.shown()
      witness.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      screen.settle()
    }
    let log = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(log.contains("Section 0 has 1 rows after the update, and should have 2"), "\(log)")
  }

  @Test("keeps the words above a section in sight while its rows are, if it is plain")
  func floating() {
    let witness = TableWitness(
      [many(30)[0], many(30)[0]], headers: ["First", "Second"])
    let screen = witness.shown()
    witness.table.contentOffset = CGPoint(x: 0, y: 300)
    screen.settle()
    #expect(witness.table.headerView(forSection: 0)?.frame.minY == 300)
    let second = witness.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY
    witness.table.contentOffset = CGPoint(x: 0, y: second + 100)
    screen.settle()
    // Rows that were not seen before have changed their heights, and with them where this lies.
    let offset = witness.table.contentOffset.y
    #expect(witness.table.headerView(forSection: 1)?.frame.minY == offset)
  }

  @Test(
    "in groups rounds the corners of cards and mirrors accessories",
    arguments: [
      UITableView.Style.grouped, .insetGrouped,
    ])
  func groups(_ style: UITableView.Style) throws {
    let witness = TableWitness([["Ann", "Bob"], ["Cy"]], headers: ["People"], style: style)
    let screen = witness.shown(look: .rightToLeft)
    let cell = try #require(witness.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.frame.minX == (style == .insetGrouped ? 16 : 0))
    cell.accessoryType = .disclosureIndicator
    screen.settle()
    #expect(cell.contentView.frame.maxX == cell.bounds.width)
    #expect(cell.contentView.frame.minX > 16)
    let corner = witness.table.convert(cell.frame.origin, to: nil)
    let color = try screen.color(at: CGPoint(x: corner.x + 1, y: corner.y + 1))
    let inside = try screen.color(at: CGPoint(x: corner.x + 40, y: corner.y + 1))
    #expect((color == inside) == (style == .grouped))
  }

  @Test("calls for the details of a row, which does not select it")
  func details() throws {
    let witness = TableWitness([["Ann", "Bob"]])
    let screen = witness.shown()
    let cell = try #require(witness.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    cell.accessoryType = .detailButton
    screen.settle()
    try screen.tap("Details of Bob")
    #expect(witness.diary.take() == ["i0.1"])
  }

  /// A row of an app's own, in the spelling of iOS.
  final class OwnCell: UITableViewCell {
    let name = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      name.translatesAutoresizingMaskIntoConstraints = false
      name.numberOfLines = 0
      contentView.addSubview(name)
      NSLayoutConstraint.activate([
        name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
        name.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
        name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 30),
        name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -30),
      ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  final class OwnTable: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(OwnCell.self, forCellReuseIdentifier: "own")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "own", for: indexPath)
      (cell as? OwnCell)?.name.text = "Name \(indexPath.row)"
      return cell
    }
  }

  @Test("takes the height of rows from constraints in them")
  func ownRows() throws {
    let controller = OwnTable(style: .plain)
    let screen = Screen(controller, size: ScreenSize(width: 300, height: 400))
    let cell = try #require(
      controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? OwnCell)
    #expect(cell.name.frame.height == cell.name.intrinsicContentSize.height)
    #expect(cell.frame.height == (cell.name.frame.height + 60).rounded(.up))
    #expect(screen.has("Name 2"))
  }

  @Test("is freed with its rows")
  func freed() {
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    do {
      let witness = TableWitness(many(100))
      let screen = witness.shown()
      table = witness.table
      cell = witness.table.visibleCells.first
      screen.close()
    }
    #expect(table == nil)
    #expect(cell == nil)
  }
}
