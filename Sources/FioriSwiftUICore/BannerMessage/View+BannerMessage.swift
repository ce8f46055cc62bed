import SwiftUI

extension View {
  /// Puts a message above the view while it is presented.
  ///
  /// ```swift
  /// SignInForm()
  ///   .bannerMessageView(isPresented: $hasFailed, title: "Sign In Failed")
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: Whether the message is there. The button that closes it sets it to false.
  ///   - pushContentDown: Whether the view makes room for the message; else the message lies on it.
  ///   - icon: A picture before the title.
  ///   - title: The message; it is announced to assistive technology where it is a `Text`.
  ///   - bannerTapped: What a press on the message does; nil for nothing.
  ///   - alignment: Where picture and title stand; nil is the middle.
  ///   - hidesCloseAction: Whether there is no button that closes the message.
  ///   - messageType: What the message says by its colour; nil is `.neutral`.
  public func bannerMessageView(
    isPresented: Binding<Bool>, pushContentDown: Binding<Bool> = .constant(false),
    @ViewBuilder icon: @escaping () -> any View = { EmptyView() },
    @ViewBuilder title: @escaping () -> any View, bannerTapped: (() -> Void)? = nil,
    alignment: HorizontalAlignment? = nil, hidesCloseAction: Bool = false,
    messageType: BannerMultiMessageType? = .negative
  ) -> some View {
    modifier(
      BannerMessagePlace(isPresented: isPresented, pushContentDown: pushContentDown) {
        BannerMessage(
          icon: icon, title: title, bannerTapped: bannerTapped, alignment: alignment,
          hidesCloseAction: hidesCloseAction, messageType: messageType
        ) { isPresented.wrappedValue = false }
      })
  }

  /// Puts a message above the view while it is presented.
  ///
  /// Parameters are those of the form with view builders.
  public func bannerMessageView(
    isPresented: Binding<Bool>, pushContentDown: Binding<Bool> = .constant(false),
    @ViewBuilder icon: @escaping () -> any View = { EmptyView() }, title: AttributedString,
    bannerTapped: (() -> Void)? = nil, alignment: HorizontalAlignment? = nil,
    hidesCloseAction: Bool = false, messageType: BannerMultiMessageType? = .negative
  ) -> some View {
    bannerMessageView(
      isPresented: isPresented, pushContentDown: pushContentDown, icon: icon,
      title: { Text(title) }, bannerTapped: bannerTapped, alignment: alignment,
      hidesCloseAction: hidesCloseAction, messageType: messageType)
  }

  /// Puts a message above the view while it is presented.
  ///
  /// Parameters are those of the form with view builders.
  public func bannerMessageView(
    isPresented: Binding<Bool>, pushContentDown: Binding<Bool> = .constant(false),
    @ViewBuilder icon: @escaping () -> any View = { EmptyView() }, title: String,
    bannerTapped: (() -> Void)? = nil, alignment: HorizontalAlignment? = nil,
    hidesCloseAction: Bool = false, messageType: BannerMultiMessageType? = .negative
  ) -> some View {
    bannerMessageView(
      isPresented: isPresented, pushContentDown: pushContentDown, icon: icon,
      title: AttributedString(title), bannerTapped: bannerTapped, alignment: alignment,
      hidesCloseAction: hidesCloseAction, messageType: messageType)
  }
}

/// A message on a view, or above it.
private struct BannerMessagePlace: ViewModifier {
  @Binding var isPresented: Bool
  @Binding var pushContentDown: Bool
  let message: () -> BannerMessage

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      if isPresented, pushContentDown { message().transition(Self.transition) }
      content
    }
    .overlay(alignment: .top) {
      if isPresented, !pushContentDown {
        message().liesOverOthers().transition(Self.transition)
      }
    }
    .animation(.easeInOut(duration: 0.3), value: isPresented)
  }

  private static var transition: AnyTransition { .move(edge: .top).combined(with: .opacity) }
}
