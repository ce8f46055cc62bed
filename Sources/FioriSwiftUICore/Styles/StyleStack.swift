import SwiftUI

// One stack of styles for each kind of component, all in one generic key: a style that makes its
// component again reaches the next one, and below the last is the component's own layout.

/// A style of any type.
@MainActor struct AnyComponentStyle<Configuration: ComponentConfiguration> {
  /// The component inside which the style counts; nil is everywhere below where it was set.
  let scope: String?
  let make: (Configuration) -> AnyView

  init<Style: ComponentStyle>(_ style: Style, scope: String? = nil)
  where Style.Configuration == Configuration {
    self.scope = scope
    make = { AnyView(ResolvedStyle(style: style, configuration: $0)) }
  }

  init<Content: View>(
    scope: String? = nil, _ make: @escaping (Configuration) -> Content
  ) {
    self.scope = scope
    self.make = { AnyView(make($0)) }
  }
}

/// Holds a style as a property of a view, so that the style's own dynamic properties are installed.
struct ResolvedStyle<Style: ComponentStyle>: View {
  let style: Style
  let configuration: Style.Configuration
  var body: some View { style.makeBody(configuration) }
}

private enum StyleStackKey<Configuration: ComponentConfiguration>: EnvironmentKey {
  static var defaultValue: [AnyComponentStyle<Configuration>] { [] }
}

/// Names the stack of one kind of component in a key path.
struct StyleStackID<Configuration: ComponentConfiguration>: Hashable, Sendable {}

extension EnvironmentValues {
  subscript<Configuration: ComponentConfiguration>(
    styles id: StyleStackID<Configuration>
  ) -> [AnyComponentStyle<Configuration>] {
    get { self[StyleStackKey<Configuration>.self] }
    set { self[StyleStackKey<Configuration>.self] = newValue }
  }
}

extension View {
  func pushingStyle<Style: ComponentStyle>(_ style: Style) -> some View {
    pushing(AnyComponentStyle(style))
  }

  func pushingStyle<Configuration: ComponentConfiguration, Content: View>(
    _ make: @escaping (Configuration) -> Content
  ) -> some View {
    pushing(AnyComponentStyle(make))
  }

  func pushing<Configuration: ComponentConfiguration>(
    _ style: AnyComponentStyle<Configuration>
  ) -> some View {
    transformEnvironment(\.[styles: StyleStackID<Configuration>()]) { $0.append(style) }
  }
}

/// A component in the styles around it; without any, as `base` makes it.
struct StyledComponent<Configuration: ComponentConfiguration, Base: View>: View {
  let configuration: Configuration
  let base: (Configuration) -> Base
  @Environment(\.[styles: StyleStackID<Configuration>()]) private var styles

  init(
    _ configuration: Configuration,
    @ViewBuilder base: @escaping (Configuration) -> Base
  ) {
    self.configuration = configuration
    self.base = base
  }

  /// Below the last style is another one, whose dynamic properties are installed too.
  init<Style: ComponentStyle>(_ configuration: Configuration, base style: Style)
  where Base == ResolvedStyle<Style>, Style.Configuration == Configuration {
    self.init(configuration) { ResolvedStyle(style: style, configuration: $0) }
  }

  var body: some View {
    let identifier = configuration.componentIdentifier
    if let index = styles.lastIndex(where: { $0.scope == nil || $0.scope == identifier }) {
      styles[index].make(configuration)
        .environment(\.[styles: StyleStackID<Configuration>()], Array(styles[..<index]))
    } else {
      base(configuration)
    }
  }
}
