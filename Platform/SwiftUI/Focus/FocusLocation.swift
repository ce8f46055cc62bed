/// Where the value of a `FocusState` is kept, and the views that it is about.
///
/// Unchecked because it is used on the main actor, which each write checks.
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
  let state: StateLocation<Value>
  /// The value while none of the views has the keyboard.
  let resting: Value
  @MainActor private var members: [FocusMember<Value>] = []
  @MainActor private var isScheduled = false

  init(_ resting: Value) {
    self.resting = resting
    state = StateLocation(resting)
  }

  /// The program moves the focus.
  func write(_ value: Value) {
    state.write(value)
    MainActor.assumeIsolated { schedule() }
  }

  // MARK: - Views

  @MainActor func add(_ member: FocusMember<Value>) {
    members.append(member)
    if state.read() == member.value, member.value != resting { schedule() }
  }

  @MainActor func remove(_ member: FocusMember<Value>) {
    members.removeAll { $0 === member }
    if member.isFocused { lost(member.value) }
  }

  /// A person, or GTK, gave the keyboard to one of the views.
  @MainActor func gained(_ value: Value) { state.write(value) }

  /// One of the views lost the keyboard. That says nothing about the others.
  @MainActor func lost(_ value: Value) {
    guard state.read() == value, !members.contains(where: { $0.value == value && $0.isFocused })
    else { return }
    state.write(resting)
  }

  // MARK: - Moving the focus

  /// Moves the focus once the update at hand is done, so that views which come with it are there.
  @MainActor func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async { self.moveFocus() }
  }

  /// The view that the value says is to have the keyboard.
  @MainActor private var wanted: FocusMember<Value>? {
    for member in members where member.value == state.read() { return member }
    return nil
  }

  @MainActor private func moveFocus() {
    isScheduled = false
    guard state.read() != resting, let member = wanted else {
      for member in members { member.resign() }
      return
    }
    switch member.takeFocus() {
    case .taken: break
    case .refused: state.write(resting)
    case .waiting: FocusRegistry.shared.wait { [weak self] in self?.schedule() }
    }
  }
}

/// A view that a `FocusState` has a value for.
@MainActor final class FocusMember<Value: Hashable>: FocusFollower {
  enum Answer { case taken, refused, waiting }

  private weak var node: _Node?
  let location: FocusLocation<Value>
  var value: Value
  private(set) var isFocused = false

  init(_ node: _Node, _ location: FocusLocation<Value>, _ value: Value) {
    self.node = node
    self.location = location
    self.value = value
  }

  private var views: [UIView] {
    var views: [UIView] = []
    for item in node?.items ?? [] { item.collectViews(into: &views) }
    return views
  }

  func takeFocus() -> Answer {
    // The layout puts new views into the window.
    node?.items.first?.canvas?.window?.layoutIfNeeded()
    let views = views
    guard views.contains(where: { $0.window != nil }) else { return .waiting }
    if views.contains(where: \.holdsFocus) { return .taken }
    guard let view = views.lazy.compactMap(\.firstFocusable).first, view.becomeFirstResponder()
    else { return .refused }
    return .taken
  }

  func resign() {
    for view in views { view.holder?.resignFirstResponder() }
  }

  func focusMoved() -> (gained: Bool, lost: Bool) {
    let before = isFocused
    isFocused = views.contains(where: \.holdsFocus)
    return (isFocused && !before, before && !isFocused)
  }

  func tellGained() { location.gained(value) }
  func tellLost() { location.lost(value) }
}

extension UIView {
  /// The view itself, or the one in it, that has the keyboard.
  fileprivate var holder: UIView? {
    if isFirstResponder { return self }
    for view in subviews { if let holder = view.holder { return holder } }
    return nil
  }

  fileprivate var holdsFocus: Bool { holder != nil }

  /// The first view that takes the keyboard: the view itself or one in it.
  fileprivate var firstFocusable: UIView? {
    guard !isHidden else { return nil }
    if canBecomeFirstResponder { return self }
    for view in subviews { if let focusable = view.firstFocusable { return focusable } }
    return nil
  }
}
