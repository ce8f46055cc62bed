/// Reads a palette out of a text with a style a line.
///
/// A line holds the style's name and its colours for light mode, dark mode, raised content in dark
/// mode, high contrast in light mode, in dark mode, and on raised content in dark mode. `-`, or
/// nothing at the end of a line, leaves a colour to be filled in as `HexColor` does it. Empty lines
/// and those that begin with `#` do not count.
package enum PaletteTable {
  private static let columns: [ColorVariant] = [
    .dark, .light, .elevatedLight, .contrastDark, .contrastLight, .elevatedContrastLight,
  ]

  /// The tables are part of the source, so a line that cannot be read is a mistake in the source.
  package static func read(_ table: String) -> [ColorStyle: HexColor] {
    var colors: [ColorStyle: HexColor] = [:]
    // Bytes, since this is done once in each start of an app, and characters take far longer.
    for line in Array(table.utf8).split(separator: UInt8(ascii: "\n")) {
      let cells = line.split(separator: UInt8(ascii: " "))
      guard let cell = cells.first, cell.first != UInt8(ascii: "#") else { continue }
      let name = String(decoding: cell, as: UTF8.self)
      guard let style = ColorStyle(rawValue: name) else {
        preconditionFailure("Palette table: there is no style \(name).")
      }
      precondition(colors[style] == nil, "Palette table: \(name) has two lines.")
      colors[style] = hexColor(cells.dropFirst(), line: line)
    }
    return colors
  }

  private static func hexColor(
    _ cells: ArraySlice<ArraySlice<UInt8>>, line: ArraySlice<UInt8>
  ) -> HexColor {
    precondition(
      cells.count <= columns.count,
      "Palette table: too many colours in: \(String(decoding: line, as: UTF8.self))")
    var known = [SRGBColor?](repeating: nil, count: ColorVariant.allCases.count)
    for (variant, cell) in zip(columns, cells) where !cell.elementsEqual("-".utf8) {
      guard let color = SRGBColor(digits: cell) else {
        preconditionFailure(
          "Palette table: a cell is no colour, in: \(String(decoding: line, as: UTF8.self))")
      }
      known[variant.rawValue] = color
    }
    return HexColor { known[$0.rawValue] }
  }
}
