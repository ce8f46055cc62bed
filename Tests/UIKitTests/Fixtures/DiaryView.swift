import UIKit

/// Writes down what it is told about its place in the tree.
final class DiaryView: UIView {
  let diary: Diary
  let name: String
  var layouts = 0

  init(_ name: String, _ diary: Diary) {
    self.diary = diary
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { return nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    diary.write("\(name) will move to \(newSuperview == nil ? "no view" : "a view")")
  }
  override func didMoveToSuperview() {
    diary.write("\(name) did move to \(superview == nil ? "no view" : "a view")")
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    diary.write("\(name) will move to \(newWindow == nil ? "no window" : "a window")")
  }
  override func didMoveToWindow() {
    diary.write("\(name) did move to \(window == nil ? "no window" : "a window")")
  }
  override func didAddSubview(_ subview: UIView) { diary.write("\(name) did add") }
  override func willRemoveSubview(_ subview: UIView) { diary.write("\(name) will remove") }
  override func tintColorDidChange() { diary.write("\(name) tint") }
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
