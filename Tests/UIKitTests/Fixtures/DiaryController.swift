import UIKit

/// Writes down its life.
final class DiaryController: UIViewController {
  let diary: Diary
  let name: String

  init(_ name: String, _ diary: Diary) {
    self.diary = diary
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() {
    super.loadView()
    diary.write("\(name) loadView")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    diary.write("\(name) viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    diary.write("\(name) willAppear\(flags)")
  }
  override func viewIsAppearing(_ animated: Bool) { diary.write("\(name) isAppearing") }
  override func viewDidAppear(_ animated: Bool) { diary.write("\(name) didAppear") }
  override func viewWillDisappear(_ animated: Bool) {
    diary.write("\(name) willDisappear\(flags)")
  }
  override func viewDidDisappear(_ animated: Bool) { diary.write("\(name) didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    diary.write("\(name) willMove \(parent == nil ? "out" : "in")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    diary.write("\(name) didMove \(parent == nil ? "out" : "in")")
  }

  private var flags: String {
    var words = ""
    if isBeingPresented { words += " presented" }
    if isBeingDismissed { words += " dismissed" }
    if isMovingToParent { words += " pushed" }
    if isMovingFromParent { words += " popped" }
    return words
  }
}
