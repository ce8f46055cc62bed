import GTK

/// What an animation shows at the moment, where that is not what the model says.
struct Presentation {
  var geometry: Geometry?
  var alpha: CGFloat?
  var background: PaintColor?
}

/// Runs `UIView.animate`: properties change at once in the model, and are shown on their way there.
@MainActor final class Animator {
  static let shared = Animator()

  enum Property: Hashable {
    case geometry, alpha, background
    /// Something of a floor above, by its name.
    case value(String)
  }

  final class Group {
    /// How far the change has come after a number of seconds; nil when it is over.
    let progress: (Double) -> Double?
    /// Whether it is over before it begins.
    let isInstant: Bool
    /// Whether it is over only when nothing moves any more.
    let isEndless: Bool
    var completion: ((Bool) -> Void)?
    var start: Double?
    var tracks: [Track] = []

    init(
      progress: @escaping (Double) -> Double?, isInstant: Bool = false, isEndless: Bool = false,
      completion: ((Bool) -> Void)?
    ) {
      (self.progress, self.isInstant, self.isEndless) = (progress, isInstant, isEndless)
      self.completion = completion
    }

    convenience init(
      duration: Double, delay: Double, ease: @escaping (Double) -> Double,
      completion: ((Bool) -> Void)?
    ) {
      self.init(
        progress: { seconds in
          let share = (seconds - delay) / duration
          return share >= 1 ? nil : ease(max(share, 0))
        }, isInstant: duration <= 0, completion: completion)
    }

    /// A window on the display in which something of the group moves.
    @MainActor var window: UIWindow? {
      tracks.lazy.compactMap { $0.view?.window }.first { $0.isShown }
    }
  }

  struct Track {
    weak var view: UIView?
    let property: Property
    let geometry: Geometry
    let alpha: CGFloat
    let background: PaintColor?
    /// For a value of a floor above: takes over how far it has come.
    var follow: (@MainActor (Double) -> Void)?
  }

  var isEnabled = true
  private var current: Group?
  private var groups: [Group] = []
  private weak var clock: UIWindow?
  /// Seconds on the clock of a test, which takes the place of the display's.
  private(set) var driven: Double?

  /// Called before a property is set; records where the animation begins.
  func willChange(_ view: UIView, _ property: Property) {
    guard let current, canShow(view) else { return }
    guard !current.tracks.contains(where: { $0.view === view && $0.property == property }) else {
      return
    }
    forget(view, property)
    current.tracks.append(
      Track(
        view: view, property: property,
        geometry: view.presented.geometry ?? Geometry(view.model),
        alpha: view.presented.alpha ?? view.model.alpha,
        background: view.presented.background
          ?? view.model.backgroundColor?.paint(with: view.traitCollection)))
  }

  /// Whether something on the way could be seen in a view.
  private func canShow(_ view: UIView) -> Bool {
    guard let window = view.window, view.host != nil else { return false }
    return window.isShown || driven != nil
  }

  private func forget(_ view: UIView, _ property: Property) {
    for group in groups { group.tracks.removeAll { $0.view === view && $0.property == property } }
  }

  /// Calls `change` with how far the animation of the moment has come, at each frame; without one,
  /// once with 1.
  func follow(_ view: UIView, _ name: String, _ change: @escaping @MainActor (Double) -> Void) {
    let property = Property.value(name)
    forget(view, property)
    guard let current, canShow(view) else { return change(1) }
    current.tracks.removeAll { $0.view === view && $0.property == property }
    current.tracks.append(
      Track(
        view: view, property: property, geometry: Geometry(view.model), alpha: 1, background: nil,
        follow: change))
  }

  func swapCurrent(_ group: Group?) -> Group? {
    defer { current = group }
    return current
  }

  func run(_ group: Group, _ changes: () -> Void) {
    let outer = current
    current = group
    changes()
    current = outer
    let window = group.tracks.lazy.compactMap { $0.view?.window }.first
    guard let window, isEnabled, !group.isInstant, !window.traitCollection.reducesMotion else {
      for track in group.tracks { track.follow?(1) }
      finishSoon(group)
      return
    }
    groups.append(group)
    group.start = driven
    apply(group, group.progress(0))
    startClock(on: window)
  }

