import FioriThemeManager
import Foundation
import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("Each property of each style class is seen on the screen", .onScreen)
struct StyleWalkTests {
  /// One part on one face.
  struct Place: Sendable, CustomTestStringConvertible {
    let stage: Stage
    let part: PartTable.Part
    var styleClass: String { stage.table.styleClass(part.role) }
    var testDescription: String {
      "\(styleClass) in \(stage.face == .uiKit ? "UIKit" : "SwiftUI")"
    }
  }

  private nonisolated static let places = Stage.all.flatMap { stage in
    stage.table.parts.filter { $0.faces.contains(stage.face) }.map {
      Place(stage: stage, part: $0)
    }
  }

  /// What a bar of SwiftUI does not know: it has one ground, wherever the content is scrolled to, and
  /// above a licence it has no title.
  ///
  /// UIKit's texts that scroll by themselves show their text as it is.
  private func lacks(_ place: Place) -> Set<StyleProperty> {
    if ["flashButton", "cameraButton", "printButton"].contains(place.part.role) {
      // A picture, whose size no letters say.
      return [.fontName, .fontSize, .fontStyle]
    }
    if place.part.role == "fieldCount" {
      // Figures have no capitals, and so few of them are one line.
      return [.textTransform, .textLineClamp]
    }
    if place.stage.table == .multiUserPasscodeScreen,
      ["navigationBar", "logoImageView"].contains(place.part.role)
    {
      return [.backgroundTintColor]
    }
    let hasOwnButtons = [
      PartTable.scanScreen, .scanConfirmView, .whatsNewPageView, .whatsNewListView,
    ].contains(place.stage.table)
    if hasOwnButtons, place.stage.face == .swiftUI, place.part.kind == .button {
      // The screen's own buttons stay pressed no longer than the finger does, and the ones that scan
      // again and that close are as wide as their titles.
      let pressed: Set<StyleProperty> = [.backgroundColorSelected, .fontColorSelected]
      return ["scanAgainButton", "closeButton"].contains(place.part.role)
        ? pressed.union([.textAlign]) : pressed
    }
    if place.stage.face == .uiKit, place.part.role.hasSuffix("TextView"), place.part.kind == .label,
      place.stage.table != .consentScreen
    {
      // A licence takes all the room that there is, up to its edges.
      let shadow: Set<StyleProperty> =
        place.stage.table == .licenceScreen
        ? [.shadowColor, .shadowOffset, .shadowOpacity, .shadowRadius] : []
      return shadow.union([.textTransform, .textLineClamp, .textAutoFit])
    }
    guard place.stage.face == .swiftUI, place.part.kind == .bar else { return [] }
    return place.stage.table == .licenceScreen
      ? [.scrollEdgeBackgroundColor, .fontColor, .fontName, .fontSize, .fontStyle]
      : [.scrollEdgeBackgroundColor]
  }

  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "walk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // A square of the colour that is looked for.
    let square = """
      <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
        <rect width="24" height="24" fill="#FE01FE"/>
      </svg>
      """
    try Data(square.utf8).write(to: folder.appending(path: "pink.png"))
  }

  @Test("whose table has a stage for each of its faces")
  func everyTableHasItsStages() {
    for table in PartTable.all {
      for face in PartTable.Face.allCases
      where table.parts.contains(where: { $0.faces.contains(face) }) {
        #expect(
          Stage.all.contains { $0.table == table && $0.face == face }, "\(table.name), \(face)")
      }
    }
  }

  @Test("while the screen is open, and goes again with the style sheet", arguments: places)
  func part(_ place: Place) async throws {
    defer {
      StyleSheetSettings.reset()
      try? FileManager.default.removeItem(at: folder)
    }
    let properties = place.part.kind.properties.subtracting(lacks(place))
    let probes = properties.flatMap { property in
      let probes = StyleProbe.of(property, kind: place.part.kind)
      #expect(!probes.isEmpty, "\(property.rawValue) has no probe")
      return probes
    }
    for (condition, probes) in Dictionary(grouping: probes, by: \.condition) {
      let shown = try await place.stage.open(place.part.role, condition)
      let untouched = try Ink(on: shown.screen)
      #expect(untouched.count == 0)
      for probe in probes { try await look(for: probe, at: place, on: shown) }
      StyleSheetSettings.reset()
      await Screen.turn()
      #expect(try Ink(on: shown.screen) == untouched)
    }
  }

  private func look(for probe: StyleProbe, at place: Place, on shown: Shown) async throws {
    let name = probe.property.rawValue
    try load(
      "\(place.styleClass) { \(probe.given) \(probe.before.map { "\(name): \($0);" } ?? "") }")
    await Screen.turn()
    let before = try Ink(on: shown.screen, color: probe.color)
    try load("\(place.styleClass) { \(probe.given) \(name): \(probe.after); }")
    await Screen.turn()
    let after = try Ink(on: shown.screen, color: probe.color)
    #expect(
      probe.differs(before, after),
      "\(name): \(probe.before ?? "nothing") gave \(before), \(probe.after) gave \(after)")
  }

  private func load(_ text: String) throws {
    let file = folder.appending(path: "Walk.nss")
    try text.write(to: file, atomically: true, encoding: .utf8)
    try StyleSheetSettings.loadStylesheetByURL(url: file)
  }
}
