/// What one modifier says about views to assistive technology.
struct AccessibilityNote {
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var isHidden: Bool?
  /// Another view speaks for the view, which keeps its name for that.
  var isMuted = false
  var adds: UIAccessibilityTraits = []
  var removes: UIAccessibilityTraits = []
  var level: Int?

  /// What is about a layer as much as about what is in it.
  var aboutLayer: AccessibilityNote {
    AccessibilityNote(identifier: identifier, isHidden: isHidden)
  }

  /// What is about the views that are read.
  var aboutContent: AccessibilityNote {
    var note = self
    note.identifier = nil
    note.isHidden = nil
    return note
  }
}

/// All that modifiers say about one view, the innermost first. An outer one has the last word.
@MainActor final class AccessibilityRecord {
  private var notes: [(author: ObjectIdentifier, note: AccessibilityNote)] = []
  private var hasTraits = false

  static func of(_ view: UIView) -> AccessibilityRecord {
    if let record = view.accessibilityRecord as? AccessibilityRecord { return record }
    let record = AccessibilityRecord()
    view.accessibilityRecord = record
    return record
  }

  func set(_ note: AccessibilityNote, by author: ObjectIdentifier, on view: UIView) {
    if let index = notes.firstIndex(where: { $0.author == author }) {
      notes[index].note = note
    } else {
      notes.append((author, note))
    }
    apply(to: view)
  }

  /// Whether the view itself is meant to be silent, and not only because another speaks for it.
  var isSilent: Bool { notes.contains { $0.note.isHidden == true } }

  private func last<Value>(_ path: KeyPath<AccessibilityNote, Value?>) -> Value? {
    notes.last { $0.note[keyPath: path] != nil }?.note[keyPath: path]
  }

  private func apply(to view: UIView) {
    if let label = last(\.label) {
      if !view.isAccessibilityElement { view.isAccessibilityElement = true }
      if view.accessibilityLabel != label { view.accessibilityLabel = label }
    }
    if let value = last(\.value), view.accessibilityValue != value {
      view.accessibilityValue = value
    }
    if let hint = last(\.hint), view.accessibilityHint != hint { view.accessibilityHint = hint }
    if let name = last(\.identifier), view.accessibilityIdentifier != name {
      view.accessibilityIdentifier = name
    }
    // One modifier that hides a view is enough.
    let hides = notes.contains { $0.note.isHidden == true || $0.note.isMuted }
    if hides || last(\.isHidden) != nil, view.accessibilityElementsHidden != hides {
      view.accessibilityElementsHidden = hides
    }
    applyTraits(to: view)
    if let level = last(\.level), view.accessibilityHeadingLevel != level {
      view.accessibilityHeadingLevel = level
    }
  }

  private func applyTraits(to view: UIView) {
    guard hasTraits || notes.contains(where: { !$0.note.adds.union($0.note.removes).isEmpty })
    else { return }
    if !hasTraits { ownTraits = view.accessibilityTraits }
    hasTraits = true
    var traits = ownTraits
    for (_, note) in notes { traits = traits.union(note.adds).subtracting(note.removes) }
    if view.accessibilityTraits != traits { view.accessibilityTraits = traits }
  }

  private var ownTraits: UIAccessibilityTraits = []
}

/// A modifier of what assistive technology is told about views: each view that is there, and each
/// that comes later.
struct AccessibilityModifier: ItemModifier {
  /// What is said, in the values around the view.
  let note: @MainActor (EnvironmentValues) -> AccessibilityNote

  func wrap(_ item: LayoutItem, in environment: EnvironmentValues) -> AccessibilityItem {
    let outer = AccessibilityItem(item, note(environment))
    outer.apply()
    return outer
  }

  func update(_ item: AccessibilityItem, in environment: EnvironmentValues) {
    item.note = note(environment)
    item.apply()
  }
}

/// Tells assistive technology about the views in another item whenever they are put on a canvas.
final class AccessibilityItem: WrapperItem {
  var note: AccessibilityNote

  init(_ inner: LayoutItem, _ note: AccessibilityNote) {
    self.note = note
    super.init(inner)
  }

  override func collectViews(into views: inout [UIView]) {
    let start = views.count
    super.collectViews(into: &views)
    apply(to: views[start...])
  }

  func apply() {
    var views: [UIView] = []
    inner.collectViews(into: &views)
    apply(to: views[...])
  }

  private func apply(to views: ArraySlice<UIView>) {
    for view in views {
      let spoken = view.spokenViews
      if view is ItemCanvas, !spoken.contains(view) {
        say(note.aboutLayer, to: view)
        for inner in spoken { say(note.aboutContent, to: inner) }
      } else {
        for inner in spoken { say(note, to: inner) }
      }
    }
  }

  private func say(_ note: AccessibilityNote, to view: UIView) {
    AccessibilityRecord.of(view).set(note, by: ObjectIdentifier(self), on: view)
  }
}

extension LayoutItem {
  /// The views that assistive technology is told about.
  var spokenViews: [UIView] {
    var views: [UIView] = []
    collectViews(into: &views)
    return views.flatMap(\.spokenViews)
  }

  /// The views of which assistive technology is told something.
  var heardViews: [UIView] {
    var views: [UIView] = []
    collectViews(into: &views)
    return views.flatMap(\.heardViews)
  }
}

extension UIView {
  /// Whether modifiers keep the view, and all in it, from assistive technology.
  var isSilent: Bool {
    isHidden || (accessibilityRecord as? AccessibilityRecord)?.isSilent == true
  }

  fileprivate var heardViews: [UIView] {
    if isSilent { return [] }
    guard let layer = self as? ItemCanvas, !layer.isAccessibilityElement else { return spokenViews }
    return layer.content.items.flatMap(\.heardViews)
  }

  /// The view that assistive technology is told about. A layer around others is passed through.
  fileprivate var spokenViews: [UIView] {
    if let layer = self as? ItemCanvas, !layer.isAccessibilityElement {
      return layer.content.items.flatMap(\.spokenViews)
    }
    return [self]
  }
}
