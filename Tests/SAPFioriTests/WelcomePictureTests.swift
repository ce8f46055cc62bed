import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("The pictures of a welcome screen", .onScreen) struct WelcomePictureTests {
  private let story = WelcomeStory()
  private let wide = UIImage(
    data: Data(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"900\" height=\"90\"><rect width=\"900\" height=\"90\" fill=\"#188918\"/></svg>"
        .utf8))

  private var frame: CGRect {
    story.display.settle()
    let view = story.screen.headlineImageView
    return view.convert(view.bounds, to: nil)
  }

  @Test("leave no room for a headline image that was not set")
  func noImage() {
    story.display.settle()
    let before = story.screen.headlineLabel.convert(.zero, to: nil).y
    story.screen.headlineImageView.image = wide
    #expect(frame.height > 0)
    let after = story.screen.headlineLabel.convert(.zero, to: nil).y
    #expect(after > before)
    story.screen.headlineImageView.image = nil
    story.display.settle()
    #expect(story.screen.headlineLabel.convert(.zero, to: nil).y == before)
  }

  @Test(
    "keep a headline image within 256 by 54 points",
    arguments: [
      (nil, CGSize(width: 256, height: 54)),
      (CGSize(width: 40, height: 20), CGSize(width: 40, height: 20)),
      (CGSize(width: 4000, height: 2000), CGSize(width: 256, height: 54)),
      (CGSize(width: 100, height: 2000), CGSize(width: 100, height: 54)),
      (CGSize(width: -5, height: -5), CGSize.zero), (CGSize.zero, CGSize.zero),
      (CGSize(width: Double.nan, height: .nan), CGSize(width: 256, height: 54)),
      (CGSize(width: Double.infinity, height: 10), CGSize(width: 256, height: 10)),
    ] as [(CGSize?, CGSize)])
  func limits(_ wanted: CGSize?, _ expected: CGSize) {
    story.screen.headlineImageView.image = wide
    story.screen.headlineImageViewSize = wanted
    #expect(frame.size == expected)
  }

  @Test("put a headline image in the middle")
  func centred() {
    story.screen.headlineImageView.image = wide
    story.screen.headlineImageViewSize = CGSize(width: 100, height: 40)
    #expect(frame.midX == 195)
    #expect(frame.maxY < story.screen.headlineLabel.convert(.zero, to: nil).y)
  }

  @Test("show a view that takes the place of the headline image's")
  func replacedView() {
    let view = UIImageView(image: wide)
    let old = story.screen.headlineImageView
    story.screen.headlineImageView = view
    #expect(frame.size == CGSize(width: 256, height: 54))
    #expect(view.isDescendant(of: story.screen.view))
    #expect(old.superview == nil)
  }

  @Test("have the kit's mark as the logo, 60 by 28 points at the bottom")
  func logo() throws {
    let logo = try #require(story.screen.logoImageView)
    #expect(logo.image != nil)
    #expect(logo.frame.size == CGSize(width: 60, height: 28))
    #expect(logo.frame.midX == 195)
    #expect(abs(logo.frame.maxY - 812) < 0.01)
  }

  @Test("take another logo, or none")
  func otherLogo() throws {
    let logo = try #require(story.screen.logoImageView)
    let before = logo.frame
    logo.image = wide
    story.display.settle()
    #expect(logo.frame.height == before.height)
    #expect(logo.frame.midX == before.midX)
    #expect(logo.frame.width == 160)
    #expect(!logo.isHidden)
    logo.image = nil
    story.display.settle()
    #expect(logo.isHidden)
  }
}
