extension Color: UIKitView {
  func makeWidget(_ node: _Node) -> UIView {
    let view = UIView()
    view.isUserInteractionEnabled = false
    return view
  }

  func update(_ view: UIView, _ node: _Node) {
    view.backgroundColor = uiColor(tint: node.environment.tintColor)
  }

  var fills: Bool { true }
}
