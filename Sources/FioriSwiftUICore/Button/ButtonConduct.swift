import SwiftUI

/// How a screen takes part in what its buttons do.
struct ButtonConduct {
  /// Decides whether what the button does is done; nil lets it be done.
  var gate: (@MainActor (@escaping @MainActor () -> Void) -> Void)?
  /// What a button without an action of its own does.
  var fallback: (@MainActor () -> Void)?
  /// Where the button leaves a way to press it, for Return in a field.
  var trigger: ButtonTrigger?

  @MainActor func conduct(_ press: @escaping @MainActor () -> Void) {
    if let gate { gate(press) } else { press() }
  }

  @MainActor func note(_ press: @escaping @MainActor () -> Void) { trigger?.press = press }

  /// Waits until the button is gone, then forgets how it was pressed: that holds the screen's state,
  /// which holds the trigger.
  @MainActor func forgetAtEnd() async {
    guard let trigger else { return }
    let (never, continuation) = AsyncStream<Never>.makeStream()
    for await _ in never {}
    continuation.finish()
    trigger.press = nil
  }
}

/// A way to press a button that is somewhere in a slot.
@MainActor final class ButtonTrigger {
  var press: (@MainActor () -> Void)?
}

private enum ButtonConductKey: EnvironmentKey {
  static var defaultValue: ButtonConduct { ButtonConduct() }
}

extension EnvironmentValues {
  var buttonConduct: ButtonConduct {
    get { self[ButtonConductKey.self] }
    set { self[ButtonConductKey.self] = newValue }
  }
}

/// Makes a system button in a slot look and behave as the kit's own.
struct SlotButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    FioriButton { _ in
      configuration.trigger()
    } label: { _ in
      configuration.label
    }
  }
}
