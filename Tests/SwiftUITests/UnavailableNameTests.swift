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
  private static let uses: [(use: String, name: String, says: String)] = [
    ("Text(\"\").popover(isPresented: $on) { Text(\"\") }", "popover", "sheet(isPresented:"),
    ("Text(\"\").swipeActions { Button(\"\") {} }", "swipeActions", "a Button into the row"),
    ("List { Text(\"\") }.refreshable {}", "refreshable", "a Button into the toolbar"),
    ("List { Text(\"\") }.searchable(text: $text)", "searchable", "a TextField above the list"),
    ("Text(\"\").contextMenu { Button(\"\") {} }", "contextMenu", "use a Menu"),
    ("Text(\"\").onHover { _ in }", "onHover", "use a Button"),
    ("Text(\"\").sensoryFeedback(0, trigger: on)", "sensoryFeedback", "show a sign"),
    ("Text(\"\").minimumScaleFactor(0.5)", "minimumScaleFactor", "use ViewThatFits"),
    ("ControlGroup { Text(\"\") }", "ControlGroup", "use an HStack"),
    ("DatePicker(\"\", selection: $date)", "DatePicker", "use a Picker"),
    ("TabView { Text(\"\") }", "TabView", "NavigationStack with a List"),
    ("Text(\"\").tabItem { Text(\"\") }", "tabItem", "NavigationStack with a List"),
    ("EditButton()", "EditButton", "a Button into the row"),
    (
      "NavigationSplitView { Text(\"\") } detail: { Text(\"\") }", "NavigationSplitView",
      "use a Nav"
    ),
    ("ShareLink(item: text)", "ShareLink", "use a Link"),
    ("Gauge(value: number) { Text(\"\") }", "Gauge", "use a ProgressView"),
    ("AsyncImage(url: nil)", "AsyncImage", "load a UIImage in a task"),
  ]

  @Test("is refused by the compiler with a sentence that says what to use")
  func messages() throws {
    var source = "import SwiftUI\n"
    for (number, use) in Self.uses.enumerated() {
      source += """
        struct View\(number): View {
          @State var on = false
          @State var text = ""
          @State var number = 0.5
          @State var date = Date()
          var body: some View { \(use.use) }
        }

        """
    }
    let errors = try CheckedSource(source).output.split(separator: "\n")
      .filter { $0.contains("error: ") }
    for use in Self.uses {
      #expect(
        errors.contains {
          $0.contains("'\(use.name)") && $0.contains("is unavailable") && $0.contains(use.says)
        }, "\(use.name): \(errors.joined(separator: "\n"))")
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
