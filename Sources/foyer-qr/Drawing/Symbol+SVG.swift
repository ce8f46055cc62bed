extension Symbol {
  /// The code as an SVG, a square of the code one unit wide; `scale` is the pixels of a square.
  func svg(scale: Int, margin: Int) -> String {
    let side = size + 2 * margin
    var path = ""
    for y in 0..<size {
      var x = 0
      while x < size {
        var end = x
        while isDark(end, y) { end += 1 }
        if end > x { path += "M\(x + margin) \(y + margin)h\(end - x)v1h-\(end - x)z" }
        x = max(end, x + 1)
      }
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(side * scale)" height="\(side * scale)" \
      viewBox="0 0 \(side) \(side)" shape-rendering="crispEdges">
      <rect width="\(side)" height="\(side)" fill="#fff"/>
      <path d="\(path)"/>
      </svg>

      """
  }
}
