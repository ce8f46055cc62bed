import FioriSwiftUICore
import FioriThemeManager
import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("A Fiori button", .onScreen) struct FioriButtonTests {
  @MainActor final class Diary {
    var states: [UIControl.State] = []
  }

  private let diary = Diary()

  private func show<Content: View>(
    _ look: ScreenLook = .standard, @ViewBuilder _ content: @escaping () -> Content
  ) -> Screen {
    Screen(
      UIHostingController(rootView: VStack { content() }.frame(width: 300, height: 300)), look: look
    )
  }

  private func settle(_ screen: Screen) async {
    for _ in 0..<3 { await Screen.turn() }
    screen.settle()
  }

  private func control(_ screen: Screen, _ name: String) throws -> UIControl {
    try #require(try screen.find(name) as? UIControl)
  }

  @Test("is as high as its label and the room around it, however little there is")
  func keepsHeight() throws {
    let screen = show(.largeText) {
      FioriButton(title: "Go").fioriButtonStyle(FioriPrimaryButtonStyle()).frame(height: 20)
    }
    let button = try control(screen, "Go")
    let label = try #require(screen.window.all(UILabel.self).first)
    #expect(button.bounds.height == label.bounds.height + 20)
  }

  @Test("calls its action with the normal state")
  func action() throws {
    let screen = show { FioriButton(title: "Go") { diary.states.append($0) } }
    try screen.tap("Go")
    #expect(diary.states == [.normal])
  }

  @Test("is made of the app's button, in its own words and looks")
  func standardButton() async throws {
    var presses: [String] = []
    let screen = show {
      VStack {
        FioriButton(title: "Delete") { diary.states.append($0) }
        FioriButton(title: "Keep") { diary.states.append($0) }
          .configureStandardButton { press in
            Button(role: .cancel) {
              presses.append("inner")
              press()
            } label: {
              EmptyView()
            }
          }
      }
      .configureStandardButton { press in
        Button(role: .destructive) {
          presses.append("outer")
          press()
        } label: {
          EmptyView()
        }
      }
    }
    let plain = show { FioriButton(title: "Delete") }
    #expect(try control(screen, "Delete").bounds == control(plain, "Delete").bounds)
    try screen.tap("Delete")
    try screen.tap("Keep")
    #expect(presses == ["outer", "inner"])
    #expect(diary.states == [.normal, .normal])
  }

  @Test("whose selection stays goes from one state to the other")
  func persistent() async throws {
    let screen = show {
      FioriButton(isSelectionPersistent: true) {
        diary.states.append($0)
      } label: { state in
        Text(state == .selected ? "Following" : "Follow")
      }
    }
    try screen.tap("Follow")
    await settle(screen)
    try screen.tap("Following")
    await settle(screen)
    #expect(diary.states == [.selected, .normal])
    #expect(screen.has("Follow"))
  }

  @Test("is highlighted while it is pressed, not selected")
  func pressed() async throws {
    let screen = show {
      FioriButton(title: { $0 == .highlighted ? "Down" : $0 == .normal ? "Up" : "Other" })
    }
    let button = try control(screen, "Up")
    button.isHighlighted = true
    await settle(screen)
    #expect(screen.has("Down"))
    button.isHighlighted = false
    await settle(screen)
    #expect(screen.has("Up"))
  }

  @Test("that is disabled says so to its label, and does nothing")
  func disabled() throws {
    let screen = show {
      FioriButton(title: { $0 == .disabled ? "Off" : "On" }, action: { diary.states.append($0) })
        .disabled(true)
    }
    #expect(throws: ScreenError.disabled(name: "Off")) { try screen.tap("Off") }
    #expect(diary.states == [])
  }

  nonisolated enum Style: CaseIterable { case primary, secondary, tertiary }

  @Test(
    "takes no presses while it is at work, done or not there yet", arguments: Style.allCases,
    [FioriButtonLoadingState.processing, .success, nil])
  func busy(_ style: Style, _ loading: FioriButtonLoadingState?) throws {
    let state = loading ?? .unspecified
    let screen = show {
      let button = FioriButton(title: "Go") { diary.states.append($0) }
      switch style {
      case .primary:
        button.fioriButtonStyle(
          FioriPrimaryButtonStyle(loadingState: state, isLoading: loading == nil))
      case .secondary:
        button.fioriButtonStyle(
          FioriSecondaryButtonStyle(loadingState: state, isLoading: loading == nil))
      case .tertiary:
        button.fioriButtonStyle(
          FioriTertiaryButtonStyle(loadingState: state, isLoading: loading == nil))
      }
    }
    let button = try #require(screen.controls.first)
    #expect(!button.isEnabled)
    button.sendActions(for: .primaryActionTriggered)
    #expect(diary.states == [])
    let hasWheel = screen.window.all(UIActivityIndicatorView.self).count == 1
    #expect(hasWheel == (loading == .processing))
  }

  @Test("is 44 points high and wide in every style, however little is asked for")
  func target() {
    let screen = show {
      FioriButton(title: "A").fioriButtonStyle(FioriPrimaryButtonStyle(minHeight: 10))
      FioriButton(title: "B").fioriButtonStyle(FioriSecondaryButtonStyle(minHeight: 20))
      FioriButton(title: "C").fioriButtonStyle(FioriTertiaryButtonStyle())
      FioriButton(title: "D").fioriButtonStyle(FioriPlainButtonStyle())
    }
    #expect(screen.controls.count == 4)
    for button in screen.controls {
      #expect(button.bounds.height >= 44)
      #expect(button.bounds.width >= 44)
    }
  }

  @Test("is as wide as its style allows")
  func width() {
    let screen = show {
      FioriButton(title: "A").fioriButtonStyle(FioriPrimaryButtonStyle(.infinity))
      FioriButton(title: "B").fioriButtonStyle(FioriPrimaryButtonStyle(200, minHeight: 60))
      FioriButton(title: "C")
    }
    let sizes = screen.controls.map(\.bounds.size)
    #expect(sizes[0].width == 300)
    #expect(sizes[1] == CGSize(width: 200, height: 60))
    #expect(sizes[2].width < 100)
  }

  @Test(
    "has its picture on the side that is asked for", arguments: FioriButtonImagePosition.allCases,
    [false, true])
  func picture(_ position: FioriButtonImagePosition, _ isRightToLeft: Bool) throws {
    let screen = show(ScreenLook(isRightToLeft: isRightToLeft)) {
      FioriButton(
        label: { _ in Text("Add") }, image: { _ in Image(systemName: "plus") },
        imagePosition: position, imageTitleSpacing: 10)
    }
    let label = try #require(screen.window.all(UILabel.self).first)
    let image = try #require(screen.window.all(UIImageView.self).first)
    let text = label.convert(label.bounds, to: nil)
    let picture = image.convert(image.bounds, to: nil)
    switch position {
    case .top: #expect(abs(text.minY - picture.maxY - 10) <= 1)
    case .bottom: #expect(abs(picture.minY - text.maxY - 10) <= 1)
    case .leading, .trailing:
      let isLeft = (position == .leading) != isRightToLeft
      let gap = isLeft ? text.minX - picture.maxX : picture.minX - text.maxX
      #expect(abs(gap - 10) <= 1)
    }
  }

  private struct Boxed: FioriButtonStyle {
    @State private var uses = 0
    @Environment(\.layoutDirection) private var direction

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text(direction == .leftToRight ? "boxed" : "wrong")
        configuration.label
      }
    }
  }

  @Test("looks as the nearest style says")
  func nearest() throws {
    let screen = show {
      VStack { FioriButton(title: "A").fioriButtonStyle(Boxed()) }
        .fioriButtonStyle(FioriPlainButtonStyle())
      FioriButton(title: "B").fioriButtonStyle(Boxed().eraseToAnyFioriButtonStyle())
    }
    #expect(screen.window.all(UILabel.self).map(\.text) == ["boxed", "A", "boxed", "B"])
  }

  @Test(
    "can be read on its ground, pressed or not",
    arguments: [FioriButtonColorStyle.normal, .tint, .negative], [false, true])
  func contrast(_ color: FioriButtonColorStyle, _ isDark: Bool) async throws {
    let screen = show(ScreenLook(isDark: isDark)) {
      FioriButton(title: "A").fioriButtonStyle(FioriSecondaryButtonStyle(colorStyle: color))
      FioriButton(title: "B").fioriButtonStyle(FioriTertiaryButtonStyle(colorStyle: color))
      FioriButton(title: "C").fioriButtonStyle(FioriPrimaryButtonStyle())
    }
    for isPressed in [false, true] {
      for button in screen.controls { button.isHighlighted = isPressed }
      await settle(screen)
      for button in screen.controls {
        let label = try #require(button.all(UILabel.self).first)
        let corner = button.convert(CGPoint(x: 8, y: 22), to: nil)
        let ground = try screen.color(at: corner)
        let ratio = Contrast.ratio(label.textColor, label.traitCollection, on: ground)
        #expect(ratio >= 4.5, "\(label.text ?? "") \(isPressed) \(ratio)")
      }
    }
  }
}

/// Contrast as WCAG counts it.
@MainActor enum Contrast {
  static func ratio(_ color: UIColor, _ traits: UITraitCollection, on ground: [UInt8]) -> Double {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let one = luminance([red, green, blue].map { Double($0) })
    let other = luminance(ground.prefix(3).map { Double($0) / 255 })
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private static func luminance(_ parts: [Double]) -> Double {
    let linear = parts.map {
      $0 <= 0.040_45 ? $0 / 12.92 : Foundation.pow(($0 + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
