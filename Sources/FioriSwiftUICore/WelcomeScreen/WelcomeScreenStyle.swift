import SwiftUI

/// The looks or the layout of ``WelcomeScreen``s.
///
/// ```swift
/// WelcomeScreen(title: "Field Service", inputText: $email)
///   .welcomeScreenStyle { configuration in
///     HStack {
///       configuration.icon
///       VStack { configuration.title; configuration.inputField; configuration.action }
///     }
///   }
/// ```
public protocol WelcomeScreenStyle: ComponentStyle
where Configuration == WelcomeScreenConfiguration {}

extension View {
  /// Sets the looks of welcome screens. The nearest style is asked first; it reaches the next by
  /// making `WelcomeScreen(configuration)`.
  public func welcomeScreenStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == WelcomeScreenConfiguration { pushingStyle(style) }

  /// Sets the looks of welcome screens.
  public func welcomeScreenStyle<Content: View>(
    @ViewBuilder _ content: @escaping (WelcomeScreenConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

extension ComponentStyle where Self == WelcomeScreenBaseStyle {
  /// The kit's own layout.
  public static var base: Self { Self() }
}
