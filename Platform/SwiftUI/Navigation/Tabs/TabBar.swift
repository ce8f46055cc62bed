/// The bar of a `TabView`.
struct TabBar: View {
  struct Tab {
    /// Nil for a page that says nothing.
    let label: AnyView?
    let badge: Text?
  }
  let tabs: [Tab]
  let chosen: Int?
  let choose: @MainActor (Int) -> Void

  init(tabs: [Tab], chosen: Int?, choose: @escaping @MainActor (Int) -> Void) {
    (self.tabs, self.chosen, self.choose) = (tabs, chosen, choose)
  }

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      HStack(spacing: 0) {
        ForEach(tabs.indices, id: \.self) { index in
          TabButton(tab: tabs[index], isChosen: index == chosen) { choose(index) }
        }
      }
      .padding(.vertical, 2)
    }
    .background(Color(uiColor: .systemBackground))
  }
}

/// What leads to a page.
private struct TabButton: View {
  let tab: TabBar.Tab
  let isChosen: Bool
  let action: @MainActor () -> Void

  init(tab: TabBar.Tab, isChosen: Bool, action: @escaping @MainActor () -> Void) {
    (self.tab, self.isChosen, self.action) = (tab, isChosen, action)
  }

  var body: some View {
    Pressable(action: action) { isPressed in
      VStack(spacing: 2) {
        if let label = tab.label { label } else { Text(verbatim: "•") }
      }
      .labelStyle(TabLabelStyle())
      .font(.caption)
      .lineLimit(1)
      .multilineTextAlignment(.center)
      .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      .opacity(isPressed ? 0.4 : 1)
      .frame(maxWidth: .infinity, minHeight: 46)
      .overlay(alignment: .topTrailing) {
        if let badge = tab.badge {
          badge.font(.caption2.bold()).foregroundStyle(.white)
            .padding(.horizontal, 5)
            .frame(minWidth: 18, minHeight: 18)
            .background(Color.red, in: Capsule())
            .padding(.trailing, 8)
        }
      }
    }
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

/// The icon above the title.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.font(.title3).accessibilityHidden(true)
      configuration.title
    }
  }
}
