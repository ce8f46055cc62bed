import FioriThemeManager
import Foundation
import Testing

@Suite("Documentation/Theming.md lists what there is") struct DocumentedThemingTests {
  private let rows: [[String]]
  private let text: String

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    text = try String(contentsOf: root.appending(path: "Documentation/Theming.md"), encoding: .utf8)
    rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }.map { line in
      line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  private func codes(_ cell: String) -> [String] {
    cell.matches(of: /`([^`]+)`/).map { String($0.1) }
  }

  @Test("each kind of part with its properties", arguments: PartKind.allCases)
  func properties(_ kind: PartKind) throws {
    let row = try #require(rows.first { $0.count == 3 && $0[0] == kind.rawValue })
    #expect(codes(row[1]) == [kind.plainClass].compactMap { $0 })
    #expect(codes(row[2]) == kind.properties.map(\.rawValue).sorted())
  }

  @Test("each class of each screen, with its kind and its faces, and no other")
  func classes() {
    let listed = rows.filter { $0.count == 4 && $0[0].hasPrefix("`fdlFUI") }
    let present = PartTable.all.flatMap { table in
      table.parts.map { part in
        [
          "`\(table.styleClass(part.role))`", part.kind.rawValue,
          part.faces.contains(.uiKit) ? "yes" : "–", part.faces.contains(.swiftUI) ? "yes" : "–",
        ]
      }
    }
    #expect(Set(listed) == Set(present))
  }

  @Test("the properties that change nothing here")
  func withoutEffect() throws {
    let line = try #require(
      text.split(separator: "\n").first { $0.hasPrefix("These are of the format") })
    #expect(
      codes(String(line))
        == StyleProperty.allCases.filter { $0.reasonWithoutEffect != nil }.map(\.rawValue).sorted())
  }

  @Test("Each property is known by some kind of part, or has a reason why it changes nothing")
  func everyPropertyHasAUse() {
    let used = PartKind.allCases.reduce(into: Set<StyleProperty>()) { $0.formUnion($1.properties) }
    for property in StyleProperty.allCases {
      #expect(
        used.contains(property) == (property.reasonWithoutEffect == nil), "\(property.rawValue)")
    }
  }

  @Test("The classes that the documents of the screens list are classes of parts")
  func documentedClasses() {
    let present = Set(
      PartTable.all.flatMap { table in table.parts.map { table.styleClass($0.role) } })
    let welcome = [
      "", "_headlineImageView", "_headlineLabel", "_detailLabel", "_emailTextField",
      "_primaryActionButton", "_footnoteLabel", "_footnoteActionButton", "_logoImageView",
      "_navigationBar", "_cancelButton", "_loadingIndicatorView",
      "_loadingIndicatorView_activityIndicator", "_loadingIndicatorView_textLabel",
    ].map { "fdlFUIWelcomeScreen" + $0 }
    let activation = [
      "", "_headlineLabel", "_detailLabel", "_primaryActionButton", "_secondaryActionButton",
      "_navigationBar", "_subheadlineLabel",
    ].map { "fdlFUIActivationScreen" + $0 }
    let others = [
      "fdlFUIOnboardingScanViewController", "fdlFUIOnboardingScanViewController_cancelButton",
      "fdlFUILoadingIndicatorView", "fdlFUILoadingIndicatorView_textLabel", "fdlFUITextField",
    ]
    let passcode = [
      "", "_navigationBar", "_cancelItem", "_nextItem", "_doneItem", "_changeMode_cancelItem",
      "_changeMode_nextItem", "_changeMode_doneItem",
    ].map { "fdlFUIPasscodeCreateController" + $0 }
    let users = ["_titleLabel", "_userNameLabel", "_userInfoLabel"].map {
      "fdlFUIMultiUserPasscodeController" + $0
    }
    for name in welcome + activation + others + passcode + users {
      #expect(present.contains(name), "\(name)")
    }
  }
}
