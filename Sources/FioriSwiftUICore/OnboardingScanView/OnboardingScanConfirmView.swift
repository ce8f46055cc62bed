import FioriThemeManager
import Observation
import Onboarding
import SwiftUI

/// The texts of an ``OnboardingScanConfirmView``. What an app does not set is the kit's, in the
/// person's language.
@MainActor @Observable public final class OnboardingScanConfirmViewContext {
  /// What the app has set.
  var own: [OnboardingText: String] = [:]
  /// How wide the button is, in points; nil is 201, or what its title needs.
  public var continueButtonWidth: CGFloat?

  /// Makes the kit's texts.
  public init() {}

  private subscript(_ text: OnboardingText) -> String {
    get { own[text] ?? OnboardingTexts.standard[text] }
    set { own[text] = newValue }
  }

  /// The title.
  public var titleString: String {
    get { self[.scanConfirmationTitle] }
    set { self[.scanConfirmationTitle] = newValue }
  }
  /// What stands before the name of the server.
  public var messageString: String {
    get { self[.scanConfirmationDetail] }
    set { self[.scanConfirmationDetail] = newValue }
  }
  /// The title of the button.
  public var continueButtonTitleString: String {
    get { self[.continueAction] }
    set { self[.continueAction] = newValue }
  }
}

/// The page on which a person confirms what was scanned: it names the server.
///
/// ```swift
/// OnboardingScanConfirmView(hcpServer: "field.example.com", didTapContinue: { print("on") })
/// ```
public struct OnboardingScanConfirmView: View {
  private let context: OnboardingScanConfirmViewContext?
  private let confirmation: ScanConfirmation
  private let didTapContinue: () -> Void
  private let scanAgain: (() -> Void)?
  @Environment(\.onboardingTexts) private var texts
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - context: The texts; nil is the kit's.
  ///   - hcpServer: The server's name, or the whole text that was scanned: the name is taken from it.
  ///   - didTapContinue: Called when the person confirms.
  public init(
    context: OnboardingScanConfirmViewContext? = nil, hcpServer: String,
    didTapContinue: @escaping () -> Void
  ) {
    self.init(context: context, scanned: hcpServer, didTapContinue: didTapContinue)
  }

  init(
    context: OnboardingScanConfirmViewContext? = nil, scanned: String,
    didTapContinue: @escaping () -> Void, scanAgain: (() -> Void)? = nil
  ) {
    self.context = context
    confirmation = ScanConfirmation(scanned)
    self.didTapContinue = didTapContinue
    self.scanAgain = scanAgain
  }

  private func text(_ key: OnboardingText) -> String { context?.own[key] ?? texts[key] }

  private func part(_ role: String) -> StyledPart { StyledPart(role, of: .scanConfirmView) }

  /// The page.
  public var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Text(text(.scanConfirmationTitle)).modifier(TitleLook(part: part("titleLabel")))
        Image(systemName: "checkmark.circle").resizable().scaledToFit()
          .accessibilityHidden(true)
          .modifier(
            PictureLook(
              part: part("successImageView"), replaces: true, tint: .preferredColor(.positiveLabel))
          )
          .frame(width: 54, height: 54)
          .padding(.top, 32)
        label("successMessageLabel", text(.scanConfirmationDetail)).padding(.top, 32)
        label("hcpServerLabel", confirmation.server, weight: .semibold).padding(.top, 12)
        if let ascii = confirmation.ascii {
          label("asciiServerLabel", ascii, font: .subheadline, color: .secondaryLabel)
            .padding(.top, 4)
        }
        if let warning = confirmation.warning {
          label("warningLabel", text(warning), color: .criticalLabel).padding(.top, 16)
        }
        button.padding(.top, 32)
        if let scanAgain {
          FioriButton(title: AttributedString(texts[.scanAgainAction])) { _ in scanAgain() }
            .modifier(
              ActionLook(
                part: part("scanAgainButton"), style: FioriTertiaryButtonStyle(),
                conduct: ButtonConduct(), isEnabled: true)
            )
            .padding(.top, 8)
        }
      }
      .frame(maxWidth: 500)
      .padding(.horizontal, dynamicTypeSize.isAccessibilitySize ? 16 : 32)
      .padding(.vertical, 32)
      .frame(maxWidth: .infinity)
    }
    .modifier(ContainerLook(part: part("")))
  }

  private func label(
    _ role: String, _ text: String, font: Font.FioriTextStyle = .body,
    weight: Font.FioriWeight = .regular, color: ColorStyle = .primaryLabel
  ) -> some View {
    Text(text).modifier(
      TextLook(part: part(role), font: font, weight: weight, color: color))
  }

  private var button: some View {
    FioriButton(title: AttributedString(text(.continueAction))) { _ in didTapContinue() }
      .modifier(
        ActionLook(
          part: part("continueButton"), style: FioriPrimaryButtonStyle(.infinity),
          conduct: ButtonConduct(), isEnabled: true, shortcut: .defaultAction)
      )
      .frame(width: context?.continueButtonWidth)
      .frame(minWidth: context?.continueButtonWidth == nil ? 201 : nil)
      .fixedSize(horizontal: true, vertical: false)
  }
}
