import Catalog
import Localization
import Onboarding
import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("Every page of the catalogue", .onScreen) struct PageLayoutTests {
  /// Colours are all that light, dark and contrast change, whatever the language: English has each.
  private static let colors: [String: [ScreenLook]] = [
    "en": [.dark, .highContrast, ScreenLook(isDark: true, hasHighContrast: true)],
    "de": [.dark], "ar": [.highContrast], "ja": [ScreenLook(isDark: true, hasHighContrast: true)],
  ]

  @Test(
    "shows all that is on it in every look, in its place",
    arguments: ["en", "de", "ar", "ja"])
  func everyLook(_ tag: String) async {
    let before = OnboardingTexts.standard
    defer { OnboardingTexts.standard = before }
    OnboardingTexts.standard = OnboardingTexts(for: LanguageChoice(override: [tag]))
    let isRightToLeft = tag == "ar"
    for page in CatalogPage.all {
      let screen = await page.opened(ScreenLook(isRightToLeft: isRightToLeft))
      for scale in [1.0, 2] {
        let look = ScreenLook(textScale: scale, isRightToLeft: isRightToLeft)
        await screen.show(look)
        #expect(screen.layoutProblems() == [], "\(page.name) \(scale)")
        let shown = screen.shownElements()
        if scale == 1 {
          for var look in Self.colors[tag] ?? [] {
            look.isRightToLeft = isRightToLeft
            await screen.show(look)
            #expect(screen.shownElements() == shown, "\(page.name) \(look)")
          }
        }
        if isRightToLeft {
          await screen.show(ScreenLook(textScale: scale))
          expectMirrored(shown, screen.shownElements(), "\(page.name) \(scale)")
        }
      }
      screen.close()
    }
  }

  /// The same texts from left to right are the picture in a mirror.
  private func expectMirrored(
    _ elements: [ShownElement], _ others: [ShownElement], _ page: String
  ) {
    #expect(elements.map(\.name) == others.map(\.name), "\(page)")
    for (element, other) in zip(elements, others) {
      let mirrored = ScreenSize.handheld.width - other.frame.maxX
      #expect(
        abs(element.frame.minX - mirrored) <= 2 && abs(element.frame.minY - other.frame.minY) <= 2,
        "\(page): \(element.name) is at \(element.frame), was at \(other.frame)")
    }
  }
}
