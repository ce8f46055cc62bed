import Foundation
import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("A picture", .onScreen) struct UIImageTests {
  private let drawing = Data(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">
      <rect width="20" height="20" fill="#ff0000"/><rect x="10" width="10" height="20" fill="#0000ff"/>
    </svg>
    """.utf8)

  @Test("that is missing or unreadable is nil")
  func missing() {
    #expect(UIImage(named: "no such picture") == nil)
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("plain text".utf8)) == nil)
    #expect(UIImage(data: drawing.prefix(60)) == nil)
  }

  @Test("that is a vector drawing stays sharp at twice the pixels and at any size")
  func vector() throws {
    let image = try #require(UIImage(data: drawing))
    #expect(image.size == CGSize(width: 20, height: 20))
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.contentMode = .scaleToFill
    let screen = host(view)
    #expect(try screen.color(at: CGPoint(x: 49, y: 50), scale: 2) == Pixel.red)
    #expect(try screen.color(at: CGPoint(x: 51, y: 50), scale: 2) == Pixel.blue)
  }

  @Test(
    "keeps its size where its view only places it",
    arguments: [
      (.center, 40, 40), (.top, 40, 0), (.bottom, 40, 80), (.left, 0, 40), (.right, 80, 40),
      (.topLeft, 0, 0), (.topRight, 80, 0), (.bottomLeft, 0, 80), (.bottomRight, 80, 80),
    ] as [(UIView.ContentMode, CGFloat, CGFloat)])
  func placed(mode: UIView.ContentMode, x: CGFloat, y: CGFloat) throws {
    let image = try #require(UIImage(data: drawing))
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let screen = host(view)
    view.contentMode = mode
    #expect(try screen.color(at: CGPoint(x: x + 2, y: y + 2)) == Pixel.red)
    #expect(try screen.color(at: CGPoint(x: x + 17, y: y + 17)) == Pixel.blue)
    let outside = CGPoint(x: x > 50 ? 10 : x + 25, y: y > 50 ? 10 : y + 25)
    #expect(try screen.color(at: outside) == Pixel.white)
    view.contentMode = .scaleToFill
    #expect(try screen.color(at: CGPoint(x: 49, y: 98)) == Pixel.red)
  }

  @Test("is read back from the PNG that it was written as")
  func png() throws {
    let screen = host(tile(.red, 0, 0, 40), size: ScreenSize(width: 40, height: 40))
    let data = try screen.png(scale: 2)
    #expect(UIImage(data: data)?.size == CGSize(width: 80, height: 80))
    let image = try #require(UIImage(data: data, scale: 2))
    #expect(image.size == CGSize(width: 40, height: 40))
    #expect(image.pngData() != nil)
    let other = host(UIImageView(image: image))
    #expect(try other.color(at: CGPoint(x: 20, y: 20)) == Pixel.red)
  }

  @Test("lies in its view as the content mode says")
  func contentMode() throws {
    let image = try #require(UIImage(data: drawing))
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    view.contentMode = .scaleAspectFit
    let screen = host(view)
    #expect(try screen.color(at: CGPoint(x: 10, y: 25)) == Pixel.white)
    #expect(try screen.color(at: CGPoint(x: 30, y: 25)) == Pixel.red)
    view.contentMode = .scaleToFill
    #expect(try screen.color(at: CGPoint(x: 10, y: 25)) == Pixel.red)
  }

  @Test("that is a stencil takes the tint, and follows it")
  func stencil() throws {
    let image = try #require(UIImage(systemName: "stop.fill"))
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 48, height: 48)
    view.tintColor = .red
    let screen = host(view)
    #expect(try screen.color(at: CGPoint(x: 24, y: 24)) == Pixel.red)
    view.tintColor = .blue
    #expect(try screen.color(at: CGPoint(x: 24, y: 24)) == Pixel.blue)
    view.image = nil
    #expect(try screen.color(at: CGPoint(x: 24, y: 24)) == Pixel.white)
  }

  @Test("has a line in the tree only when it has a name")
  func name() throws {
    let view = UIImageView(image: UIImage(systemName: "camera"))
    let screen = host(view)
    #expect(screen.textTree == "")
    view.accessibilityLabel = "Camera"
    #expect(screen.textTree == "image \"Camera\"")
  }
}
