import FioriSwiftUICore
import FioriThemeManager
import OnboardingTesting
import SwiftUI

/// Lists the pages, below the controls for how they look; a click opens one.
struct CatalogList: View {
  @Bindable var stage: CatalogStage

  var body: some View {
    List {
      Section("Look") {
        Toggle("Dark", isOn: $stage.look.isDark)
        Toggle("Right to left", isOn: $stage.look.isRightToLeft)
        Toggle("High contrast", isOn: $stage.look.hasHighContrast)
        CatalogChoice(
          title: "Text size", choices: CatalogStage.textScales, value: $stage.look.textScale
        ) { "\(Int($0 * 100)) %" }
        CatalogChoice(title: "Window", choices: CatalogStage.sizes, value: $stage.size) {
          "\(Int($0.width)) × \(Int($0.height))"
        }
      }
      ForEach(Self.groups, id: \.name) { group in
        Section(group.name) {
          ForEach(group.pages, id: \.name) { page in
            Button {
              stage.open(page)
            } label: {
              Text(page.name)
                .foregroundStyle(Color.preferredColor(.primaryLabel))
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .accessibilityIdentifier(page.name)
          }
        }
      }
    }
    .font(.fiori(forTextStyle: .body))
    .tint(Color.preferredColor(.tintColor2))
  }

  /// The pages of one screen.
  private struct Group {
    let name: String
    var pages: [CatalogPage]
  }

  /// The pages by group, both in the order of the catalogue.
  private static let groups: [Group] = CatalogCommand.pages.reduce(into: []) { groups, page in
    if let index = groups.firstIndex(where: { $0.name == page.group }) {
      groups[index].pages.append(page)
    } else {
      groups.append(Group(name: page.group, pages: [page]))
    }
  }
}

/// A row with a button that goes through some choices.
private struct CatalogChoice<Value: Equatable>: View {
  let title: String
  let choices: [Value]
  @Binding var value: Value
  let words: (Value) -> String

  init(
    title: String, choices: [Value], value: Binding<Value>, words: @escaping (Value) -> String
  ) {
    self.title = title
    self.choices = choices
    _value = value
    self.words = words
  }

  var body: some View {
    HStack {
      Text(title).accessibilityHidden(true)
      Spacer()
      Button(words(value), action: next)
        .accessibilityLabel("\(title): \(words(value))")
    }
  }

  private func next() {
    let index = choices.firstIndex(of: value) ?? 0
    value = choices[(index + 1) % choices.count]
  }
}
