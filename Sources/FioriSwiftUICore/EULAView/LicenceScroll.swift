import SwiftUI

/// A title above a licence, which moves away with it.
///
/// A licence of the kit scrolls by itself, and leaves room for the title above its first line; other
/// views are put into a scroll view.
struct LicenceScroll: View {
  let title: ConfigurationViewWrapper
  let text: ConfigurationViewWrapper
  let scrollsItself: Bool
  let side: CGFloat
  @State private var titleHeight: CGFloat = 0
  @State private var offset: CGFloat = 0
  @Environment(\.licenceReading) private var reading

  var body: some View {
    if scrollsItself { ownScroll } else { scrollView }
  }

  private var ownScroll: some View {
    text
      .environment(
        \.licenceTop, LicenceTop(height: titleHeight, side: side, onScroll: { offset = $0 })
      )
      // Readers come to the title first, which stands on whatever ground the text has.
      .background(alignment: .top) {
        heading
          .fixedSize(horizontal: false, vertical: true)
          .background {
            GeometryReader { room in
              Color.clear.preference(key: TitleHeightKey.self, value: room.size.height)
            }
            .accessibilityHidden(true)
          }
          .offset(y: -offset)
          .allowsHitTesting(false)
          .paintedLast()
      }
      .clipped()
      .onPreferenceChange(TitleHeightKey.self) { titleHeight = $0 }
  }

  private var heading: some View {
    title.padding(.vertical, 30).padding(.horizontal, side).frame(maxWidth: .infinity)
  }

  private var scrollView: some View {
    GeometryReader { viewport in
      ScrollView {
        VStack(spacing: 0) {
          heading
          text.padding(.horizontal, side).frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.bottom, 24)
        .background {
          GeometryReader { room in
            let frame = room.frame(in: .named(Self.space))
            Color.clear
              .onChange(of: frame, initial: true) { _, frame in
                reading?.note(viewport.size.height - frame.minY, frame.height)
              }
          }
          .accessibilityHidden(true)
        }
      }
      .coordinateSpace(.named(Self.space))
    }
  }

  private static let space = "licence"
}

private enum TitleHeightKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}
