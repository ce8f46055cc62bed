import FioriThemeManager
import SwiftUI
import UIKit

/// A turning wheel, or another sign of work, with a title beside it.
///
/// ```swift
/// LoadingIndicator(title: "Getting your work orders", isPresented: $isLoading)
/// ```
///
/// It is there while `isPresented` is true, and says its title to assistive technology then.
public struct LoadingIndicator: View {
  /// Where the sign stands, seen from the title.
  public enum Layout: Hashable, Sendable, CaseIterable {
    /// Before the title.
    case leading
    /// After the title.
    case trailing
    /// Above the title.
    case top
    /// Below the title.
    case bottom
  }

  private let title: any View
  private let spoken: String?
  private let progress: any View
  private let duration: Double
  @Binding private var isPresented: Bool
  @Environment(\.loadingIndicatorLooks) private var looks
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  /// Makes an indicator of views.
  ///
  /// - Parameters:
  ///   - title: What is being done.
  ///   - progress: The sign of work.
  ///   - duration: Seconds after which `isPresented` becomes false; zero or less is never.
  ///   - isPresented: Whether the indicator is there.
  public init(
    @ViewBuilder title: () -> any View, @ViewBuilder progress: () -> any View,
    duration: Double = 0, isPresented: Binding<Bool>
  ) {
    self.title = title()
    spoken = nil
    self.progress = progress()
    self.duration = duration
    _isPresented = isPresented
  }

  /// Makes an indicator with a text and a wheel.
  ///
  /// Parameters are those of the initialiser with view builders.
  public init(
    title: AttributedString, progress: ProgressView<EmptyView, EmptyView> = ProgressView(),
    duration: Double = 0, isPresented: Binding<Bool>
  ) {
    self.title = title.characters.isEmpty ? EmptyView() : Text(title)
    spoken = String(title.characters)
    self.progress = progress
    self.duration = duration
    _isPresented = isPresented
  }

  /// The indicator, or nothing.
  public var body: some View {
    ZStack {
      if isPresented {
        content
          .transition(reduceMotion ? .opacity : .scale)
          .task { await leaveInTime() }
          .onAppear {
            guard let spoken, !spoken.isEmpty else { return }
            UIAccessibility.post(notification: .announcement, argument: spoken)
          }
      }
    }
    .modifier(ContainerLook(part: StyledPart("", of: .loadingIndicator)))
    .animation(.easeInOut, value: isPresented)
    .preference(key: IsLoadingKey.self, value: isPresented)
  }

  private var content: some View {
    let isColumn = looks.layout == .top || looks.layout == .bottom
    let stack = isColumn ? AnyLayout(VStackLayout(spacing: 8)) : AnyLayout(HStackLayout(spacing: 8))
    return stack {
      if looks.layout == .top || looks.layout == .leading { sign }
      erased(title)
        .modifier(
          TextLook(
            part: StyledPart("textLabel", of: .loadingIndicator), font: .headline,
            color: .primaryLabel, isElement: false)
        )
        .accessibilityIdentifier("loadingIndicatorView_textLabel")
      if looks.layout == .bottom || looks.layout == .trailing { sign }
    }
  }

  private var sign: some View {
    erased(progress)
      .controlSize(looks.controlSize)
      .modifier(
        SignLook(part: StyledPart("activityIndicator", of: .loadingIndicator), tint: looks.tint)
      )
      .accessibilityHidden(true)
  }

  private func leaveInTime() async {
    guard duration > 0, duration.isFinite else { return }
    do {
      try await Task.sleep(for: .seconds(min(duration, 86_400)))
      isPresented = false
    } catch {
      // The indicator has left before its time was over.
    }
  }
}

/// Whether an indicator below is there.
enum IsLoadingKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

struct LoadingIndicatorLooks {
  var layout = LoadingIndicator.Layout.top
  var controlSize = ControlSize.regular
  var tint: Color?
}

private enum LoadingIndicatorLooksKey: EnvironmentKey {
  static var defaultValue: LoadingIndicatorLooks { LoadingIndicatorLooks() }
}

extension EnvironmentValues {
  var loadingIndicatorLooks: LoadingIndicatorLooks {
    get { self[LoadingIndicatorLooksKey.self] }
    set { self[LoadingIndicatorLooksKey.self] = newValue }
  }
}

extension View {
  /// Says where the sign of the loading indicators below stands, seen from their titles.
  public func indicatorPosition(_ position: LoadingIndicator.Layout) -> some View {
    transformEnvironment(\.loadingIndicatorLooks) { $0.layout = position }
  }

  /// Says how large the sign of the loading indicators below is.
  public func indicatorControlSize(_ size: ControlSize) -> some View {
    transformEnvironment(\.loadingIndicatorLooks) { $0.controlSize = size }
  }

  /// Says which colour the sign of the loading indicators below has.
  public func indicatorTint(_ color: Color) -> some View {
    transformEnvironment(\.loadingIndicatorLooks) { $0.tint = color }
  }
}
