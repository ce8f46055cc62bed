import SwiftUI
import Testing

@Suite("A value from the traits") struct TraitValueTests {
  @Test("goes to UIKit's text sizes and back", arguments: DynamicTypeSize.allCases)
  func textSizes(size: DynamicTypeSize) {
    let category = UIContentSizeCategory(size)
    #expect(DynamicTypeSize(category) == size)
    #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
  }

  @Test("orders text sizes as UIKit does")
  func order() {
    #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
    let categories = DynamicTypeSize.allCases.map { UIContentSizeCategory($0) }
    #expect(categories == categories.sorted() && Set(categories).count == 12)
    #expect(DynamicTypeSize(.large) == .large && DynamicTypeSize(.extraSmall) == .xSmall)
    #expect(DynamicTypeSize(.unspecified) == nil)
    #expect(UIContentSizeCategory(nil as DynamicTypeSize?) == .unspecified)
    #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
    #expect(DynamicTypeSize.accessibility1.isAccessibilitySize)
  }

  @Test("goes to UIKit's other traits and back")
  func others() {
    for scheme in ColorScheme.allCases {
      #expect(ColorScheme(UIUserInterfaceStyle(scheme)) == scheme)
    }
    #expect(UIUserInterfaceStyle(.dark) == .dark)
    #expect(ColorScheme(.unspecified) == nil && UIUserInterfaceStyle(nil) == .unspecified)
    for contrast in ColorSchemeContrast.allCases {
      #expect(ColorSchemeContrast(UIAccessibilityContrast(contrast)) == contrast)
    }
    #expect(UIAccessibilityContrast(.increased) == .high)
    #expect(ColorSchemeContrast(.unspecified) == nil)
    #expect(UIAccessibilityContrast(nil) == .unspecified)
    for direction in LayoutDirection.allCases {
      #expect(LayoutDirection(UITraitEnvironmentLayoutDirection(direction)) == direction)
    }
    #expect(UITraitEnvironmentLayoutDirection(.rightToLeft) == .rightToLeft)
    #expect(LayoutDirection(.unspecified) == nil)
    for size in [UserInterfaceSizeClass.compact, .regular] {
      #expect(UserInterfaceSizeClass(UIUserInterfaceSizeClass(size)) == size)
    }
    #expect(UIUserInterfaceSizeClass(.regular) == .regular)
    #expect(UserInterfaceSizeClass(.unspecified) == nil)
    #expect(UIUserInterfaceSizeClass(nil) == .unspecified)
  }

  @Test("has its cases and roles")
  func cases() {
    #expect(TextAlignment.allCases == [.leading, .center, .trailing])
    #expect(ContentMode.allCases == [.fit, .fill])
    #expect(Visibility.allCases == [.automatic, .visible, .hidden])
    #expect(ButtonRole.destructive != .cancel)
  }

  @Test("names the Return key as UIKit does")
  func submitLabels() {
    let labels: [SubmitLabel] = [
      .done, .go, .send, .join, .route, .search, .return, .next, .continue,
    ]
    #expect(
      labels.map(\.returnKeyType)
        == [.done, .go, .send, .join, .route, .search, .default, .next, .continue])
  }
}
