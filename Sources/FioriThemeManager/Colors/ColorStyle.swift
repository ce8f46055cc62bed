/// What a colour is for; the palette says what it looks like.
///
/// Ask for a colour by its use, and it follows light and dark mode, contrast and the app's theme.
/// The raw value is the name that style sheets use.
///
/// ```swift
/// label.textColor = .preferredFioriColor(forStyle: .primaryLabel)
/// ```
///
/// The older names at the end keep the values of the last palette that had them, so that an app
/// written for that palette looks as it did; `renamed` says which name took over their use.
public enum ColorStyle: String, Hashable, Sendable {
  // Text

  /// Text of the first rank.
  case primaryLabel
  /// The title in a navigation bar.
  case navBarTitleLabel
  /// Text of the second rank.
  case secondaryLabel
  /// Text of the third rank, such as hints and footnotes.
  case tertiaryLabel
  /// Text of the fourth rank: disabled text, too faint for anything that must be read.
  case quaternaryLabel
  /// Text on a filled shape.
  case quinaryLabel

  // Black and white

  /// Black in light mode, white in dark mode.
  case base1
  /// White in light mode, black in dark mode.
  case base2
  /// White in every mode.
  case baseWhite
  /// Black in every mode.
  case baseBlack

  // Grounds

  /// The ground of a screen.
  case primaryBackground
  /// Content on the ground of a screen.
  case secondaryBackground
  /// Content on `secondaryBackground`.
  case tertiaryBackground
  /// The ground of a screen whose content is in groups.
  case primaryGroupedBackground
  /// A group on `primaryGroupedBackground`.
  case secondaryGroupedBackground
  /// Content within a group.
  case tertiaryGroupedBackground

  // Fills

  /// A fill for thin or small shapes.
  case primaryFill
  /// A fill for shapes of medium size.
  case secondaryFill
  /// A fill for large shapes, such as fields and buttons.
  case tertiaryFill
  /// A fill for large areas, such as a cell while it is touched.
  case quaternaryFill

  // Tint

  /// What can be touched, on plain white or black.
  case tintColor
  /// What can be touched, on grouped grounds, where `tintColor` is too faint for text.
  case tintColor2
  /// A faint tint behind what is chosen.
  case tintColor3
  /// What can be touched, while it is.
  case tintColorTapState

  // Meaning

  /// Text that reports an error or warns of a loss.
  case negativeLabel
  /// Text that reports an error or warns of a loss, while it is touched.
  case negativeLabelTapState
  /// Text that reports a success.
  case positiveLabel
  /// Text that reports a success, while it is touched.
  case positiveLabelTapState
  /// Text that asks for attention.
  case criticalLabel
  /// Text that asks for attention, while it is touched.
  case criticalLabelTapState
  /// Text that informs.
  case informativeLabel
  /// Text that informs, while it is touched.
  case informativeLabelTapState
  /// Text that has no meaning beyond its words.
  case neutralLabel
  /// Text that has no meaning beyond its words, while it is touched.
  case neutralLabelTapState
  /// The ground of a message that reports an error.
  case negativeBackground
  /// The ground of a message that reports an error, while it is touched.
  case negativeBackgroundTapState
  /// The ground of a message that reports a success.
  case positiveBackground
  /// The ground of a message that reports a success, while it is touched.
  case positiveBackgroundTapState
  /// The ground of a message that asks for attention.
  case criticalBackground
  /// The ground of a message that asks for attention, while it is touched.
  case criticalBackgroundTapState
  /// The ground of a message that informs.
  case informationBackground
  /// The ground of a message that informs, while it is touched.
  case informationBackgroundTapState
  /// The ground of a message that has no meaning beyond its words.
  case neutralBackground
  /// The ground of a message that has no meaning beyond its words, while it is touched.
  case neutralBackgroundTapState

  // Lines, bars and shadows

  /// A line through which the ground shows.
  case separator
  /// A line that hides most of its ground.
  case separatorOpaque
  /// A bar at the top.
  case header
  /// A bar at the top through which the content shows.
  case headerBlended
  /// A bar at the bottom.
  case footer
  /// A dark bar over pictures.
  case barTransparent
  /// The outline of a control, such as an empty check box.
  case contrastElement
  /// A cell on its ground: nothing of its own.
  case cellBackground
  /// A floating bar over `primaryBackground`.
  case chrome
  /// A floating bar over `secondaryBackground`.
  case chromeSecondary
  /// The shadow of a card.
  case cardShadow
  /// The shadow of a section.
  case sectionShadow

  // Older names

  /// The older name for the use of `primaryLabel`.
  @available(*, deprecated, renamed: "primaryLabel")
  case primary1
  /// The older name for the use of `secondaryLabel`.
  @available(*, deprecated, renamed: "secondaryLabel")
  case primary2
  /// The older name for the use of `tertiaryLabel`.
  @available(*, deprecated, renamed: "tertiaryLabel")
  case primary3
  /// The older name for the use of `secondaryFill`.
  @available(*, deprecated, renamed: "secondaryFill")
  case primary4
  /// The older name for the use of `footer`.
  @available(*, deprecated, renamed: "footer")
  case primary5
  /// The older name for the use of `secondaryGroupedBackground`.
  @available(*, deprecated, renamed: "secondaryGroupedBackground")
  case primary6
  /// The older name for the use of `quaternaryLabel`.
  @available(*, deprecated, renamed: "quaternaryLabel")
  case primary7
  /// The older name for the use of `barTransparent`.
  @available(*, deprecated, renamed: "barTransparent")
  case primary8
  /// The older name for the use of `separator`.
  @available(*, deprecated, renamed: "separator")
  case primary9
  /// The older name for the use of `contrastElement`.
  @available(*, deprecated, renamed: "contrastElement")
  case primary10
  /// The older name for the use of `tintColor`.
  @available(*, deprecated, renamed: "tintColor")
  case tintColorLight
  /// The older name for the use of `tintColor2`.
  @available(*, deprecated, renamed: "tintColor2")
  case tintColorDark
  /// The older name for the use of `negativeLabel`.
  @available(*, deprecated, renamed: "negativeLabel")
  case negative
  /// The older name for the use of `positiveLabel`.
  @available(*, deprecated, renamed: "positiveLabel")
  case positive
  /// The older name for the use of `criticalLabel`.
  @available(*, deprecated, renamed: "criticalLabel")
  case critical
  /// The older name for the use of `separatorOpaque`.
  @available(*, deprecated, renamed: "separatorOpaque")
  case line
  /// The older name for the use of `header`.
  @available(*, deprecated, renamed: "header")
  case shell
  /// The older name for the use of `header`.
  @available(*, deprecated, renamed: "header")
  case navigationBar
  /// The older name for the use of `header`.
  @available(*, deprecated, renamed: "header")
  case backgroundGradientTop
  /// The older name for the use of `header`.
  @available(*, deprecated, renamed: "header")
  case backgroundGradientBottom
  /// The older name for the use of `primaryBackground`.
  @available(*, deprecated, renamed: "primaryBackground")
  case backgroundBase
  /// The older name for the use of `primaryGroupedBackground`.
  @available(*, deprecated, renamed: "primaryGroupedBackground")
  case background1
  /// The older name for the use of `tertiaryGroupedBackground`.
  @available(*, deprecated, renamed: "tertiaryGroupedBackground")
  case background2
  /// The older name for the use of `quaternaryFill`.
  @available(*, deprecated, renamed: "quaternaryFill")
  case cellBackgroundTapState
  /// The older name for the use of `cardShadow`.
  @available(*, deprecated, renamed: "cardShadow")
  case shadow
}
