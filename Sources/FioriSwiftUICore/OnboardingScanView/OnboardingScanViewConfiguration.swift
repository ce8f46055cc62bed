import SwiftUI

/// What an ``OnboardingScanView`` holds at a moment, as its styles see it. What is not there at that
/// moment is empty.
public struct OnboardingScanViewConfiguration: ComponentConfiguration {
  /// The title in the bar.
  public let title: String
  /// The button that leaves, in the bar.
  public let cancelAction: ConfigurationViewWrapper
  /// The button that leads to another camera, and the switch of the camera's lamp, in the bar.
  public let trailingAction: ConfigurationViewWrapper
  /// The camera's picture.
  public let preview: ConfigurationViewWrapper
  /// The corners within which a code is held.
  public let guides: ConfigurationViewWrapper
  /// What to do with the camera.
  public let instruction: ConfigurationViewWrapper
  /// A symbol, where there is no picture of a camera.
  public let symbol: ConfigurationViewWrapper
  /// What is wrong with the camera, or what is to be typed.
  public let headline: ConfigurationViewWrapper
  /// What to do about it.
  public let detail: ConfigurationViewWrapper
  /// The button that tries the camera again.
  public let retryAction: ConfigurationViewWrapper
  /// The field for the address.
  public let inputField: ConfigurationViewWrapper
  /// The button that takes the address.
  public let continueAction: ConfigurationViewWrapper
  /// The button that leads back to the camera.
  public let scanAction: ConfigurationViewWrapper
  /// The button that leads to a picture.
  public let photoAction: ConfigurationViewWrapper
  /// The button that shows the recent pictures, and hides them.
  public let recentPicturesAction: ConfigurationViewWrapper
  /// The recent pictures, or that there are none.
  public let recentPictures: ConfigurationViewWrapper
  /// The button that leads to the field.
  public let typeAction: ConfigurationViewWrapper
  /// The wheel while a camera starts or a picture is read.
  public let loadingIndicator: ConfigurationViewWrapper
  /// The page to confirm.
  public let confirmation: ConfigurationViewWrapper
  /// What styles ask for.
  public let componentIdentifier: String

  /// The view, in what is left of the styles around it.
  public var component: OnboardingScanView { OnboardingScanView(self) }
}

/// The looks or the layout of ``OnboardingScanView``s.
public protocol OnboardingScanViewStyle: ComponentStyle
where Configuration == OnboardingScanViewConfiguration {}

extension View {
  /// Sets the looks of scanners. The nearest style is asked first; it reaches the next by making
  /// `OnboardingScanView(configuration)`.
  public func onboardingScanViewStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == OnboardingScanViewConfiguration { pushingStyle(style) }

  /// Sets the looks of scanners.
  public func onboardingScanViewStyle<Content: View>(
    @ViewBuilder _ content: @escaping (OnboardingScanViewConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}
