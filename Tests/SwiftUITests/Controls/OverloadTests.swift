import GTK
import OnboardingTesting
import SwiftUI
import Testing

private struct Steps: View {
  let kind: Int
  @State private var value = 4
  @State private var edits = 0
  private let title = "String"
  var body: some View {
    VStack {
      switch kind {
      case 0: Stepper(value: $value, step: 2) { Text("Views") }
      case 1:
        Stepper(value: $value, in: 0...5, step: 2) {
          Text("Views")
        } onEditingChanged: {
          note($0)
        }
      case 2: Stepper("Key", value: $value, step: 2)
      case 3: Stepper(title, value: $value, step: 2, onEditingChanged: { note($0) })
      case 4: Stepper("Key", value: $value, in: 0...5, step: 2)
      case 5: Stepper(title, value: $value, in: 0...5, step: 2)
      case 6: Stepper("Key", onIncrement: { value += 2 }, onDecrement: { value -= 2 })
      case 7: Stepper(title, onIncrement: { value += 2 }, onDecrement: nil)
      default:
        Stepper {
          Text("Views")
        } onIncrement: {
          value += 2
        } onDecrement: {
          value -= 2
        } onEditingChanged: {
          note($0)
        }
      }
      Text(verbatim: "value \(value), \(edits)")
    }
  }
  private func note(_ isEditing: Bool) { edits += 1 }
}

private struct Slid: View {
  let kind: Int
  @State private var value = 1.0
  var body: some View {
    VStack {
      switch kind {
      case 0: Slider(value: $value, in: 0...4).accessibilityLabel("Knob")
      case 1: Slider(value: $value, in: 0...4, step: 2).accessibilityLabel("Knob")
      case 2: Slider(value: $value, in: 0...4) { Text("Knob") }
      case 3: Slider(value: $value, in: 0...4, step: 2) { Text("Knob") }
      case 4:
        Slider(value: $value, in: 0...4) {
          Text("Knob")
        } minimumValueLabel: {
          Text("Low")
        } maximumValueLabel: {
          Text("High")
        }
      default:
        Slider(value: $value, in: 0...4, step: 2) {
          Text("Knob")
        } minimumValueLabel: {
          Text("Low")
        } maximumValueLabel: {
          Text("High")
        }
      }
      Text(verbatim: "value \(value)")
    }
  }
}

private struct Pressed: View {
  @State private var last = "nothing"
  private let title = "String"
  var body: some View {
    VStack {
      Button("Key", systemImage: "plus") { last = "key" }
      Button(title, systemImage: "plus") { last = "string" }
      Button("Role", systemImage: "xmark", role: .destructive) { last = "role" }
      Button(title + " role", systemImage: "xmark", role: .cancel) { last = "string role" }
      Button(title + " only", role: .destructive) { last = "only" }
      Text(verbatim: "last \(last)")
    }
  }
}

private struct Switched: View {
  @State private var isOn = false
  private let title = "String"
  var body: some View {
    VStack {
      Toggle(title, systemImage: "bolt", isOn: $isOn)
      Toggle("Button", isOn: $isOn).toggleStyle(.button)
      Toggle("Again", isOn: $isOn).toggleStyle(Again())
      Text(verbatim: "on \(isOn)")
    }
  }
}

/// Makes the toggle that it was asked to make look otherwise.
private struct Again: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { Toggle(configuration).opacity(0.5) }
}

@MainActor @Suite("A documented form of a control", .onScreen) struct OverloadTests {
  private let title = "String"

