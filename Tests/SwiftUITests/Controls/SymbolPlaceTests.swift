import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("A symbol beside text", .onScreen) struct SymbolPlaceTests {
  @Test("stands on the middle of the capital letters", arguments: [17.0, 40])
  func baseline(size: CGFloat) throws {
    let frames = leafFrames(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Image(systemName: "plus")
        Text(verbatim: "H")
      }
      .font(.system(size: size)), width: 200, height: 200)
    let baseline = frames[1].minY + UIFont.systemFont(ofSize: size).ascender
    #expect(abs(frames[0].midY - (baseline - 0.36 * size)) <= 1.5, "\(frames), \(baseline)")
  }
}
