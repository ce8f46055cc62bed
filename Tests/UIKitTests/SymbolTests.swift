import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("A symbol", .onScreen) struct SymbolTests {
  nonisolated static let names = """
    trash trash.fill star star.fill phone phone.fill map map.fill wifi wifi.slash qrcode \
    qrcode.viewfinder camera camera.fill photo photo.fill faceid touchid lock lock.fill lock.open \
    key key.fill eye eye.fill eye.slash checkmark.circle checkmark.circle.fill xmark.circle \
    xmark.circle.fill exclamationmark.triangle exclamationmark.triangle.fill \
    exclamationmark.circle exclamationmark.circle.fill info.circle info.circle.fill gear \
    gearshape person person.fill person.circle person.circle.fill bell bell.fill \
    magnifyingglass plus plus.circle plus.circle.fill minus minus.circle ellipsis \
    ellipsis.circle square.and.arrow.up printer printer.fill doc doc.fill doc.text \
    arrow.clockwise arrow.left arrow.right arrow.up arrow.down arrow.backward arrow.forward \
    pause pause.fill play play.fill stop stop.fill envelope envelope.fill house house.fill \
    questionmark.circle calendar clock folder pencil globe link heart heart.fill \
    list.bullet line.3.horizontal
    """.split(separator: " ").map(String.init)

  @Test("is there under the name that apps know it by, and draws something", arguments: names)
  func known(name: String) throws {
    let image = try #require(UIImage(systemName: name))
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 48, height: 48)
    view.tintColor = .black
    let screen = host(view, size: ScreenSize(width: 48, height: 48))
    var inked = 0
    for x in stride(from: 0.5, to: 48, by: 3) {
      for y in stride(from: 0.5, to: 48, by: 3) {
        inked += try screen.color(at: CGPoint(x: x, y: y))[0] < 128 ? 1 : 0
      }
    }
    #expect(inked >= 4, "\(inked) of 256 points")
    // A symbol stays in its square.
    for edge in stride(from: 0.5, to: 48, by: 1) {
      for point in [
        CGPoint(x: edge, y: 0.5), CGPoint(x: edge, y: 47.5), CGPoint(x: 0.5, y: edge),
        CGPoint(x: 47.5, y: edge),
      ] { #expect(try screen.color(at: point)[0] > 128) }
    }
  }
}
