import FioriSwiftUICore
import FioriThemeManager
import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("An illustrated message", .onScreen) struct IllustratedMessageTests {
  private func message(
    size: IllustratedMessage.DetailImageSize? = nil, isVertical: Bool = false,
    hasSecondary: Bool = true
  ) -> IllustratedMessage {
    IllustratedMessage(
      detailImage: Image(systemName: "wifi.slash"), title: "No Connection",
      description: "Connect this device to a network, then try again.",
      action: FioriButton(title: "Again"),
      secondaryAction: hasSecondary ? FioriButton(title: "Help") : nil, detailImageSize: size,
      isActionVerticallyAligned: isVertical)
  }

  private func show<Content: View>(
    _ view: Content, size: ScreenSize = .handheld, look: ScreenLook = .standard
  ) -> Screen { Screen(UIHostingController(rootView: view), size: size, look: look) }

  private func frame(_ screen: Screen, _ name: String) throws -> CGRect {
    let view = try screen.find(name)
    return view.convert(view.bounds, to: nil)
  }

  @Test(
    "has its picture in the size that is asked for",
    arguments: [
      (nil, 92, 92), (.extraSmall, 48, 48), (.small, 64, 64), (.medium, 92, 92), (.large, 160, 160),
      (.extraLarge, 320, 240),
    ] as [(IllustratedMessage.DetailImageSize?, CGFloat, CGFloat)])
  func pictureSize(_ size: IllustratedMessage.DetailImageSize?, _ width: CGFloat, _ height: CGFloat)
    throws
  {
    let screen = show(message(size: size), size: .tablet)
    #expect(try frame(screen, "detailImageView").size == CGSize(width: width, height: height))
  }

  @Test("has its picture larger where text is larger, as far as there is room")
  func pictureGrows() throws {
    let plain = try frame(show(message(size: .medium)), "detailImageView").width
    let large = try frame(show(message(size: .medium), look: .largeText), "detailImageView")
    #expect(large.width > plain * 1.4)
    #expect(large.width == large.height)
    let narrow = try frame(
      show(
        message(size: .extraLarge), size: ScreenSize(width: 320, height: 1_600), look: .largeText),
      "detailImageView")
    #expect(narrow.width <= 288 && narrow.width > 280)
  }

  @Test("has buttons of one height, one below the other where one needs a second line")
  func equalButtons() throws {
    for scale in [1.0, 1.2, 1.35, 2] {
      let screen = show(
        message(), size: ScreenSize(width: 260, height: 900), look: ScreenLook(textScale: scale))
      let action = try frame(screen, "actionButton")
      let other = try frame(screen, "secondaryActionButton")
      #expect(action.height == other.height, "\(scale)")
    }
  }

  @Test("is as high as its content")
  func hugs() throws {
    let screen = show(
      VStack(spacing: 0) {
        message()
        Text("below")
      })
    let button = try frame(screen, "actionButton")
    #expect(abs(try frame(screen, "below").minY - button.maxY) <= 1)
  }

  @Test("stands in the middle, the picture above the texts, the texts above the buttons")
  func vertical() throws {
    let screen = show(message())
    let picture = try frame(screen, "detailImageView")
    let title = try frame(screen, "titleLabel")
    let description = try frame(screen, "descriptionLabel")
    let action = try frame(screen, "actionButton")
    let other = try frame(screen, "secondaryActionButton")
    #expect(abs(title.minY - picture.maxY - 16) <= 1)
    #expect(abs(description.minY - title.maxY - 4) <= 1)
    #expect(abs(action.minY - description.maxY - 16) <= 1)
    #expect(other.maxX < action.minX)
    #expect(abs(other.width - action.width) <= 1)
    for frame in [picture, title, description] { #expect(abs(frame.midX - 195) <= 1) }
  }

  @Test("has its buttons one below the other where that is asked for, at 60 % of the width")
  func column() throws {
    let screen = show(message(isVertical: true))
    let action = try frame(screen, "actionButton")
    let other = try frame(screen, "secondaryActionButton")
    #expect(abs(other.minY - action.maxY - 8) <= 1)
    #expect(abs(action.width - (390 - 32) * 0.6) <= 1)
    #expect(other.width == action.width)
  }

  @Test("has its buttons one below the other where letters are large")
  func largeLetters() throws {
    let screen = show(message(), look: .largeText)
    #expect(
      try frame(screen, "secondaryActionButton").minY >= frame(screen, "actionButton").maxY)
  }

  @Test("with one button gives it 60 % of the width, all of it or what it needs")
  func widths() throws {
    let fixed = show(message(hasSecondary: false))
    #expect(abs(try frame(fixed, "actionButton").width - (390 - 32) * 0.6) <= 1)
    fixed.close()
    let full = show(message(hasSecondary: false).illustratedMessageStyle(.fullWidthButton))
    #expect(try frame(full, "actionButton").width == 390 - 32)
    full.close()
    let flexible = show(message(hasSecondary: false).illustratedMessageStyle(.flexibleButton))
    #expect(try frame(flexible, "actionButton").width < 120)
  }

  @Test("may have its picture beside everything, or beside the texts", arguments: [false, true])
  func beside(_ isRightToLeft: Bool) throws {
    let look = ScreenLook(isRightToLeft: isRightToLeft)
    let horizontal = show(message().illustratedMessageStyle(.horizontal), look: look)
    var picture = try frame(horizontal, "detailImageView")
    var title = try frame(horizontal, "titleLabel")
    #expect((picture.midX > title.midX) == isRightToLeft)
    #expect(abs(picture.minY - title.minY) <= 1)
    #expect(try frame(horizontal, "actionButton").minX >= (isRightToLeft ? 0 : picture.maxX))
    horizontal.close()
    let mixed = show(message().illustratedMessageStyle(.mixed), look: look)
    picture = try frame(mixed, "detailImageView")
    title = try frame(mixed, "titleLabel")
    #expect((picture.midX > title.midX) == isRightToLeft)
    #expect(try frame(mixed, "actionButton").minY >= picture.maxY)
  }

  nonisolated enum Arrangement: CaseIterable { case vertical, horizontal, mixed, full }

  @Test("is never cut", arguments: Arrangement.allCases, [1.0, 2.0])
  func nothingCut(_ arrangement: Arrangement, _ scale: Double) {
    let style: IllustratedMessageLayoutStyle =
      switch arrangement {
      case .vertical: .vertical
      case .horizontal: .horizontal
      case .mixed: .mixed
      case .full: .fullWidthButton
      }
    let screen = show(
      ScrollView { message().illustratedMessageStyle(style) }, size: .small,
      look: ScreenLook(textScale: scale))
    #expect(screen.layoutProblems() == [])
  }

  @Test("can be laid out by the app")
  func ownLayout() throws {
    let screen = show(
      message().illustratedMessageStyle { c in
        VStack {
          c.description
          c.title
        }
      })
    #expect(try frame(screen, "descriptionLabel").minY < frame(screen, "titleLabel").minY)
    #expect(!screen.has("actionButton"))
  }
}
