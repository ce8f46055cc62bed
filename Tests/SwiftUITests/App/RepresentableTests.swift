import OnboardingTesting
import SwiftUI
import Testing

private final class Guest: UIViewController {
  var word = ""
  let log: BodyRuns
  init(_ log: BodyRuns) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { return nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "guest"
    view.backgroundColor = .red
  }
}

private struct GuestView: UIViewControllerRepresentable {
  let log: BodyRuns
  let word: String
  func makeUIViewController(context: Context) -> Guest {
    log.note("made")
    return Guest(log)
  }
  func updateUIViewController(_ controller: Guest, context: Context) {
    controller.word = word
    log.note("\(word) \(context.coordinator.name) \(context.environment.isEnabled)")
  }
  func makeCoordinator() -> Coordinator { Coordinator() }
  static func dismantleUIViewController(_ controller: Guest, coordinator: Coordinator) {
    controller.log.note("gone \(coordinator.name)")
  }
  @MainActor final class Coordinator { let name = "guide" }
}

private struct Hosting: View {
  let log: BodyRuns
  @State private var count = 0
  var body: some View {
    VStack {
      Button("Next") { count += 1 }
      if count < 2 { GuestView(log: log, word: "word \(count)") }
    }
  }
}

private struct Phase: View {
  @Environment(\.scenePhase) private var phase
  var body: some View { Text(verbatim: "\(phase)") }
}

private final class Delegate: NSObject, UIApplicationDelegate {}

private struct Program: App {
  @UIApplicationDelegateAdaptor(Delegate.self) var delegate
  var body: some Scene { WindowGroup { Text(verbatim: "Program") } }
}

private struct Previewed: PreviewProvider {
  static var previews: some View {
    Text(verbatim: "Seen").previewDisplayName("Text").previewLayout(.sizeThatFits)
    Text(verbatim: "Also").previewLayout(.fixed(width: 10, height: 10))
  }
}

@MainActor @Suite("A program's parts", .onScreen) struct RepresentableTests {
  private let log = BodyRuns()

  @Test("are controllers of UIKit among views, made once and children of the page's")
  func controller() async throws {
    let host = UIHostingController(rootView: Hosting(log: log))
    let screen = Screen(host)
    screen.settle()
    #expect(log.take() == ["made", "word 0 guide true"])
    let guest = try #require(host.children.first as? Guest)
    #expect(guest.view.window === screen.window)
    #expect(guest.view.bounds.width == 390 && guest.view.bounds.height > 400)
    try screen.tap("Next")
    screen.settle()
    #expect(guest.word == "word 1")
    #expect(log.take() == ["word 1 guide true"])
    try screen.tap("Next")
    screen.settle()
    #expect(log.take() == ["gone guide"])
    #expect(host.children.isEmpty && guest.view.window == nil)
  }

  @Test("hear whether the window is in use")
  func phase() async throws {
    let screen = Screen(UIHostingController(rootView: Phase()))
    func post(_ name: NSNotification.Name) {
      NotificationCenter.default.post(name: name, object: UIApplication.shared)
    }
    post(UIApplication.didBecomeActiveNotification)
    screen.settle()
    #expect(screen.has("active"))
    post(UIApplication.willResignActiveNotification)
    screen.settle()
    #expect(screen.has("inactive"))
    post(UIApplication.didEnterBackgroundNotification)
    screen.settle()
    #expect(screen.has("background"))
    #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
  }

  @Test("have one delegate of UIKit")
  func delegate() {
    let program = Program()
    #expect(program.delegate === Program().delegate)
  }

  @Test("are built with their previews")
  func previews() {
    let screen = Screen(UIHostingController(rootView: Previewed.previews))
    #expect(screen.has("Seen") && screen.has("Also"))
  }
}