  /// Nothing moves: the completion is still called later, as it would be at an animation's end.
  private func finishSoon(_ group: Group) {
    guard group.completion != nil else { return }
    DispatchQueue.main.async { [self] in complete(group) }
  }

  /// Breaks off what moves only in windows that are not shown any more: no frame will come for it.
  func endUnseen() {
    let (seen, unseen) = groups.reduce(into: ([Group](), [Group]())) { parts, group in
      if group.window == nil { parts.1.append(group) } else { parts.0.append(group) }
    }
    groups = seen
    for group in unseen {
      for track in group.tracks {
        track.view?.presented = Presentation()
        track.follow?(1)
      }
      DispatchQueue.main.async { [self] in complete(group, isFinished: false) }
    }
    if clock?.isShown != true { clock = nil }
    if let window = groups.lazy.compactMap(\.window).first { startClock(on: window) }
  }

  private func startClock(on window: UIWindow) {
    guard driven == nil, clock !== window, let host = window.contentHost else { return }
    clock = window
    host.onTick { [weak self] seconds in self?.tick(seconds) ?? false }
  }

  private func tick(_ seconds: Double) -> Bool {
    guard driven == nil || driven == seconds else { return false }
    var finished: [(group: Group, isFinished: Bool)] = []
    for group in groups {
      let start = group.start ?? seconds
      group.start = start
      if group.isEndless {
        group.tracks.removeAll { $0.view?.window == nil }
        if group.tracks.isEmpty {
          finished.append((group, false))
          continue
        }
      }
      let progress = group.progress(seconds - start)
      apply(group, progress)
      if progress == nil { finished.append((group, true)) }
    }
    groups.removeAll { group in finished.contains { $0.group === group } }
    for end in finished { complete(end.group, isFinished: end.isFinished) }
    if groups.isEmpty { clock = nil }
    return !groups.isEmpty
  }

  /// Whether something is on its way.
  var isBusy: Bool { !groups.isEmpty }

  /// Lets a test move the clock, in windows that are not shown too; at the end everything that is on
  /// its way is there.
  func drive(_ isDriven: Bool) {
    if isDriven {
      driven = 0
    } else {
      for group in groups {
        apply(group, nil)
        complete(group)
      }
      groups = []
      driven = nil
    }
    clock = nil
  }

  func advance(by seconds: Double) {
    guard let now = driven else { return }
    driven = now + seconds
    _ = tick(now + seconds)
  }

  private func complete(_ group: Group, isFinished: Bool = true) {
    let completion = group.completion
    group.completion = nil
    completion?(isFinished)
  }

  /// Shows how far a group has come; nil is at its end.
  private func apply(_ group: Group, _ progress: Double?) {
    let isOver = progress == nil
    let eased = progress ?? 1
    for track in group.tracks {
      guard let view = track.view else { continue }
      switch track.property {
      case .geometry:
        view.presented.geometry =
          isOver ? nil : track.geometry.mixed(with: Geometry(view.model), eased)
        view.superview?.setNeedsPlacement()
        view.queueOuterDraw()
      case .alpha:
        view.presented.alpha =
          isOver ? nil : track.alpha + (view.model.alpha - track.alpha) * eased
        view.queueOuterDraw()
      case .background:
        let end = view.model.backgroundColor?.paint(with: view.traitCollection)
        view.presented.background = isOver ? nil : track.background?.mixed(with: end, eased)
        view.queueOuterDraw()
      case .value: track.follow?(eased)
      }
    }
  }
}

extension PaintColor {
  fileprivate func mixed(with other: PaintColor?, _ share: Double) -> PaintColor {
    var end = self
    end.alpha = 0
    let other = other ?? end
    return PaintColor(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share, alpha: alpha + (other.alpha - alpha) * share)
  }
}
