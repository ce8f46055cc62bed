import UIKit

/// What style sheets say about the bar above a screen; the screen shows it.
@MainActor package final class StyledBar {
  /// The looks of a bar, of which nil is the screen's own.
  package struct Look: Equatable {
    package var ground: UIColor?
    /// The ground while no content lies under the bar.
    package var edgeGround: UIColor?
    package var line: UIColor?
    package var items: UIColor?
    package var title: UIColor?
    package var titleFont: UIFont?

    package init() {}

    /// What the values say of colours; the font follows from them and the part's own.
    package init(_ values: StyleValues) {
      if values.word(.barStyle)?.hasPrefix("black") == true {
        ground = .preferredFioriColor(forStyle: .header, background: .darkConstant)
        title = .preferredFioriColor(forStyle: .primaryLabel, background: .darkConstant)
        items = .preferredFioriColor(forStyle: .tintColor, background: .darkConstant)
      }
      let grounds: [StyleProperty] = [.backgroundColor, .barTintColor, .standardBackgroundColor]
      for property in grounds {
        if let color = values.color(property) { ground = color.uiColor }
      }
      edgeGround = values.color(.scrollEdgeBackgroundColor)?.uiColor ?? ground
      line = values.color(.borderColor)?.uiColor
      items = values.color(.backgroundTintColor)?.uiColor ?? items
      title = values.color(.fontColor)?.uiColor ?? title
    }

    /// The looks with the kit's own where the sheets say nothing.
    ///
    /// - Parameter isScrolled: Whether content lies under the bar, which a line shows.
    @MainActor package func appearance(isScrolled: Bool) -> UINavigationBarAppearance {
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor =
        (isScrolled ? ground : edgeGround) ?? .preferredFioriColor(forStyle: .primaryBackground)
      appearance.shadowColor =
        isScrolled ? line ?? .preferredFioriColor(forStyle: .separator) : nil
      appearance.itemColor = items
      appearance.titleTextAttributes = [
        .foregroundColor: title ?? .preferredFioriColor(forStyle: .primaryLabel),
        .font: titleFont ?? .preferredFioriFont(forTextStyle: .headline, weight: .semibold),
      ]
      return appearance
    }
  }

  /// The looks.
  package internal(set) var look = Look() { didSet { if oldValue != look { onChange?() } } }
  /// Called after the looks have changed.
  package var onChange: (() -> Void)?

  package init() {}
}

/// The looks of a button in a bar.
private struct BarButtonLook: Equatable {
  var tint: UIColor?
  var font: UIFont?
  var colors: [UIControl.State: UIColor] = [:]
}

extension StyleEffects {
  static let bar = [
    StyleEffect(PartKind.bar.properties, \StyledBar.look) { values, _, context in
      var look = StyledBar.Look(values)
      if [.fontName, .fontSize, .fontStyle].contains(where: { values[$0] != nil }) {
        look.titleFont = context.font(
          values, .preferredFioriFont(forTextStyle: .headline, weight: .semibold))
      }
      return look
    }
  ]

  static let barButton = [
    StyleEffect(
      PartKind.barButton.properties, get: { (item: UIBarButtonItem) in look(of: item) },
      set: { item, look in show(look, on: item) }, make: barButtonLook)
  ]

  private static func barButtonLook(
    _ values: StyleValues, _ base: BarButtonLook, _ context: StyleContext
  ) -> BarButtonLook {
    var look = base
    look.tint = context.color(values.color(.backgroundTintColor)) ?? base.tint
    let states: [(UIControl.State, StyleProperty)] = [
      (.normal, .fontColor), (.highlighted, .fontColorHighlighted),
      (.disabled, .fontColorDisabled),
    ]
    for (state, property) in states {
      if let color = values.color(property) { look.colors[state] = color.uiColor }
    }
    if [.fontName, .fontSize, .fontStyle].contains(where: { values[$0] != nil }) {
      look.font = context.font(values, base.font ?? .preferredFioriFont(forTextStyle: .body))
    }
    return look
  }

  private static let states: [UIControl.State] = [.normal, .highlighted, .disabled]

  private static func look(of item: UIBarButtonItem) -> BarButtonLook {
    var look = BarButtonLook(tint: item.tintColor)
    for state in states {
      let attributes = item.titleTextAttributes(for: state)
      look.colors[state] = attributes?[.foregroundColor] as? UIColor
      if state == .normal { look.font = attributes?[.font] as? UIFont }
    }
    return look
  }

  private static func show(_ look: BarButtonLook, on item: UIBarButtonItem) {
    item.tintColor = look.tint
    for state in states {
      var attributes = item.titleTextAttributes(for: state) ?? [:]
      attributes[.foregroundColor] = look.colors[state]
      if state == .normal { attributes[.font] = look.font }
      item.setTitleTextAttributes(attributes.isEmpty ? nil : attributes, for: state)
    }
  }
}
