extension Palette {
  /// The values of palette 8, in the form that `PaletteTable` reads. `headerBlended` in dark mode
  /// with high contrast is published with a digit too many; here that digit is left out.
  static let version8Table = """
    # style                        light     dark      elevated  contrast  contrast  contrast
    #                                                  dark      light     dark      elev. dark
    primaryLabel                   223548    F5F6F7    -         000000    FFFFFF    -
    navBarTitleLabel               223548    F5F6F7    -         000000    FFFFFF    -
    secondaryLabel                 475E75    D5DADD    -         223548    EAECEE    -
    tertiaryLabel                  5B738B    A9B4BE    -         354A5F    D5DADD    -
    quaternaryLabel                8396A875  A9B4BE4D  -         354A5F57  A9B4BE80  -
    quinaryLabel                   FFFFFF    000000    -         FFFFFF    000000    -

    base1                          000000    FFFFFF    -         000000    FFFFFF    -
    base2                          FFFFFF    000000    -         FFFFFF    000000    -
    baseWhite                      FFFFFF    FFFFFF    -         FFFFFF    FFFFFF    -
    baseBlack                      000000    000000    -         000000    000000    -

    primaryBackground              FFFFFF    000000    171D23    FFFFFF    000000    192024
    secondaryBackground            F5F6F7    161C21    242D37    EAECEE    1D252A    212B30
    tertiaryBackground             FFFFFF    242E38    2F3C48    FFFFFF    192024    253136
    primaryGroupedBackground       F5F6F7    000000    171D23    E8EBED    000000    192024
    secondaryGroupedBackground     FFFFFF    161C21    242D37    FFFFFF    1D252A    212B30
    tertiaryGroupedBackground      F5F6F7    242E38    2F3C48    E8ECEE    192024    253136

    primaryFill                    8396A83D  8396A84D  -         8799AB57  8396A866  -
    secondaryFill                  8396A833  8396A847  -         8799AB4D  8396A861  -
    tertiaryFill                   8396A826  8396A833  -         8799AB40  8396A84D  -
    quaternaryFill                 8396A817  8396A829  -         8799AB1A  8396A838  -

    tintColor                      0070F2    4DB1FF    -         0046A8    5CB7FF    -
    tintColor2                     0057D2    4DB1FF    -         002A85    5CB7FF    -
    tintColor3                     0070F214  4DB1FF29  -         0070F014  5CB7FF29  -
    tintColorTapState              0040B0    1B90FF    -         001E70    3399FF    -

    negativeLabel                  AA0808    FF5C77    -         7F0505    FF8CB2    -
    negativeLabelTapState          840606    EE3939    -         4E0303    FF5C77    -
    positiveLabel                  256F3A    5DC122    -         164323    97DD40    -
    positiveLabelTapState          1E592F    36A41D    -         0E2B16    56B21F    -
    criticalLabel                  A93E00    FFB300    -         702100    FFC933    -
    criticalLabelTapState          8D2A00    FFB300    -         450B00    F58F00    -
    informativeLabel               0057D2    4DB1FF    -         002A85    89D1FF    -
    informativeLabelTapState       0040B0    1B90FF    -         001E70    3399FF    -
    neutralLabel                   354A5F    8396A8    -         223548    A9B4BE    -
    neutralLabelTapState           223548    8396A8    -         1A2733    8799AB    -

    negativeBackground             EE393914  EE39391F  -         D20A0A14  FF5C771F  -
    negativeBackgroundTapState     EE393929  EE393938  -         D20A0A29  FF5C7738  -
    positiveBackground             36A41D14  36A41D1F  -         18891814  56B21F1F  -
    positiveBackgroundTapState     36A41D29  36A41D38  -         18891829  56B21F38  -
    criticalBackground             E7650014  E765001F  -         C3550014  F58F001F  -
    criticalBackgroundTapState     E7650029  E7650038  -         C3550029  F58F0038  -
    informationBackground          1B90FF14  1B90FF1F  -         0070F014  3399FF1F  -
    informationBackgroundTapState  1B90FF29  1B90FF38  -         0070F029  3399FF38  -
    neutralBackground              5B738B14  5B738B1F  -         5B738B14  8799AB1F  -
    neutralBackgroundTapState      5B738B29  5B738B38  -         5B738B29  8799AB38  -

    separator                      5B738B5E  8396A85E  -         354A5F5E  A9B4BE5E  -
    separatorOpaque                5B738BD4  8396A8D4  -         354A5FD4  A9B4BED4  -
    header                         FFFFFF    161C21    242E38    FFFFFF    1D252C    2A3540
    headerBlended                  FFFFFFD9  13181DE6  1F272FE6  FFFFFFD9  191F26E6  -
    footer                         FFFFFF    192027    1F272FE6  FFFFFF    1C242B    2B3641
    barTransparent                 12171CD9  12171CD9  -         000000D9  000000D9  -
    contrastElement                5B738B    8396A8    -         354A5F    96A6B5    -
    cellBackground                 FFFFFF00  22354800  -         FFFFFF00  1A273300  -
    chrome                         FFFFFFD9  000000BF  171D23BF  FFFFFFE6  000000E6  192024E6
    chromeSecondary                FFFFFFD9  161C21BF  242D37BF  FFFFFFE6  1D252AE6  212B30E6
    cardShadow                     5B738B14  0000004D  -         00000014  0000004D  -
    sectionShadow                  5B738B3D  0000005E  -         0000003D  0000005E  -
    """
}
