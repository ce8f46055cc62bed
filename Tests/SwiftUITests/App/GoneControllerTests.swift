import OnboardingTesting
import SwiftUI
import Testing

@MainActor private final class Diary { var entries: [String] = [] }

private struct Watched: View {
  let diary: Diary
  var body: some View {
    Text(verbatim: "Here")
      .onAppear { diary.entries.append("came") }
      .onDisappear { diary.entries.append("went") }
  }
}

@MainActor @Suite("A hosting controller that goes", .onScreen) struct GoneControllerTests {
  private let diary = Diary()

  @Test("tells its views when it is let go")
  func released() async throws {
    var screen: Screen? = Screen(UIHostingController(rootView: Watched(diary: diary)))
    screen?.settle()
    let window = try #require(screen?.window)
    try await wait { diary.entries == ["came"] }
    window.rootViewController = nil
    screen = nil
    try await wait { diary.entries == ["came", "went"] }
  }

  @Test("tells its views once when its window is closed")
  func closed() async throws {
    let controller = UIHostingController(rootView: Watched(diary: diary))
    let screen = Screen(controller)
    screen.settle()
    try await wait { diary.entries == ["came"] }
    screen.close()
    try await wait { diary.entries == ["came", "went"] }
    _ = controller
  }

  @Test("tells its views each time that a page of UIKit's covers it")
  func covered() async throws {
    let navigation = UINavigationController(
      rootViewController: UIHostingController(rootView: Watched(diary: diary)))
    let screen = Screen(navigation)
    screen.settle()
    try await wait { diary.entries == ["came"] }
    navigation.pushViewController(UIViewController(), animated: false)
    try await wait { diary.entries == ["came", "went"] }
    navigation.popViewController(animated: false)
    try await wait { diary.entries == ["came", "went", "came"] }
  }

  private func wait(_ condition: () -> Bool) async throws {
    for _ in 0..<50 where !condition() {
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }
    #expect(condition(), "\(diary.entries)")
  }
}
