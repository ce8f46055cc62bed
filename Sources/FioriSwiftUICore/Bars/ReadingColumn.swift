import SwiftUI

/// A column of texts that scrolls, as wide as can be read with ease.
struct ReadingColumn<Content: View>: View {
  let content: Content
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  init(@ViewBuilder _ content: () -> Content) { self.content = content() }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) { content }
        .frame(maxWidth: 640)
        .padding(.horizontal, dynamicTypeSize.isAccessibilitySize ? 16 : 32)
        .padding(.vertical, 2)
        .frame(maxWidth: .infinity)
    }
  }
}
