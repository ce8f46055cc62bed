import SwiftUI

/// One part of a component, told by its role: ``Title``, ``Description``, ``Action`` and so on.
///
/// A style of the role makes it again with what is left of the styles around it:
///
/// ```swift
/// WelcomeScreen(title: "Field Service", inputText: $email)
///   .titleStyle { configuration in Title(configuration).padding(4) }
/// ```
public struct Slot<Role>: View {
  private let configuration: SlotConfiguration<Role>

  /// Makes the part again, inside a style.
  public init(_ configuration: SlotConfiguration<Role>) { self.configuration = configuration }

  init(_ content: any View, in componentIdentifier: String) {
    configuration = SlotConfiguration(
      content: ConfigurationViewWrapper(content), componentIdentifier: componentIdentifier)
  }

  /// The part in the styles around it; nothing when the slot is empty.
  public var body: some View {
    if !configuration.content.isEmpty {
      StyledComponent(configuration) { $0.content }
    }
  }
}

/// What one part of a component holds, as styles of its role see it.
public struct SlotConfiguration<Role>: ComponentConfiguration {
  /// What is in the slot.
  public let content: ConfigurationViewWrapper
  /// The component that the slot belongs to.
  public let componentIdentifier: String

  /// The part, in what is left of the styles around it.
  public var component: Slot<Role> { Slot(self) }
}

/// A style of one part of a component, as a style of the whole component.
///
/// It counts for that component alone, not for others of which the part is in the same role.
public struct SlotStyle<Configuration: ComponentConfiguration, Role>: ComponentStyle {
  private let style: AnyComponentStyle<SlotConfiguration<Role>>

  init(_ style: AnyComponentStyle<SlotConfiguration<Role>>) { self.style = style }

  /// The component, with the style for its part.
  public func makeBody(_ configuration: Configuration) -> some View {
    configuration.component.pushing(
      AnyComponentStyle(scope: configuration.componentIdentifier, style.make))
  }
}
