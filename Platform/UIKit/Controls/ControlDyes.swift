import GTK

/// The style classes by which a widget of GTK's has a control's colours.
struct ControlDyes {
  private var fill: String?
  private var track: String?
  private var knob: String?

  /// Gives a widget its colours; nil is the usual one.
  @MainActor mutating func apply(
    fill: UIColor?, track: UIColor?, knob: UIColor? = nil, to widget: Widget, of view: UIView
  ) {
    let traits = view.traitCollection
    widget.exchangeStyleClass(
      &self.fill, for: fill.flatMap { StyleSheet.fillClass($0.paint(with: traits)) })
    widget.exchangeStyleClass(
      &self.track, for: track.map { StyleSheet.className(.track, $0.paint(with: traits)) })
    widget.exchangeStyleClass(
      &self.knob, for: knob.map { StyleSheet.className(.knob, $0.paint(with: traits)) })
  }
}
