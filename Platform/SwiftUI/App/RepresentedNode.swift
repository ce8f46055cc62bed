/// The node of something of UIKit's that an app makes, and keeps up to date, by functions of a view.
class RepresentedNode<V: View, Coordinator>: _ViewNode<V> {
  let coordinator: Coordinator
  private let fields = ViewFields.of(V.self)
  private let installation = _Installation()

  init(_ view: V, coordinator: Coordinator, in context: _NodeContext) {
    self.coordinator = coordinator
    super.init(view, in: context)
    installation.node = self
  }

  /// Calls a function of the view, whose dynamic properties are there, and hears of changes to what it
  /// reads.
  final func read<Result>(_ work: (V) -> Result) -> Result {
    reader.read { work(installed()) }
  }

  /// The view with its dynamic properties.
  final func installed() -> V {
    var view = view
    installation.begin(environment)
    fields.install(&view, installation)
    return view
  }

  /// Gives UIKit's part the values of the view.
  func apply() {}

  /// Takes UIKit's part down.
  func dismantle() {}

  override func update(_ view: V, _ environment: EnvironmentValues) {
    super.update(view, environment)
    apply()
  }

  override func rerun() { apply() }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    dismantle()
    installation.end()
  }
}
