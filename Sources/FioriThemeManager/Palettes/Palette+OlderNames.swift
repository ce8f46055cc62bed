extension Palette {
  /// The styles that palette 8 no longer has, each with its values in the last palette that had it.
  static let olderNamesTable = """
    # style                        light     dark

    # last in palette 5
    primary1                       32363A    FAFAFA
    primary2                       515456    EEF0F1
    primary3                       6A6D70    D3D7D9
    primary4                       CCCCCC    687D94
    primary5                       FAFAFA    23303E
    primary6                       FFFFFF    29313A
    primary7                       74777A    B8BEC1
    primary8                       2F3943    2F3943
    primary9                       E5E5E5    3A4552
    primary10                      89919A    8696A9
    tintColorDark                  0A6ED1    91C8F6
    negative                       BB0000    FF8888
    positive                       107E3E    ABE2AB
    critical                       E9730C    FABD64
    line                           89919A    8696A9
    shell                          354A5F    2C3D4F
    background1                    EDEFF0    1C2228
    background2                    F7F7F7    232A31
    cellBackgroundTapState         89919A1C  8696A91C
    shadow                         000000    000000

    # last in palette 4
    navigationBar                  354A5F    161616CC
    backgroundGradientTop          354A5F    161616
    backgroundGradientBottom       354A5F    354A5F
    backgroundBase                 F3F3F3    000000

    # last in palette 3
    tintColorLight                 0A6ED1    0A6ED1
    """
}
