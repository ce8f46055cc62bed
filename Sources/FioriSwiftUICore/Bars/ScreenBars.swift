import FioriThemeManager
import SwiftUI

/// The bars of a screen: in the bar of the navigation container where there is one, else in one of
/// the screen's own, and in a row below the content.
struct ScreenBars<Leading: View, Trailing: View, Bottom: View>: ViewModifier {
  let title: String
  let leading: Leading
  let trailing: Trailing
  let bottom: Bottom
  @Environment(\.isInNavigationContainer) private var isInNavigationContainer

  init(
    title: String = "", @ViewBuilder leading: () -> Leading, @ViewBuilder trailing: () -> Trailing,
    @ViewBuilder bottom: () -> Bottom
  ) {
    self.title = title
    self.leading = leading()
    self.trailing = trailing()
    self.bottom = bottom()
  }

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      if !isInNavigationContainer {
        OwnBar(title: title, leading: leading, trailing: trailing)
      }
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      bottom
    }
    .background(Color.preferredColor(.primaryBackground).ignoresSafeArea())
    .navigationTitle(Text(title))
    .navigationBarTitleDisplayMode(.inline)
    .navigationBarBackButtonHidden()
    .toolbar {
      if isInNavigationContainer {
        ToolbarItem(placement: .topBarLeading) { leading }
        ToolbarItem(placement: .topBarTrailing) { trailing }
      }
    }
  }
}

/// A bar above a screen that no container gives one.
private struct OwnBar<Leading: View, Trailing: View>: View {
  let title: String
  let leading: Leading
  let trailing: Trailing

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        HStack(spacing: 8) {
          leading
          Spacer(minLength: 0)
          trailing
        }
        if !title.isEmpty {
          Text(title)
            .font(.fiori(forTextStyle: .headline, weight: .semibold))
            .foregroundStyle(Color.preferredColor(.primaryLabel))
            .lineLimit(1)
            .accessibilityAddTraits(.isHeader)
            .accessibilityIdentifier("barTitleLabel")
        }
      }
      .padding(.horizontal, 8)
      .frame(minHeight: 44)
      Color.preferredColor(.separator).frame(height: 1).accessibilityHidden(true)
    }
  }
}

/// The row of answers below a screen's content: the one that goes on at the end. Where they do not fit
/// beside one another, they stand below one another, the one that goes on first.
struct AnswerRow<Refusing: View, Agreeing: View>: View {
  let refusing: Refusing
  let agreeing: Agreeing

  init(@ViewBuilder refusing: () -> Refusing, @ViewBuilder agreeing: () -> Agreeing) {
    self.refusing = refusing()
    self.agreeing = agreeing()
  }

  var body: some View {
    VStack(spacing: 0) {
      Color.preferredColor(.separator).frame(height: 1).accessibilityHidden(true)
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 16) {
          refusing
          Spacer(minLength: 0)
          agreeing
        }
        VStack(spacing: 8) {
          agreeing
          refusing
        }
        .frame(maxWidth: .infinity)
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
    }
  }
}
