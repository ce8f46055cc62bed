import FioriThemeManager
import Testing

@Suite("The grammar of style sheets") struct StyleSheetGrammarTests {
  private func number(
    _ property: StyleProperty, _ classes: [String], in theme: StyleTheme,
    _ situation: StyleMedia = .everywhere
  ) -> Double? { theme.values(for: classes, in: situation).number(property) }

  @Test("Comments stand wherever white space may")
  func comments() throws {
    let theme = try Sheets.theme(
      """
      /* first */ @size /* a name */ : /* a value */ 12 /* its end */ ; /**/
      Label/* a class */{/* a block */font-size/* a property */:/* its value */@size/* end */;/***/}
      /* a comment with ; and } and { and "quotes" and ** stars */
      """)
    #expect(number(.fontSize, ["Label"], in: theme) == 12)
  }

  @Test("An empty sheet, a sheet of comments and one with a mark of its encoding say nothing")
  func empty() throws {
    for text in ["", "  \n\t\r\n", "/* nothing */", "\u{FEFF}", "Label {}", "Label { } /* end */"] {
      #expect(try Sheets.theme(text).values(for: ["Label"], in: .everywhere).isEmpty)
    }
  }

  @Test("A list of classes gives each of them the block")
  func classLists() throws {
    let theme = try Sheets.theme("Label, Button ,TextField{font-size:15}")
    for name in ["Label", "Button", "TextField"] {
      #expect(number(.fontSize, [name], in: theme) == 15)
    }
    #expect(number(.fontSize, ["View"], in: theme) == nil)
  }

  @Test("The last definition of a property wins, in one block, one sheet and several")
  func cascade() throws {
    let theme = try Sheets.theme(
      "Label { font-size: 10; font-size: 11; border-width: 1; } Label { font-size: 12; }",
      "Label { font-size: 13; }")
    #expect(number(.fontSize, ["Label"], in: theme) == 13)
    #expect(number(.borderWidth, ["Label"], in: theme) == 1)
  }

  @Test("Of several classes of a view the last one wins, a property at a time")
  func severalClasses() throws {
    let theme = try Sheets.theme(
      "Late { font-size: 20; } Early { font-size: 10; border-width: 2; }")
    let classes = StyleClass.list("Early: Late")
    #expect(number(.fontSize, classes, in: theme) == 20)
    #expect(number(.borderWidth, classes, in: theme) == 2)
    #expect(number(.fontSize, StyleClass.list("Late:Early"), in: theme) == 10)
  }

  @Test("A class is found with a dot or an underscore")
  func dots() throws {
    for name in [
      "fdlFUIActivationScreen.subheadlineLabel", "fdlFUIActivationScreen_subheadlineLabel",
    ] {
      let theme = try Sheets.theme("\(name) { font-size: 9; }")
      #expect(number(.fontSize, ["fdlFUIActivationScreen_subheadlineLabel"], in: theme) == 9)
      #expect(
        number(.fontSize, StyleClass.list("fdlFUIActivationScreen.subheadlineLabel"), in: theme)
          == 9)
    }
  }

  @Test("A variable stands for a whole value, wherever it is defined; its last value counts")
  func variables() throws {
    let theme = try Sheets.theme(
      "Label { font-size: @size; } @size: 8; @size: @other; @other: 16; Button { font-size: @size; }"
    )
    #expect(number(.fontSize, ["Label"], in: theme) == 16)
    #expect(number(.fontSize, ["Button"], in: theme) == 16)
  }

  @Test("A sheet knows the variables of the sheets before it, which keep their own values")
  func variablesOfSeveralSheets() throws {
    let theme = try Sheets.theme(
      "@size: 10; Label { font-size: @size; }", "Button { font-size: @size; }",
      "@size: 20; TextField { font-size: @size; }")
    #expect(number(.fontSize, ["Label"], in: theme) == 10)
    #expect(number(.fontSize, ["Button"], in: theme) == 10)
    #expect(number(.fontSize, ["TextField"], in: theme) == 20)
  }

  @Test("Media blocks count where all their conditions hold")
  func media() throws {
    let theme = try Sheets.theme(
      """
      Label { font-size: 10; }
      @media (device: ipad) { Label { font-size: 20; } Button { font-size: 1; } }
      @media ( orientation : landscape ) and (device:iphone) { Label { font-size: 30; } }
      """)
    func size(_ device: StyleMedia.Device, _ orientation: StyleMedia.Orientation) -> Double? {
      number(
        .fontSize, ["Label"], in: theme, StyleMedia(device: device, orientation: orientation))
    }
    #expect(size(.iphone, .portrait) == 10)
    #expect(size(.ipad, .portrait) == 20)
    #expect(size(.ipad, .landscape) == 20)
    #expect(size(.iphone, .landscape) == 30)
  }

  @Test("What comes after a media block wins over it")
  func orderOfMedia() throws {
    let theme = try Sheets.theme(
      "@media (device: ipad) { Label { font-size: 20; } } Label { font-size: 10; }")
    #expect(number(.fontSize, ["Label"], in: theme, StyleMedia(device: .ipad)) == 10)
  }

  @Test("A value in quotation marks may hold any sign; the marks are no part of it")
  func quotes() throws {
    for text in [#""My Logo; {1}: @2x.png""#, "'My Logo; {1}: @2x.png'"] {
      let value = try Sheets.value(of: "image-name", text)
      guard case .image(let image) = value else {
        Issue.record("no picture: \(String(describing: value))")
        return
      }
      #expect(image.name == "My Logo; {1}: @2x.png")
    }
  }

  @Test("Unknown classes and properties are left to other programs")
  func unknown() throws {
    let theme = try Sheets.theme(
      "Sidebar { glow: 3 moons; } Label { wobble: much; font-size: 5; }")
    #expect(number(.fontSize, ["Label"], in: theme) == 5)
  }

  @Test("The samples of the documentation are read")
  func samples() throws {
    let theme = try Sheets.theme(
      """
      fdlFUIDynamicAuthenticationScreen_navigationBar {
         background-color: clear;
         background-tint-color: @tintColor;
         bar-style: default;
      }
      fdlFUIDynamicAuthenticationScreen_messageBannerDividerTop {
         background-color: @line;
      }
      fdlFUIWelcomeScreen_logoImageView {
      image-name: MyCompanyLogo.png;
      }
      """)
    let bar = theme.values(
      for: ["fdlFUIDynamicAuthenticationScreen_navigationBar"], in: .everywhere)
    #expect(bar.color(.backgroundColor) == StyleColor("clear"))
    #expect(bar.color(.backgroundTintColor) == .palette(.tintColor, .device))
    #expect(bar.word(.barStyle) == "default")
    let logo = theme.values(for: ["fdlFUIWelcomeScreen_logoImageView"], in: .everywhere)
    #expect(logo.image(.imageName)?.name == "MyCompanyLogo.png")
  }
}
