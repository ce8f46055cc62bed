import FioriThemeManager
import SwiftUI
import UIKit

/// A button whose label may differ by state, in the looks of the theme.
///
/// ```swift
/// FioriButton(title: "Start") { _ in print("started") }
/// FioriButton(isSelectionPersistent: true) { state in
///   print(state == .selected ? "on" : "off")
/// } label: { state in
///   Text(state == .selected ? "Following" : "Follow")
/// }
/// ```
///
/// States are `.normal`, `.highlighted` while it is pressed, `.selected` for one that stays so, and
/// `.disabled`.
public struct FioriButton: View {
  let isSelectionPersistent: Bool
  let action: ((UIControl.State) -> Void)?
  let label: (UIControl.State) -> any View
  let image: (UIControl.State) -> any View
  let imagePosition: FioriButtonImagePosition
  let imageTitleSpacing: CGFloat
  @State private var isSelected = false
  @Environment(\.fioriButtonStyle) private var style
  @Environment(\.buttonConduct) private var conduct
  @Environment(\.standardButton) private var standardButton
  @Environment(\.isEnabled) private var isEnabled

  /// Makes a button with a label of views.
  ///
  /// - Parameters:
  ///   - isSelectionPersistent: Whether it stays selected until it is pressed again.
  ///   - action: Called with the new state.
  ///   - label: The label in a state.
  public init(
    isSelectionPersistent: Bool = false, action: ((UIControl.State) -> Void)? = nil,
    @ViewBuilder label: @escaping (UIControl.State) -> any View
  ) {
    self.init(
      isSelectionPersistent: isSelectionPersistent, action: action, label: label,
      image: { _ in EmptyView() })
  }

  /// Makes a button with a label and a picture beside it.
  ///
  /// - Parameters:
  ///   - isSelectionPersistent: Whether it stays selected until it is pressed again.
  ///   - action: Called with the new state.
  ///   - label: The label in a state.
  ///   - image: The picture in a state.
  ///   - imagePosition: On which side of the label the picture is.
  ///   - imageTitleSpacing: Points between the two.
  public init(
    isSelectionPersistent: Bool = false, action: ((UIControl.State) -> Void)? = nil,
    @ViewBuilder label: @escaping (UIControl.State) -> any View = { _ in EmptyView() },
    @ViewBuilder image: @escaping (UIControl.State) -> any View,
    imagePosition: FioriButtonImagePosition = .leading, imageTitleSpacing: CGFloat = 8
  ) {
    self.isSelectionPersistent = isSelectionPersistent
    self.action = action
    self.label = label
    self.image = image
    self.imagePosition = imagePosition
    self.imageTitleSpacing = imageTitleSpacing
  }

  /// Makes a button with a title that may differ by state.
  public init(
    isSelectionPersistent: Bool = false,
    title: @escaping (UIControl.State) -> AttributedString,
    action: ((UIControl.State) -> Void)? = nil
  ) {
    self.init(isSelectionPersistent: isSelectionPersistent, action: action) { Text(title($0)) }
  }

  /// Makes a button with a title.
  public init(
    isSelectionPersistent: Bool = false, title: AttributedString,
    action: ((UIControl.State) -> Void)? = nil
  ) {
    self.init(isSelectionPersistent: isSelectionPersistent, action: action) { _ in Text(title) }
  }

  /// Makes a button with a title that may differ by state: the form of old.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use init(isSelectionPersistent:title:action:).")
  public init<Title: StringProtocol>(
    isSelectionPersistent: Bool = false, action: ((UIControl.State) -> Void)? = nil,
    title: @escaping (UIControl.State) -> Title
  ) {
    self.init(isSelectionPersistent: isSelectionPersistent, action: action) { Text(title($0)) }
  }

  /// The button in the style of the views around it.
  public var body: some View {
    let _ = conduct.note(press)
    standard
      .buttonStyle(FioriButtonLooks(button: self, restingState: restingState, style: style))
      .disabled(!style.takesPresses)
      .onChange(of: isSelectionPersistent) { isSelected = false }
      .task { [conduct] in await conduct.forgetAtEnd() }
  }

  /// The system's button, or the app's in its place.
  @ViewBuilder private var standard: some View {
    if let standardButton {
      standardButton.create(press)
    } else {
      Button(action: press) { erased(label(restingState)) }
    }
  }

  private var restingState: UIControl.State {
    guard isEnabled else { return .disabled }
    return isSelected ? .selected : .normal
  }

  private func press() {
    guard isEnabled, style.takesPresses else { return }
    conduct.conduct {
      if isSelectionPersistent { isSelected.toggle() }
      let state: UIControl.State = isSelected ? .selected : .normal
      if let action { action(state) } else { conduct.fallback?() }
    }
  }
}

/// Asks the style for the looks in the state that the system's button is in.
private struct FioriButtonLooks: ButtonStyle {
  let button: FioriButton
  let restingState: UIControl.State
  let style: AnyFioriButtonStyle

  func makeBody(configuration: Configuration) -> some View {
    let isPressed = configuration.isPressed && restingState != .disabled
    style.makeBody(
      configuration: FioriButtonStyleConfiguration(
        state: isPressed ? .highlighted : restingState, button: button))
  }
}
