/// What a cell shows, as a value: it makes the view and puts itself into it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Makes a view that shows the content.
  func makeContentView() -> UIView & UIContentView
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// What is shown; setting it shows something else in the same view.
  var configuration: UIContentConfiguration { get set }
  /// Whether the view can show a configuration, so that none has to be made anew.
  func supports(_ configuration: UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// A view shows configurations of the type that it shows already.
  public func supports(_ configuration: UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