  @Test("of a stepper takes steps, and stops at its bounds", arguments: 0...8)
  func stepper(kind: Int) async throws {
    let screen = shown(Steps(kind: kind))
    #expect(
      screen.has(
        kind == 3 || kind == 5 || kind == 7 ? "String" : kind < 2 || kind > 7 ? "Views" : "Key"))
    try screen.tap("Increment")
    let isBound = [1, 4, 5].contains(kind)
    let edits = [1, 3, 8].contains(kind) ? 2 : 0
    try await screen.wait(until: "a step") { screen.has("value \(isBound ? 5 : 6), \(edits)") }
    let down = try #require(try screen.find("Decrement") as? UIControl)
    #expect(down.isEnabled == (kind != 7))
  }

  @Test("of a slider moves its value, to steps where it has any", arguments: 0...5)
  func slider(kind: Int) async throws {
    let screen = shown(Slid(kind: kind))
    let knob = try #require(try screen.find("Knob") as? UISlider)
    try #require(knob.nativeWidget as? GTK.Scale).value = 2.9
    let isStepped = kind % 2 == 1
    try await screen.wait(until: "the value") {
      screen.all(UILabel.self).contains {
        $0.text?.hasPrefix(isStepped ? "value 2.0" : "value 2.9") == true
      }
    }
    #expect(screen.all(UILabel.self).contains { $0.text == "Low" } == (kind > 3))
  }

  @Test(
    "of a button does its action",
    arguments: ["Key", "String", "Role", "String role", "String only"])
  func button(name: String) async throws {
    let screen = shown(Pressed())
    try screen.tap(name)
    let word = name == "String only" ? "only" : name.lowercased()
    try await screen.wait(until: "the action") { screen.has("last \(word)") }
  }

  @Test("of a toggle is turned on", arguments: ["String", "Button", "Again"])
  func toggle(name: String) async throws {
    let screen = shown(Switched())
    if let toggle = try screen.find(name) as? UISwitch {
      toggle.setOn(true, animated: false)
      toggle.sendActions(for: .valueChanged)
    } else {
      try screen.tap(name)
    }
    try await screen.wait(until: "it is on") { screen.has("on true") }
    #expect(
      screen.textTree.contains("\"Button\"") && screen.textTree.contains("selected"),
      "\(screen.textTree)")
  }

  @Test("of a group that opens has a string as its title")
  func disclosure() async throws {
    let screen = shown(
      VStack {
        DisclosureGroup(title) { Text("Inside") }
        DisclosureGroup(title + " bound", isExpanded: .constant(true)) { Text("Bound inside") }
      })
    #expect(!screen.has("Inside") && screen.has("Bound inside"))
    try screen.tap("String")
    try await screen.wait(until: "it is open") { screen.has("Inside") }
  }

  @Test("of a box and a line take their room")
  func boxes() throws {
    let screen = shown(
      VStack(spacing: 0) {
        GroupBox { Text("Bare") }
        GroupBox(title) { Text("Titled") }
        Divider().accessibilityIdentifier("line")
      }.frame(width: 200))
    #expect(screen.has("Bare") && screen.has("Titled"))
    #expect(screen.textTree.contains("heading \"String\""))
    let line = screen.all(UIView.self).first { $0.bounds.height == 1 && $0.bounds.width == 200 }
    #expect(line?.backgroundColor != nil)
  }

  @Test("of a label has a string as its title, and a picture of the app beside it")
  func label() {
    let screen = shown(
      VStack {
        Label(title, systemImage: "plus")
        Label("Key picture", image: "missing")
        Label(title + " picture", image: "missing")
      })
    for name in ["String", "Key picture", "String picture"] { #expect(screen.has(name)) }
  }

  @Test("of a picture takes a bundle's, with a label or none")
  func pictures() throws {
    let bundle = try PictureBundle()
    let screen = shown(
      VStack {
        Image("dot", bundle: bundle.bundle, label: Text("Named"))
        Image(decorative: "dot", bundle: bundle.bundle)
        Image("dot", bundle: bundle.bundle).resizable(resizingMode: .stretch)
          .accessibilityLabel("Stretched").frame(width: 40, height: 30)
      })
    #expect(try screen.find("Named").bounds.size == CGSize(width: 3, height: 2))
    #expect(try screen.find("Stretched").bounds.size == CGSize(width: 40, height: 30))
    #expect(screen.all(UIImageView.self).count == 3)
    #expect(screen.textTree.components(separatedBy: "image").count == 3, "\(screen.textTree)")
  }

  @Test("of a picture is a stencil in the colour around it, or in its own colours")
  func renderingMode() throws {
    let picture = UIImage(systemName: "plus")!
    func mode(_ mode: Image.TemplateRenderingMode?) throws -> UIImage.RenderingMode {
      let screen = shown(Image(uiImage: picture).renderingMode(mode).accessibilityLabel("Cross"))
      return try #require(screen.find("Cross") as? UIImageView).image?.renderingMode ?? .automatic
    }
    #expect(try mode(.template) == .alwaysTemplate && mode(.original) == .alwaysOriginal)
    #expect(try mode(nil) == picture.renderingMode)
  }

  @Test("of a button does what it is for when its style triggers it")
  func trigger() async throws {
    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("Press").onTapGesture {
          configuration.trigger()
          configuration.trigger()
        }
      }
    }
    var count = 0
    let screen = shown(Button("Press") { count += 1 }.buttonStyle(Twice()))
    try screen.tap("Press")
    try await screen.wait(until: "both") { count == 2 }
  }

  @Test("of a symbol is larger or smaller with the scale around it")
  func imageScale() throws {
    func width(_ scale: Image.Scale) throws -> CGFloat {
      try shown(Image(systemName: "plus").imageScale(scale)).find("plus").bounds.width
    }
    #expect(try width(.small) < width(.medium) && width(.medium) < width(.large))
  }

  @Test("of content with a label shows a value as a format writes it")
  func labeled() {
    let english = Locale(identifier: "en_US")
    let screen = shown(
      LabeledContent(title, value: 0.5, format: .percent).environment(\.locale, english))
    #expect(screen.has("String, 50%"))
    let large = shown(LabeledContent("Name") { Text("Ada") }, .largeText)
    let tops = large.all(UILabel.self).map { $0.convert(CGPoint.zero, to: nil).y }
    #expect(large.has("Name, Ada") && tops.count == 2 && tops[0] < tops[1])
  }

  @Test("of a link opens its address")
  func link() throws {
    var opened: [URL] = []
    let screen = shown(
      Link(title, destination: URL(string: "https://example.com/")!)
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0)
            return .handled
          }))
    try screen.tap("String")
    #expect(opened.map(\.absoluteString) == ["https://example.com/"])
  }

  @Test("of a menu has a string or views as its label")
  func menu() async throws {
    let screen = shown(
      VStack {
        Menu(title) { Button("Inside string") {} }
        Menu {
          Button("Inside views") {}
        } label: {
          Text("Views")
        }
      })
    try screen.tap("String")
    try await screen.wait(until: "the menu") { screen.has("Inside string") }
    try screen.tap("Inside string")
    try await screen.wait(until: "it is gone") { !screen.has("Inside string") }
    try screen.tap("Views")
    try await screen.wait(until: "the menu") { screen.has("Inside views") }
  }

  @Test("of a picker has a title with a symbol, and hides it where labels are hidden")
  func picker() {
    let picker = Picker("Unit", systemImage: "gearshape", selection: .constant(1)) {
      Text("One").tag(1)
    }
    let screen = shown(Form { picker })
    #expect(screen.textTree.contains("button \"Unit\" = \"One\""), "\(screen.textTree)")
    #expect(screen.all(UILabel.self).contains { $0.text == "Unit" })
    let hidden = shown(Form { picker.labelsHidden() })
    #expect(hidden.textTree.contains("button \"Unit\" = \"One\""), "\(hidden.textTree)")
    #expect(!hidden.all(UILabel.self).contains { $0.text == "Unit" })
  }

  @Test("of progress has a string as its title, and looks that fit the place")
  func progress() throws {
    let screen = shown(
      VStack {
        ProgressView(title)
        ProgressView(title + " part", value: 1, total: 4)
        ProgressView(value: 0.5) { Text("Views") }.progressViewStyle(.automatic)
      })
    for name in ["String", "String part", "Views"] { #expect(screen.has(name)) }
    let bars = screen.all(UIProgressView.self).map(\.progress)
    #expect(bars == [0.25, 0.5])
  }
}

/// A bundle in a folder of its own, with a picture of 3 by 2 points.
final class PictureBundle {
  let bundle: Bundle
  private let folder: URL

  @MainActor init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"3\" height=\"2\"/>"
    try Data(svg.utf8).write(to: folder.appending(path: "dot.svg"))
    guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileNoSuchFile) }
    self.bundle = bundle
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
