import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("A row with texts", .onScreen) struct StackWordTests {
  private let word = "Unbreakable"
  private func width(_ text: String) -> CGFloat { size(text).width }
  private func size(_ text: String) -> CGSize {
    UIHostingController(rootView: Text(verbatim: text))
      .sizeThatFits(in: CGSize(width: 1_000, height: 1_000))
  }

  @Test("breaks no word while another text can do with less")
  func wordKept() {
    let frames = leafFrames(
      HStack(spacing: 0) {
        Text(verbatim: word)
        Text(verbatim: "a b c d e f g h i j k l m n o p q")
      }, width: width(word) + 60, height: 400)
    #expect(frames[0].width >= width(word))
    #expect(frames[0].height == size(word).height)
    #expect(frames[1].maxX <= width(word) + 60.5)
  }

  @Test("stays within its room where that is too small for the words")
  func within() {
    let room = width(word)
    let frames = leafFrames(
      HStack(spacing: 0) {
        Text(verbatim: word)
        Text(verbatim: word)
      }, width: room, height: 400)
    #expect(frames[0].minX >= -0.5 && frames[1].maxX <= room + 0.5)
    #expect(abs(frames[0].width - frames[1].width) <= 1)
  }
}
