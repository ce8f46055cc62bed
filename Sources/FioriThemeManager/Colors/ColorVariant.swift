/// One of the eight colours of a style.
///
/// A variant is named for how the colour itself looks, not for the mode it is for: `.dark` is the
/// dark colour that stands on a light ground, in light mode; `.light` is the one for dark mode.
public enum ColorVariant: Int, CaseIterable, Hashable, Sendable {
  /// For dark mode.
  case light
  /// For light mode.
  case dark
  /// For dark mode, on something raised such as a sheet.
  case elevatedLight
  /// For light mode, on something raised.
  case elevatedDark
  /// For dark mode with high contrast.
  case contrastLight
  /// For light mode with high contrast.
  case contrastDark
  /// For dark mode with high contrast, on something raised.
  case elevatedContrastLight
  /// For light mode with high contrast, on something raised.
  case elevatedContrastDark

  init(isDarkMode: Bool, isElevated: Bool, isHighContrast: Bool) {
    self =
      switch (isElevated, isHighContrast) {
      case (false, false): isDarkMode ? .light : .dark
      case (true, false): isDarkMode ? .elevatedLight : .elevatedDark
      case (false, true): isDarkMode ? .contrastLight : .contrastDark
      case (true, true): isDarkMode ? .elevatedContrastLight : .elevatedContrastDark
      }
  }

  /// This variant and those that stand in for it where it is not given, best first.
  var candidates: [ColorVariant] {
    switch self {
    case .light: [.light]
    case .dark: [.dark, .light]
    case .elevatedLight: [.elevatedLight, .light]
    case .elevatedDark: [.elevatedDark, .dark, .light]
    case .contrastLight: [.contrastLight, .light]
    case .contrastDark: [.contrastDark, .dark, .light]
    case .elevatedContrastLight:
      [.elevatedContrastLight, .elevatedLight, .contrastLight, .light]
    case .elevatedContrastDark:
      [.elevatedContrastDark, .elevatedDark, .contrastDark, .dark, .light]
    }
  }

  /// Whether the variant is for dark mode.
  var isForDarkMode: Bool {
    switch self {
    case .light, .elevatedLight, .contrastLight, .elevatedContrastLight: true
    case .dark, .elevatedDark, .contrastDark, .elevatedContrastDark: false
    }
  }

  /// Whether the variant is for something raised.
  var isElevated: Bool {
    switch self {
    case .elevatedLight, .elevatedDark, .elevatedContrastLight, .elevatedContrastDark: true
    case .light, .dark, .contrastLight, .contrastDark: false
    }
  }

  /// Whether the variant is for high contrast.
  var isHighContrast: Bool {
    switch self {
    case .contrastLight, .contrastDark, .elevatedContrastLight, .elevatedContrastDark: true
    case .light, .dark, .elevatedLight, .elevatedDark: false
    }
  }

  /// The variant of the same level and contrast for a ground.
  func on(_ background: BackgroundColorScheme) -> ColorVariant {
    let isDark =
      switch background {
      case .device: isForDarkMode
      case .deviceInverse: !isForDarkMode
      case .lightConstant: false
      case .darkConstant: true
      }
    return ColorVariant(
      isDarkMode: isDark, isElevated: isElevated, isHighContrast: isHighContrast)
  }
}
