import FioriThemeManager
import SwiftUI

/// The bars of a screen: in the bar of the navigation container where there is one, else in one of
/// the screen's own, and in a row below the content.
struct ScreenBars<Leading: View, Trailing: View, Bottom: View>: ViewModifier {
  let table: PartTable
  let title: String
  let leading: Leading
  let trailing: Trailing
  let bottom: Bottom
  @Environment(\.isInNavigationContainer) private var isInNavigationContainer

  init(
    of table: PartTable, title: String = "", @ViewBuilder leading: () -> Leading,
    @ViewBuilder trailing: () -> Trailing,
    @ViewBuilder bottom: () -> Bottom
  ) {
    self.table = table
    self.title = title
    self.leading = leading()
    self.trailing = trailing()
    self.bottom = bottom()
  }

  private var bar: StyledPart { StyledPart("navigationBar", of: table) }

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      if !isInNavigationContainer {
        OwnBar(
          part: bar, title: title, leading: leading, trailing: trailing)
      }
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      bottom
    }
    .modifier(ScreenSurface(table: table))
    .navigationTitle(Text(title))
    .navigationBarTitleDisplayMode(.inline)
    .navigationBarBackButtonHidden()
    .toolbar {
      if isInNavigationContainer {
        ToolbarItem(placement: .topBarLeading) { leading.modifier(BarItemLook(part: bar)) }
        ToolbarItem(placement: .topBarTrailing) { trailing.modifier(BarItemLook(part: bar)) }
      }
    }
  }
}

/// The colour that style sheets give the items of a bar.
private struct BarItemLook: ViewModifier {
  let part: StyledPart
  @Environment(\.styleSituation) private var situation

  func body(content: Content) -> some View {
    let items = StyledBar.Look(styleValues(part.classes(), in: situation)).items
    content.environment(\.barItemColor, items.map { Color(uiColor: $0) })
  }
}

/// A bar above a screen that no container gives one.
private struct OwnBar<Leading: View, Trailing: View>: View {
  let part: StyledPart
  let title: String
  let leading: Leading
  let trailing: Trailing

  @Environment(\.styleSituation) private var situation

  var body: some View {
    let values = styleValues(part.classes(), ofText: true, in: situation)
    let look = StyledBar.Look(values)
    VStack(spacing: 0) {
      BarRow(
        leading: leading.modifier(BarItemLook(part: part)), title: titleLabel(values, look),
        trailing: trailing.modifier(BarItemLook(part: part)))
      (look.line.map { Color(uiColor: $0) } ?? .preferredColor(.separator))
        .frame(height: 1).accessibilityHidden(true)
    }
    .background((look.ground.map { Color(uiColor: $0) } ?? .clear).ignoresSafeArea())
  }

  @ViewBuilder private func titleLabel(_ values: StyleValues, _ look: StyledBar.Look) -> some View {
    if !title.isEmpty {
      Text(title)
        .font(values.font(.headline, weight: .semibold))
        .foregroundStyle(look.title.map { Color(uiColor: $0) } ?? .preferredColor(.primaryLabel))
        .multilineTextAlignment(.center)
        .accessibilityAddTraits(.isHeader)
        .accessibilityIdentifier("barTitleLabel")
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
        .environment(\.buttonsFillWidth, true)
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
    }
  }
}
