import CGTK

/// A style class that gives a part of widgets its colour. It is there for as long as it is held; one
/// that nobody holds makes room for others.
@MainActor package final class Dye {
  /// The style class.
  let name: String

  fileprivate init(name: String) { self.name = name }
}

extension StyleSheet {
  /// A part of a widget of GTK's that a style class colours.
  package enum Part: String, Hashable, Sendable {
    /// The text of a label or of an input.
    case ink
    /// The placeholder of an input.
    case placeholder
    /// The caret of an input and what is selected in it.
    case caret
    /// What is done of a bar, what is below the knob of a slider, a switch that is on.
    case fill
    /// The rest of a bar or of a slider, a switch that is off.
    case track
    /// The knob of a slider or of a switch.
    case knob

    func rule(_ name: String, _ color: PaintColor) -> String {
      if self == .caret {
        return """
          .\(name) text, text.\(name) { caret-color: \(color.css); }
          .\(name) text selection, text.\(name) selection { background-color: alpha(\(color.css), 0.3); }

          """
      }
      let selector =
        switch self {
        case .ink, .caret: ".\(name)"
        case .placeholder: ".\(name) placeholder"
        case .fill:
          "progressbar.\(name) progress, scale.\(name) highlight, switch.\(name):checked"
        case .track:
          "progressbar.\(name) trough, scale.\(name) trough, switch.\(name):not(:checked)"
        case .knob: "scale.\(name) slider, switch.\(name) slider"
        }
      let property = self == .ink || self == .placeholder ? "color" : "background-color"
      return "\(selector) { \(property): \(color.css); }\n"
    }
  }

  struct DyeColor: Hashable {
    let part: Part
    let color: PaintColor

    func className(_ number: Int) -> String { "\(part.rawValue)-\(number)" }
  }

  /// A rule of the sheet, and the dye that stands for it while somebody holds it.
  struct DyePlace {
    let number: Int
    weak var dye: Dye?
  }

  /// The label that alone has a colour.
  struct LoneInk { weak var label: Label? }

  /// GTK's reading of a sheet ends in a stack overflow at 1,000 classes.
  package static let dyeLimit = 256

  /// The colour of a part of a widget, as exactly as there is room: with ``dyeLimit`` others in use the
  /// nearest of them for the part.
  package static func dye(_ part: Part, _ color: PaintColor) -> Dye? {
    let wanted = DyeColor(part: part, color: color)
    if let dye = exactDye(wanted) { return dye }
    let alike = dyes.keys.filter { $0.part == part }
    let nearest = alike.min { $0.color.distance(to: color) < $1.color.distance(to: color) }
    return nearest.flatMap { exactDye($0) }
  }

  /// The colour of ``Part/fill`` or ``Part/caret``; nil for the tint, which they have anyway.
  package static func dyeBesidesTint(_ part: Part, _ color: PaintColor) -> Dye? {
    color == tint ? nil : dye(part, color)
  }

  /// The colour of a label's text; nil where it is to be an attribute of the text.
  ///
  /// An attribute costs a new shaping of the one text, and a new class a look at the style of every
  /// widget. So a colour is an attribute for the label that first asks for it, and a class as soon as
  /// another label does: a theme's colours become classes, one that moves from frame to frame does not.
  static func textDye(_ color: PaintColor, for label: Label) -> Dye? {
    let wanted = DyeColor(part: .ink, color: color)
    if dyes[wanted] != nil { return exactDye(wanted) }
    if let first = loneInks[color]?.label, first !== label, first.ink == color {
      loneInks[color] = nil
      return exactDye(wanted)
    }
    if loneInks.count >= dyeLimit { loneInks = loneInks.filter { $1.label?.ink == $0 } }
    // What is forgotten here is an attribute for one label more.
    if loneInks.count >= dyeLimit { loneInks = [:] }
    loneInks[color] = LoneInk(label: label)
    return nil
  }

  /// The dye of a colour, new where need be; nil when there is no room.
  private static func exactDye(_ wanted: DyeColor) -> Dye? {
    if let place = dyes[wanted] {
      if let dye = place.dye { return dye }
      return hold(wanted, place.number)
    }
    var number = dyes.count
    if number >= dyeLimit {
      guard let unused = dyes.first(where: { $0.value.dye == nil }) else { return nil }
      number = unused.value.number
      dyes[unused.key] = nil
    }
    let dye = hold(wanted, number)
    load()
    return dye
  }

  private static func hold(_ color: DyeColor, _ number: Int) -> Dye {
    let dye = Dye(name: color.className(number))
    dyes[color] = DyePlace(number: number, dye: dye)
    return dye
  }
}

extension Widget {
  /// Takes a dye in place of another.
  package func exchangeDye(_ old: inout Dye?, for new: Dye?) {
    guard new !== old else { return }
    if let old { gtk_widget_remove_css_class(pointer, old.name) }
    if let new { gtk_widget_add_css_class(pointer, new.name) }
    old = new
    // A picture may be made before GTK has looked the style up again.
    queueDraw()
  }
}

extension PaintColor {
  var css: String {
    let parts = [red, green, blue].map { String(Int((min(max($0, 0), 1) * 255).rounded())) }
    return "rgba(\(parts.joined(separator: ",")),\(min(max(alpha, 0), 1)))"
  }

  fileprivate func distance(to other: PaintColor) -> Double {
    abs(red - other.red) + abs(green - other.green) + abs(blue - other.blue)
      + abs(alpha - other.alpha)
  }
}
