import OnboardingTesting
import SwiftUI
import Testing

@MainActor private func show(_ view: some View) -> Screen {
  let screen = Screen(UIHostingController(rootView: view))
  screen.settle()
  return screen
}

@MainActor @Suite("A picture", .onScreen) struct ImageTests {
  private let picture = UIImage(systemName: "xmark")!

  private func size(_ name: String, on screen: Screen) throws -> CGSize {
    try screen.find(name).bounds.size
  }

  @Test("keeps its natural size")
  func natural() throws {
    let screen = show(Image(uiImage: picture).accessibilityLabel("Cross").frame(width: 90))
    #expect(try size("Cross", on: screen) == picture.size)
  }

  @Test("that is resizable takes the size that it is offered")
  func resizable() throws {
    let screen = show(
      Image(uiImage: picture).resizable().accessibilityLabel("Cross")
        .frame(width: 90, height: 50))
    #expect(try size("Cross", on: screen) == CGSize(width: 90, height: 50))
  }

  @Test("of the system is as large as the font around it")
  func symbol() throws {
    let screen = show(
      VStack {
        Image(systemName: "xmark").font(.system(size: 10))
        Image(systemName: "plus").font(.system(size: 50))
      })
    #expect(try size("xmark", on: screen) == CGSize(width: 12, height: 12))
    #expect(try size("plus", on: screen) == CGSize(width: 60, height: 60))
  }

  @Test("of the system takes the colour around it")
  func color() throws {
    let screen = show(Image(systemName: "xmark").foregroundStyle(Color.red))
    #expect(try screen.find("xmark").tintColor == Color.red.uiColor(tint: .systemBlue))
  }

  @Test("in a label leaves the reading to the title")
  func label() {
    let screen = show(Label("Remove", systemImage: "xmark"))
    #expect(screen.has("Remove"))
    #expect(!screen.textTree.contains("xmark"))
  }
}
