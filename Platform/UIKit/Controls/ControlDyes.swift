import GTK

/// The dyes by which a widget of GTK's has a control's colours.
struct ControlDyes {
  private var fill: Dye?
  private var track: Dye?
  private var knob: Dye?

  /// Gives a widget its colours; nil is the usual one.
  @MainActor mutating func apply(
    fill: UIColor?, track: UIColor?, knob: UIColor? = nil, to widget: Widget, of view: UIView
  ) {
    let traits = view.traitCollection
    widget.exchangeDye(
      &self.fill, for: fill.flatMap { StyleSheet.dyeBesidesTint(.fill, $0.paint(with: traits)) })
    widget.exchangeDye(
      &self.track, for: track.flatMap { StyleSheet.dye(.track, $0.paint(with: traits)) })
    widget.exchangeDye(
      &self.knob, for: knob.flatMap { StyleSheet.dye(.knob, $0.paint(with: traits)) })
  }
}
