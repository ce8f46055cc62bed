import FioriThemeManager
import Testing

@Suite("A style sheet that cannot be taken") struct StyleSheetErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let line: Int
    let column: Int
    let expected: StyleSheetExpectation
    var testDescription: String { text }

    init(_ text: String, _ line: Int, _ column: Int, _ expected: StyleSheetExpectation) {
      (self.text, self.line, self.column, self.expected) = (text, line, column, expected)
    }
  }

  private static let grammarCases = [
    Case("{", 1, 1, .rule), Case("Label { font-size: 1; }\n}", 2, 1, .rule),
    Case("Label", 1, 6, .sign("{ or a comma")),
    Case("Label Button {}", 1, 7, .sign("{ or a comma")),
    Case("Label, {}", 1, 8, .className), Case("Label {", 1, 8, .propertyName),
    Case("Label { ; }", 1, 9, .propertyName), Case("Label { font-size }", 1, 19, .sign(":")),
    Case("Label { font-size: ; }", 1, 20, .value), Case("Label { font-size: 1", 1, 21, .sign("}")),
    Case("Label {\n  font-size: 1\n  font-color: red;\n}", 2, 15, .sign(";")),
    Case("Label { font-size: 1\nButton { font-size: 1; }", 1, 21, .sign(";")),
    Case("@: 1;", 1, 2, .variableName), Case("@a 1;", 1, 4, .sign(":")),
    Case("@a: 1", 1, 6, .sign(";")), Case("@a: ;", 1, 5, .value), Case("@a: 1 }", 1, 7, .sign(";")),
    Case("/* no end", 1, 10, .sign("*/")), Case("Label { /*", 1, 11, .sign("*/")),
    Case("Label { font-size: 1 /* }", 1, 26, .sign("*/")),
    Case("Label { font-name: \"Noto; }", 1, 28, .sign("\" for the one in column 20")),
    Case("@media {}", 1, 8, .mediaCondition),
    Case("@media (device: watch) {}", 1, 8, .mediaCondition),
    Case("@media (colour: red) {}", 1, 8, .mediaCondition),
    Case("@media (device: ipad) or (device: iphone) {}", 1, 23, .sign("and or {")),
    Case("@media (device: ipad { }", 1, 22, .sign(")")),
    Case("@media (device: ipad) { Label { font-size: 1; }", 1, 48, .sign("}")),
    Case("@media (device: ipad) { @a: 1; }", 1, 25, .className),
  ]

  private static let valueCases = [
    Case("Label {\n  font-size: large;\n}", 2, 14, .valueOfType(.number(1...500))),
    Case("Label { font-size: 0; }", 1, 20, .valueOfType(.number(1...500))),
    Case("Label { font-size: 1e9; }", 1, 20, .valueOfType(.number(1...500))),
    Case("Label { font-size: nan; }", 1, 20, .valueOfType(.number(1...500))),
    Case("Label { font-color: #12345; }", 1, 21, .valueOfType(.color)),
    Case("Label { font-color: rgb(1, 2); }", 1, 21, .valueOfType(.color)),
    Case("Label { font-color: rgb(1, 2, 300); }", 1, 21, .valueOfType(.color)),
    Case("Label { font-color: rgba(1, 2, 3, 4); }", 1, 21, .valueOfType(.color)),
    Case("Label { font-color: hsl(1, 200%, 3%); }", 1, 21, .valueOfType(.color)),
    Case("Label { font-color: reddish; }", 1, 21, .valueOfType(.color)),
    Case("Label { font-color: @brand; }", 1, 21, .definition(name: "brand")),
    Case("@a: @b;", 1, 5, .definition(name: "b")),
    Case("@a: @a;", 1, 5, .variableWithoutCircle(name: "a")),
    Case("@b: 1;\n@a: @c;\n@c: @a;", 2, 5, .variableWithoutCircle(name: "a")),
    Case("@tintColor: 3;", 1, 13, .valueOfType(.color)),
    Case("@tintColor: tintColor;", 1, 13, .variableWithoutCircle(name: "tintColor")),
    Case("Label { text-align: middle; }", 1, 21, .valueOfType(.word(.textAlign))),
    Case("Label { padding: 1 2 3 4 5; }", 1, 18, .valueOfType(.box)),
    Case("Label { shadow-offset: 1; }", 1, 24, .valueOfType(.offset)),
    Case("Label { text-auto-fit: perhaps; }", 1, 24, .valueOfType(.boolean)),
    Case("Label { font-style: huge; }", 1, 21, .valueOfType(.textStyle)),
    Case("é { font-size: ö; }", 1, 16, .valueOfType(.number(1...500))),
  ]

  @Test(
    "says where it breaks the grammar, and what should have been there", arguments: grammarCases)
  func grammar(_ input: Case) throws { try check(input) }

  @Test("says where a value is none, and what it should have been", arguments: valueCases)
  func values(_ input: Case) throws { try check(input) }

  private func check(_ input: Case) throws {
    let fault = try #require(Sheets.fault(input.text))
    #expect(fault.line == input.line)
    #expect(fault.column == input.column)
    #expect(fault.expected == input.expected)
    #expect(fault.file == "Brand.nss")
  }

  @Test("is described in one line that begins as compilers begin theirs")
  func description() throws {
    let fault = try #require(Sheets.fault("Label {\n  text-align: middle;\n}"))
    #expect(fault.description == "Brand.nss:2:15: expected left, center, right, natural")
    #expect(
      StyleSheetParsingError.invalidStyleSheet(fault).description == fault.description)
    #expect(
      StyleSheetParsingError.unreadableFile(path: "/a/b.nss").description
        == "/a/b.nss: the file cannot be read as text in UTF-8")
  }

  @Test("names the file in which a variable is wrong, though another sheet follows")
  func fileOfVariable() throws {
    let sheets = [
      try StyleSheet("@a: 1;", file: "First.nss"), try StyleSheet("\n@b: @c;", file: "Second.nss"),
    ]
    #expect {
      _ = try StyleTheme(sheets)
    } throws: { error in
      guard case StyleSheetParsingError.invalidStyleSheet(let fault) = error else { return false }
      return fault.file == "Second.nss" && fault.line == 2 && fault.column == 5
    }
  }
}
