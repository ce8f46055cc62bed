import Foundation
import Testing

/// A source that is checked by the compiler against the toolkit that these tests are linked with.
private struct CheckedSource {
  let output: String

  init(_ source: String) throws {
    let built = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = FileManager.default.temporaryDirectory
      .appending(path: "foyer-names-\(UUID().uuidString).swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let maps = ["CGTK", "CCmark"].map { root.appending(path: "Platform/\($0)/module.modulemap") }
    let flags = try Self.run(["pkg-config", "--cflags", "gtk4"]).split(
      whereSeparator: \.isWhitespace)
    var words: [String] = ["swiftc", "-typecheck", "-swift-version", "6"]
    words += ["-I", built.appending(path: "Modules").path]
    words += ["-module-cache-path", built.appending(path: "ModuleCache").path]
    for map in maps { words += ["-Xcc", "-fmodule-map-file=\(map.path)"] }
    for flag in flags { words += ["-Xcc", String(flag)] }
    output = try Self.run(words + [file.path])
  }

  private static func run(_ words: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

@Suite("A name of SwiftUI that is not there") struct UnavailableNameTests {
  /// A call as it is written on Apple's platforms, the name that is refused, and a part of what the
  /// compiler says.
  private static let uses: [(use: String, name: String, says: String)] = [
    ("Text(\"\").popover(isPresented: $on) { Text(\"\") }", "popover", "sheet(isPresented:"),
    (
      "Text(\"\").popover(isPresented: $on, attachmentAnchor: .point(.top), arrowEdge: .top) "
        + "{ Text(\"\") }", "popover", "sheet(isPresented:"
    ),
    ("Text(\"\").contextMenu { Button(\"\") {} }", "contextMenu", "use a Menu"),
    ("Text(\"\").onHover { _ in }", "onHover", "use a Button"),
    ("Text(\"\").onContinuousHover { _ in }", "onContinuousHover", "use a Button"),
    ("Text(\"\").hoverEffect(.highlight)", "hoverEffect", "use a ButtonStyle"),
    ("Text(\"\").hoverEffect()", "hoverEffect", "use a ButtonStyle"),
    ("Text(\"\").sensoryFeedback(.success, trigger: on)", "sensoryFeedback", "show a sign"),
    ("Text(\"\").onKeyPress(.space) { .handled }", "onKeyPress", "keyboardShortcut"),
    ("Text(\"\").focusable()", "focusable", "use a Button"),
    ("Text(\"\").onOpenURL { _ in }", "onOpenURL", "UIApplicationDelegateAdaptor"),
    ("Text(\"\").draggable(text)", "draggable", "use Buttons"),
    ("Text(\"\").onDrag { NSObject() }", "onDrag", "use Buttons"),
    (
      "Text(\"\").dropDestination(for: String.self) { _, _ in true }", "dropDestination",
      "use Buttons"
    ),
    (
      "List { ForEach(0..<1) { _ in Text(\"\") }.onInsert(of: [text]) { (_: Int, _: [NSObject]) in } }",
      "onInsert", "use Buttons"
    ),
    (
      "Text(\"\").presentationDetents([.medium, .large])", "presentationDetents",
      "give their content"
    ),
    (
      "Text(\"\").presentationDetents([.height(200), .fraction(0.5)])", "presentationDetents",
      "give their content"
    ),
    (
      "Text(\"\").presentationDragIndicator(.visible)", "presentationDragIndicator",
      "calls dismiss()"
    ),
    (
      "Text(\"\").presentationBackgroundInteraction(.enabled)",
      "presentationBackgroundInteraction", "leave it out"
    ),
    ("Text(\"\").presentationBackground(.thinMaterial)", "presentationBackground", "a background"),
    ("Text(\"\").presentationCornerRadius(20)", "presentationCornerRadius", "leave it out"),
    (
      "Text(\"\").presentationCompactAdaptation(.sheet)", "presentationCompactAdaptation",
      "leave it out"
    ),
    (
      "Text(\"\").fileImporter(isPresented: $on, allowedContentTypes: [.pdf]) { _ in }",
      "fileImporter", "in a TextField"
    ),
    ("Text(\"\").inspector(isPresented: $on) { Text(\"\") }", "inspector", "sheet(isPresented:"),
    (
      "ScrollView { Text(\"\") }.scrollBounceBehavior(.basedOnSize)", "scrollBounceBehavior",
      "leave it out"
    ),
    (
      "ScrollView { Text(\"\") }.scrollTargetBehavior(.paging)", "scrollTargetBehavior",
      "ScrollViewReader"
    ),
    ("ScrollView { Text(\"\") }.scrollTargetLayout()", "scrollTargetLayout", "ScrollViewReader"),
    ("ScrollView { Text(\"\") }.scrollPosition(id: $choice)", "scrollPosition", "ScrollViewReader"),
    (
      "ScrollView { Text(\"\") }.scrollDismissesKeyboard(.immediately)",
      "scrollDismissesKeyboard", "compositor"
    ),
    ("ScrollView { Text(\"\") }.scrollClipDisabled()", "scrollClipDisabled", "cut off"),
    (
      "List { Text(\"\") }.scrollContentBackground(.hidden)", "scrollContentBackground",
      "LazyVStack"
    ),
    ("List { Text(\"\") }.listRowSpacing(4)", "listRowSpacing", "a padding"),
    ("Text(\"\").listRowInsets(EdgeInsets())", "listRowInsets", "a padding"),
    ("Text(\"\").listSectionSeparator(.hidden)", "listSectionSeparator", "listRowSeparator"),
    ("Text(\"\").listRowSeparatorTint(.red)", "listRowSeparatorTint", "listRowSeparator"),
    ("List { Text(\"\") }.listSectionSpacing(4)", "listSectionSpacing", "leave it out"),
    ("Image(systemName: text).symbolEffect(.bounce, value: on)", "symbolEffect", "rotationEffect"),
    ("Image(systemName: text).symbolEffect(.pulse)", "symbolEffect", "rotationEffect"),
    (
      "Image(systemName: text).symbolRenderingMode(.palette)", "symbolRenderingMode",
      "foregroundStyle"
    ),
    ("Image(systemName: text).symbolVariant(.fill)", "symbolVariant", "name the one"),
    ("Text(\"\").contentTransition(.numericText())", "contentTransition", "use transition"),
    ("Text(\"\").blendMode(.multiply)", "blendMode", "use opacity"),
    ("Text(\"\").allowsTightening(true)", "allowsTightening", "lineLimit"),
    ("Text(\"\").underline(pattern: .dot)", "dot", "use .solid"),
    (
      "Text(\"\").toolbarColorScheme(.dark, for: .navigationBar)", "toolbarColorScheme",
      "leave it out"
    ),
    ("Text(\"\").searchable(text: $text, isPresented: $on)", "searchable", "leave it out"),
    ("Text(\"\").searchSuggestions { Text(\"\") }", "searchSuggestions", "isSearching"),
    ("Text(\"\").searchScopes($text) { Text(\"\") }", "searchScopes", "a Picker above"),
    ("Text(\"\").searchCompletion(text)", "searchCompletion", "use a Button"),
    (
      "Text(\"\").onReceive(NotificationCenter.default.publisher(for: .NSThreadWillExit)) { _ in }",
      "publisher", "notifications(named:"
    ),
    (
      "Text(\"\").onReceive(Timer.publish(every: 1, on: .main, in: .common)) { _ in }", "publish",
      "task(_:)"
    ),
    ("TabView { Text(\"\") }.tabViewStyle(.page)", "page", "not swiped"),
    (
      "LazyVStack(pinnedViews: [.sectionHeaders]) { Text(\"\") }", "sectionHeaders", "leave it out"
    ),
    ("Canvas { _, _ in } symbols: { Text(\"\") }", "init", "in a ZStack"),
    (
      "Canvas { context, _ in context.draw(Image(systemName: \"\"), at: .zero) }", "draw",
      "in a ZStack"
    ),
    ("ControlGroup { Text(\"\") }", "ControlGroup", "use an HStack"),
    ("DatePicker(\"\", selection: $date)", "DatePicker", "use a Picker"),
    (
      "DatePicker(\"\", selection: $date, in: date..., displayedComponents: .date)", "DatePicker",
      "use a Picker"
    ),
    (
      "DatePicker(selection: $date, displayedComponents: [.date]) { Text(\"\") }", "DatePicker",
      "use a Picker"
    ),
    ("ColorPicker(\"\", selection: $color)", "ColorPicker", "use a Picker"),
    (
      "NavigationSplitView { Text(\"\") } detail: { Text(\"\") }", "NavigationSplitView",
      "use a Nav"
    ),
    (
      "NavigationSplitView { Text(\"\") } content: { Text(\"\") } detail: { Text(\"\") }",
      "NavigationSplitView", "use a Nav"
    ),
    ("ShareLink(item: text)", "ShareLink", "use a Link"),
    ("ShareLink(\"\", item: text)", "ShareLink", "use a Link"),
    ("Gauge(value: number) { Text(\"\") }", "Gauge", "use a ProgressView"),
    (
      "Gauge(value: number, in: 0...2) { Text(\"\") } currentValueLabel: { Text(\"\") }", "Gauge",
      "use a ProgressView"
    ),
    ("AsyncImage(url: nil)", "AsyncImage", "load a UIImage in a task"),
    (
      "AsyncImage(url: nil) { $0.resizable() } placeholder: { Text(\"\") }", "AsyncImage",
      "load a UIImage in a task"
    ),
    (
      "AsyncImage(url: nil) { phase in Text(\"\") }", "AsyncImage", "load a UIImage in a task"
    ),
    ("TimelineView(.animation) { _ in Text(\"\") }", "TimelineView", "task(_:)"),
    (
      "TimelineView(.periodic(from: date, by: 1)) { Text($0.date, style: .time) }", "TimelineView",
      "task(_:)"
    ),
    ("Menu { Text(\"\") } label: { Text(\"\") } primaryAction: {}", "init", "a Button"),
    ("Text(\"\").matchedGeometryEffect(id: 1, in: space)", "matchedGeometryEffect", "one view"),
  ]

  @Test("is refused by the compiler with a sentence that says what to use")
  func messages() throws {
    var source = "import SwiftUI\n"
    var lines: [Int] = []
    for (number, use) in Self.uses.enumerated() {
      source += """
        struct View\(number): View {
          @State var on = false
          @State var text = ""
          @State var number = 0.5
          @State var date = Date()
          @State var color = Color.red
          @State var choice: Int?
          var space: Namespace.ID
          var body: some View {
            \(use.use)
          }
        }

        """
      lines.append(source.split(separator: "\n", omittingEmptySubsequences: false).count - 3)
    }
    let errors = try CheckedSource(source).output.split(separator: "\n")
      .filter { $0.contains(": error: ") }
    for (use, line) in zip(Self.uses, lines) {
      let own = errors.filter { $0.contains(".swift:\(line):") }
      #expect(
        own.contains {
          $0.contains("'\(use.name)") && $0.contains("is unavailable") && $0.contains(use.says)
        }, "\(use.use): \(own.joined(separator: "\n"))")
    }
  }

  @Test("is the only thing that is refused")
  func others() throws {
    let output = try CheckedSource(
      """
      import SwiftUI
      struct Fine: View {
        @State var count = 1
        var body: some View {
          Form {
            Stepper("Count", value: $count, in: 0...4)
            DisclosureGroup("More") { Text("Text").badge(3) }
            GroupBox("Box") { Text("Text") }.listRowBackground(Color.red)
            Menu("Menu") { Button("One") {} }.safeAreaPadding()
          }
        }
      }
      """
    ).output
    #expect(!output.contains("error: "), "\(output)")
  }
}
