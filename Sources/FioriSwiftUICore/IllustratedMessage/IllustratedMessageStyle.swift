import SwiftUI

/// The looks or the layout of ``IllustratedMessage``s.
public protocol IllustratedMessageStyle: ComponentStyle
where Configuration == IllustratedMessageConfiguration {}

extension View {
  /// Sets the looks of illustrated messages. The nearest style is asked first; it reaches the next
  /// by making `IllustratedMessage(configuration)`.
  public func illustratedMessageStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == IllustratedMessageConfiguration { pushingStyle(style) }

  /// Sets the looks of illustrated messages.
  public func illustratedMessageStyle<Content: View>(
    @ViewBuilder _ content: @escaping (IllustratedMessageConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

extension ComponentStyle where Self == IllustratedMessageLayoutStyle {
  /// The picture above the texts, which stand in the middle; buttons take part of the width.
  public static var vertical: Self { Self(arrangement: .vertical, buttons: .fixed) }
  /// The picture before everything else.
  public static var horizontal: Self { Self(arrangement: .horizontal, buttons: .flexible) }
  /// The picture before the texts; buttons below both.
  public static var mixed: Self { Self(arrangement: .mixed, buttons: .full) }
  /// As `.vertical`, with buttons as wide as their titles.
  public static var flexibleButton: Self { Self(arrangement: .vertical, buttons: .flexible) }
  /// As `.vertical`, with buttons that share the whole width.
  public static var fullWidthButton: Self { Self(arrangement: .vertical, buttons: .full) }
  /// As `.vertical`: 60 % of the width for one button or for each of two below one another.
  public static var fixedWidthButton: Self { Self(arrangement: .vertical, buttons: .fixed) }
}
