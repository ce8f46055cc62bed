import UIKit

/// The parts that have style classes. Each is set anew when the theme, its traits or its window
/// change.
@MainActor package final class StyledParts {
  package static let shared = StyledParts()

  private final class Entry {
    weak var part: AnyObject?
    /// The view whose traits and window count; nil for a view, which has its own.
    weak var host: UIView?
    let kind: PartKind
    var classes: [String]
    var saved: [Int: StyleEffect.Saved] = [:]
    var situation: StyleMedia?
    /// Parts that are no views and are told through this one.
    var guests: [Entry] = []

    init(_ part: AnyObject, host: UIView?, kind: PartKind, classes: [String]) {
      (self.part, self.host, self.kind, self.classes) = (part, host, kind, classes)
    }

    var view: UIView? { part as? UIView ?? host }
  }

  /// What the theme says of all parts of a kind that have the same classes.
  private struct Look {
    let values: StyleValues
    /// Which effects of the kind the values speak of.
    let said: [Int]
  }

  private struct LookRequest: Hashable {
    let classes: [String]
    let kind: PartKind
    let situation: StyleMedia
  }

  /// Looked up once for each theme.
  private var looks: [LookRequest: Look] = [:]
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of parts that are gone are looked for.
  private var sweepAt = 64

  private init() {
    UIView.themeSituationChanged = { [weak self] view in
      if let window = view as? UIWindow {
        self?.applyAll(in: window)
      } else {
        self?.apply(to: view)
      }
    }
  }

  // MARK: - Classes

  /// Gives a part of the kit the class of its role, after the classes that it has.
  ///
  /// - Parameters:
  ///   - part: A view, an item of a bar, or a ``StyledBar``.
  ///   - role: The role; it must be one of `component`.
  ///   - host: The view whose traits count, where the part is no view. It has a class already.
  ///   - font: The text style of the part's text.
  package func add(
    _ part: AnyObject, as role: String, of component: PartTable, in host: UIView? = nil,
    font: UIFont.FioriTextStyle? = nil
  ) {
    let usual = component.kind(of: role)
    // A button with a picture alone is none of the buttons with a title.
    let kind = usual == .imageButton ? usual : Self.kind(of: part) ?? usual
    var classes = entry(of: part)?.classes ?? [kind.plainClass].compactMap { $0 }
    if let font { classes.append("fdlFontStyle_\(font.rawValue)") }
    classes.append(component.styleClass(role))
    set(classes, of: part, kind: kind, host: host)
  }

  /// The classes of a part, the last of which counts most; none for a part without.
  package func classes(of part: AnyObject) -> [String] { entry(of: part)?.classes ?? [] }

  /// Gives a part other classes in place of those that it has.
  package func setClasses(_ classes: [String], of part: AnyObject) {
    set(classes, of: part, kind: Self.kind(of: part) ?? .view, host: nil)
  }

  private static func kind(of part: AnyObject) -> PartKind? {
    switch part {
    case is UILabel: .label
    case is UIButton: .button
    case is UITextField: .field
    case is UIImageView: .image
    case is UIActivityIndicatorView: .indicator
    case is UIBarButtonItem: .barButton
    default: nil
    }
  }

  private func entry(of part: AnyObject) -> Entry? {
    guard let entry = entries[ObjectIdentifier(part)], entry.part === part else { return nil }
    return entry
  }

  private func set(_ classes: [String], of part: AnyObject, kind: PartKind, host: UIView?) {
    let entry: Entry
    if let known = self.entry(of: part) {
      entry = known
      entry.classes = classes
      if let host { entry.host = host }
    } else {
      sweep()
      entry = Entry(part, host: host, kind: kind, classes: classes)
      entries[ObjectIdentifier(part)] = entry
      (part as? UIView)?.isThemed = true
      if let host, let owner = self.entry(of: host) {
        owner.guests = owner.guests.filter { $0.part != nil } + [entry]
      }
    }
    apply(entry)
  }

  /// Forgets parts that are gone, seldom enough that this costs little a part.
  private func sweep() {
    guard entries.count >= sweepAt else { return }
    entries = entries.filter { $1.part != nil }
    sweepAt = max(64, entries.count * 2)
  }

  /// How many parts are remembered, for tests of growth.
  package var count: Int { entries.count }

  // MARK: - Looks

  /// Sets every part as the theme, which has changed, says.
  package func applyAll() {
    looks = [:]
    for entry in entries.values { apply(entry) }
  }

  private func applyAll(in window: UIWindow) {
    for entry in entries.values {
      guard let view = entry.view, view.window === window,
        Self.situation(of: view) != entry.situation
      else { continue }
      apply(entry)
    }
  }

  private func apply(to view: UIView) {
    guard let entry = entry(of: view) else { return }
    apply(entry)
    for guest in entry.guests { apply(guest) }
  }

  private func apply(_ entry: Entry) {
    guard let part = entry.part else { return }
    let view = entry.view
    let situation = Self.situation(of: view)
    entry.situation = situation
    let look = look(of: entry, in: situation)
    guard !look.said.isEmpty || !entry.saved.isEmpty else { return }
    let context = StyleContext(traits: view?.traitCollection ?? .current)
    let effects = StyleEffects.of(entry.kind)
    // What the theme no longer speaks of is put back first.
    for index in entry.saved.keys.filter({ !look.said.contains($0) }).sorted() {
      entry.saved[index] = effects[index].apply(
        nil, to: part, in: context, saved: entry.saved[index])
    }
    for index in look.said {
      entry.saved[index] = effects[index].apply(
        look.values, to: part, in: context, saved: entry.saved[index])
    }
  }

  private func look(of entry: Entry, in situation: StyleMedia) -> Look {
    let request = LookRequest(
      classes: entry.classes, kind: entry.kind, situation: situation)
    if let known = looks[request] { return known }
    let values = ThemeManager.shared.styleValues(
      for: entry.classes, ofText: entry.kind.properties.contains(.fontName), in: situation)
    let said = StyleEffects.of(entry.kind).enumerated().filter { $1.isSaid(in: values) }
    let look = Look(values: values, said: said.map(\.offset))
    // An app may make classes as it goes.
    if looks.count >= 1_024 { looks = [:] }
    looks[request] = look
    return look
  }

  /// What media blocks ask about a view: wide windows count as tablets.
  private static func situation(of view: UIView?) -> StyleMedia {
    let size = view?.window?.bounds.size ?? .zero
    return StyleMedia(
      device: view?.traitCollection.userInterfaceIdiom == .pad ? .ipad : .iphone,
      orientation: size.width > size.height ? .landscape : .portrait)
  }
}
