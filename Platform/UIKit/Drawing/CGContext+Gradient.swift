import GTK

extension CGContext {
  /// Fills a path, or draws its line, with a gradient.
  package func paint(_ path: UIBezierPath, fill: Bool, _ gradient: GradientPaint) {
    paint(path, fill: fill) { $0.setGradient(gradient) }
  }
}
