import FioriThemeManager
import Testing

@Suite("Lint tells the author of a style sheet") struct StyleSheetLintTests {
  private func problems(
    _ text: String, own: Set<String> = []
  ) throws -> [StyleSheetFinding.Problem] {
    try StyleSheetLint.findings(in: text, file: "Brand.nss", ownClasses: own).map(\.problem)
  }

  @Test("nothing, where there is nothing to say")
  func clean() throws {
    #expect(
      try problems(
        """
        @brand: #0A4D8C;
        fdlFUIWelcomeScreen_headlineLabel, fdlFUIActivationScreen.subheadlineLabel {
          font-style: title2;
          text-align: left;
        }
        NavigationBar { bar-tint-color: @header; } BarButton { font-color: @brand; }
        """
      ).isEmpty)
  }

  @Test("which class nothing has, and which was perhaps meant")
  func unknownClasses() throws {
    #expect(
      try problems("fdlFUIWelcomScreen_headlineLabel { font-size: 1; }") == [
        .unknownClass(
          name: "fdlFUIWelcomScreen_headlineLabel", similar: "fdlFUIWelcomeScreen_headlineLabel")
      ])
    #expect(
      try problems("Sidebar { font-size: 1; }") == [
        .unknownClass(name: "Sidebar", similar: nil)
      ])
    #expect(try problems("Sidebar { font-size: 1; }", own: ["Sidebar"]).isEmpty)
  }

  @Test("which class is of a screen that is still to come")
  func laterScreens() throws {
    #expect(
      try problems("fdlFUIOnboardingScanViewController_arrowButton { font-color: red; }") == [
        .classWithoutScreen(name: "fdlFUIOnboardingScanViewController_arrowButton")
      ])
  }

  @Test("which property there is none of, which the parts do not know, and which does nothing")
  func properties() throws {
    #expect(
      try problems("Label { font-colour: red; }") == [
        .unknownProperty(name: "font-colour", similar: "font-color")
      ])
    #expect(
      try problems("fdlFUIWelcomeScreen_logoImageView { font-size: 3; }") == [
        .propertyOfOtherParts(
          property: "font-size", className: "fdlFUIWelcomeScreen_logoImageView")
      ])
    let found = try problems("TextField { keyboard-appearance: dark; }")
    guard case .propertyWithoutEffect("keyboard-appearance", _) = found.first else {
      Issue.record("\(found)")
      return
    }
  }

  @Test("which text is hard to read, in which mode, and where that is said")
  func contrast() throws {
    let findings = try StyleSheetLint.findings(
      in: """
        fdlFUIWelcomeScreen_headlineLabel {
          font-size: 30;
          font-color: #999999;
        }
        """, file: "Brand.nss")
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    guard case .lowContrast(let contrast) = finding.problem else {
      Issue.record("\(finding)")
      return
    }
    #expect(contrast.modes == ["light", "high-contrast light"])
    #expect(contrast.classNames == ["fdlFUIWelcomeScreen_headlineLabel"])
    #expect(contrast.ink == "999999")
    #expect(contrast.ground == "FFFFFF")
    #expect((2.8...2.9).contains(contrast.ratio))
    #expect(finding.line == 3 && finding.column == 3)
    #expect(
      finding.description
        == "Brand.nss:3:3: fdlFUIWelcomeScreen_headlineLabel (light, high-contrast light): #999999 on "
        + "#FFFFFF has a contrast of 2.84 : 1; 4.5 : 1 is the least")
  }

  @Test("the same thing once, however many parts it is about")
  func grouping() throws {
    let findings = try StyleSheetLint.findings(in: "Label { font-color: #AAAAAA; }")
    #expect(findings.count == 1)
    guard case .lowContrast(let contrast) = findings.first?.problem else {
      Issue.record("\(findings)")
      return
    }
    #expect(contrast.classNames.count > 10)
    #expect(findings.first?.description.contains(" and ") == true)
  }

  @Test("that a button, a field, a bar or the ground of a screen makes text hard to read")
  func contrastOfOtherParts() throws {
    let cases = [
      "fdlFUIWelcomeScreen_primaryActionButton { background-color-normal: #FFD700; }",
      "fdlFUIWelcomeScreen_primaryActionButton { background-color-highlighted: #FFD700; }",
      "fdlFUIWelcomeScreen_primaryActionButton { background-tint-color: #FFD700; }",
      "fdlFUIWelcomeScreen_footnoteActionButton { background-tint-color: #FFD700; }",
      "fdlFUIWelcomeScreen_emailTextField { placeholder-color: #CCCCCC; }",
      "fdlFUIWelcomeScreen_navigationBar { bar-tint-color: #223548; }",
      "fdlFUIActivationScreen { background-color: #475E75; }",
      "@primaryBackground: #808080;", "@tintColor2: #FFD700;",
      "@media (device: ipad) { Label { font-color: #999999; } }",
    ]
    for text in cases {
      let found = try problems(text)
      #expect(
        found.contains {
          if case .lowContrast = $0 { true } else { false }
        }, "\(text)")
    }
  }

  @Test("nothing of contrast that the kit itself has, and nothing of parts without text")
  func noFalseAlarm() throws {
    #expect(try problems("").isEmpty)
    #expect(
      try problems(
        """
        @tintColor2_lightBackground: #003B73; @tintColor2_darkBackground: #9CC9F5;
        fdlFUIWelcomeScreen_logoImageView { background-color: @tintColor; }
        fdlFUIWelcomeScreen_primaryActionButton {
          background-color: #1B5E20; font-color: white; background-color-disabled: #EEEEEE;
        }
        """
      ).isEmpty)
  }

  @Test("everything in the order of the text")
  func order() throws {
    let findings = try StyleSheetLint.findings(
      in: "Sidebar { font-size: 1; }\nLabel { glow: 1; font-color: #AAAAAA; }\nLeft { a: b; }")
    #expect(findings.map(\.line) == findings.map(\.line).sorted())
    #expect(findings.first?.line == 1)
    #expect(findings.last?.line == 3)
  }

  @Test("No class is at once one that the kit has and one that is to come")
  func classLists() {
    for component in PartTable.all {
      for part in component.parts {
        let name = component.styleClass(part.role)
        #expect(
          (try? problems("\(name) {}"))?.isEmpty == true, "\(name) is known and needs no finding")
      }
    }
  }
}
