import CGTK

/// What a ``Container`` asks of whoever owns it.
@MainActor package protocol ContainerDelegate: AnyObject {
  /// The least and the ideal extent in points, in the direction that is asked.
  func containerMeasure(horizontal: Bool, forSize: Double?) -> (minimum: Double, natural: Double)
  /// Give every child its place.
  func containerAllocate(width: Double, height: Double)
  /// Paint, children included.
  func containerSnapshot(_ snapshot: Snapshot)
  /// Whether a point inside the container is for it.
  func containerContains(x: Double, y: Double) -> Bool
  /// Assistive technology, or a key, has pressed the container.
  func containerActivate()
}

/// A widget of our own class: its owner measures, places and paints what is in it.
///
/// Three classes are registered with GObject: a plain one, one with an action that assistive
/// technology can call, and one derived from GtkButton, which brings keys, press and click with it.
@MainActor package final class Container: Widget {
  package enum Kind: Sendable { case plain, control, button }

  package let kind: Kind
  package weak var delegate: (any ContainerDelegate)?

  package init(kind: Kind = .plain, role: AccessibleRole? = nil) {
    self.kind = kind
    let type =
      switch kind {
      case .plain: ContainerClass.plain
      case .control: ContainerClass.control
      case .button: ContainerClass.button
      }
    let fallback: AccessibleRole = kind == .plain ? .group : .button
    super.init(adopting: foyer_widget_new(type, (role ?? fallback).native))
    ContainerClass.bind(self)
  }

  isolated deinit { ContainerClass.unbind(pointer) }

  package func onClick(_ action: @escaping @MainActor () -> Void) {
    if kind == .button { Signal.connect(object, "clicked", action) }
  }
}
