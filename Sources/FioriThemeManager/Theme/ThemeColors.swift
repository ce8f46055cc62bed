import Synchronization
import UIKit

/// The colours in force: the palette, what the app sets over it, and what style sheets set over both.
///
/// Behind a lock, since a dynamic colour may be resolved on any thread.
final class ThemeColors: Sendable {
  private struct State {
    var palette: Palette
    var overrides: [ColorStyle: [ColorVariant: UIColor]] = [:]
    var sheets = StyleSheetColors()

    /// What style sheets say, else what the app set, else what the palette says.
    func color(for style: ColorStyle, _ variant: ColorVariant) -> UIColor {
      switch sheets.final(style, variant) {
      case .fixed(let color): UIColor(color)
      case .theme(let other, let itsVariant): colorBelowSheets(for: other, itsVariant)
      case nil: colorBelowSheets(for: style, variant)
      }
    }

    private func colorBelowSheets(for style: ColorStyle, _ variant: ColorVariant) -> UIColor {
      if let overrides = overrides[style] {
        for candidate in variant.candidates {
          if let color = overrides[candidate] { return color }
        }
      }
      return UIColor(palette.hexColor(for: style)[variant])
    }
  }
  private let state: Mutex<State>

  init(palette: Palette) { state = Mutex(State(palette: palette)) }

  var palette: Palette {
    get { state.withLock { $0.palette } }
    set { state.withLock { $0.palette = newValue } }
  }

  /// Sets what style sheets say.
  func use(_ sheets: StyleSheetColors) { state.withLock { $0.sheets = sheets } }

  /// Sets one variant of a style, or all of them when `variant` is nil.
  func override(_ style: ColorStyle, _ variant: ColorVariant?, with color: UIColor) {
    state.withLock { state in
      if let variant {
        state.overrides[style, default: [:]][variant] = color
      } else {
        // The other seven are filled in from the light one.
        state.overrides[style] = [.light: color]
      }
    }
  }

  /// Sets all variants of a style.
  func override(_ style: ColorStyle, with color: HexColor) {
    let variants = ColorVariant.allCases.map { ($0, UIColor(color[$0])) }
    state.withLock { $0.overrides[style] = Dictionary(uniqueKeysWithValues: variants) }
  }

  func removeOverrides() { state.withLock { $0.overrides = [:] } }

  /// The colour in force.
  func color(for style: ColorStyle, _ variant: ColorVariant) -> UIColor {
    state.withLock { $0.color(for: style, variant) }
  }
}
