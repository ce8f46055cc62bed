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

  enum Property: Hashable { case geometry, alpha, background }

  final class Group {
    let duration: Double
    let delay: Double
    let ease: (Double) -> Double
    var completion: ((Bool) -> Void)?
    var start: Double?
    var tracks: [Track] = []

    init(
      duration: Double, delay: Double, ease: @escaping (Double) -> Double,
      completion: ((Bool) -> Void)?
    ) {
      (self.duration, self.delay, self.ease) = (duration, delay, ease)
      self.completion = completion
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
  }

  var isEnabled = true
  private var current: Group?
  private var groups: [Group] = []
  private weak var clock: UIWindow?

  /// Called before a property is set; records where the animation begins.
  func willChange(_ view: UIView, _ property: Property) {
    guard let current, view.window?.isShown == true, view.host != nil else { return }
    guard !current.tracks.contains(where: { $0.view === view && $0.property == property }) else {
      return
    }
    for group in groups { group.tracks.removeAll { $0.view === view && $0.property == property } }
    current.tracks.append(
      Track(
        view: view, property: property,
        geometry: view.presented.geometry ?? Geometry(view.model),
        alpha: view.presented.alpha ?? view.model.alpha,
        background: view.presented.background
          ?? view.model.backgroundColor?.paint(with: view.traitCollection)))
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
    guard let window, isEnabled, group.duration > 0, !window.traitCollection.reducesMotion else {
      finishSoon(group)
      return
    }
    groups.append(group)
    apply(group, share: 0)
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
      for track in group.tracks { track.view?.presented = Presentation() }
      DispatchQueue.main.async { [self] in complete(group, isFinished: false) }
    }
    if clock?.isShown != true { clock = nil }
    if let window = groups.lazy.compactMap(\.window).first { startClock(on: window) }
  }

  private func startClock(on window: UIWindow) {
    guard clock !== window, let host = window.contentHost else { return }
    clock = window
    host.onTick { [weak self] seconds in self?.tick(seconds) ?? false }
  }

  private func tick(_ seconds: Double) -> Bool {
    var finished: [Group] = []
    for group in groups {
      let start = group.start ?? seconds + group.delay
      group.start = start
      let share = min(max((seconds - start) / group.duration, 0), 1)
      apply(group, share: share)
      if share >= 1 { finished.append(group) }
    }
    groups.removeAll { group in finished.contains { $0 === group } }
    for group in finished { complete(group) }
    if groups.isEmpty { clock = nil }
    return !groups.isEmpty
  }

  private func complete(_ group: Group, isFinished: Bool = true) {
    let completion = group.completion
    group.completion = nil
    completion?(isFinished)
  }

  private func apply(_ group: Group, share: Double) {
    let eased = group.ease(share)
    for track in group.tracks {
      guard let view = track.view else { continue }
      let isOver = share >= 1
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
