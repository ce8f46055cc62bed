import SwiftUI

/// Puts what an app gives a component into the component's slots.
@MainActor struct SlotMaker {
  private let componentIdentifier: String

  init(_ componentIdentifier: String) { self.componentIdentifier = componentIdentifier }

  /// A slot with its role's styles inside the kit's looks; nothing when it is empty.
  func part<Role, Looks: View>(
    _ role: Role.Type, _ view: any View, looks: (Slot<Role>) -> Looks
  ) -> ConfigurationViewWrapper {
    guard !ConfigurationViewWrapper(view).isEmpty else {
      return ConfigurationViewWrapper(EmptyView())
    }
    return ConfigurationViewWrapper(looks(Slot<Role>(view, in: componentIdentifier)))
  }

  /// A button in a slot, with a title of the kit where the app has left it out.
  func action<Role, Style: FioriButtonStyle>(
    _ role: Role.Type, _ view: any View, title: String, look: ActionLook<Style>
  ) -> ConfigurationViewWrapper {
    let isOmitted = ConfigurationViewWrapper(view).isOmitted
    return part(role, isOmitted ? FioriButton(title: AttributedString(title)) : view) {
      $0.modifier(look)
    }
  }
}

extension ButtonConduct {
  /// Lets a button do what it does, and then something of the screen's.
  static func also(_ action: @escaping @MainActor () -> Void) -> ButtonConduct {
    ButtonConduct(gate: { press in
      press()
      action()
    })
  }
}
