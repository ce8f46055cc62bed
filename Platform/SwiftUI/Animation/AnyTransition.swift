/// How a view comes and goes while changes are shown on their way.
///
/// ```swift
/// if isOpen { Details().transition(.move(edge: .bottom).combined(with: .opacity)) }
/// ```
public struct AnyTransition: Sendable {
  /// How a view looks that is not there yet, or not any more.
  struct Away {
    var opacity = 1.0
    var scale = 1.0
    var anchor = UnitPoint.center
    var offset = CGSize.zero
  }
  /// Changes how the view looks, by its size and the direction of reading.
  typealias Effect = @Sendable (inout Away, CGSize, LayoutDirection) -> Void
  struct Way: Sendable {
    var effect: Effect
    var animation: Animation?
  }
  var insertion: Way
  var removal: Way

  private init(_ effect: @escaping Effect) {
    insertion = Way(effect: effect)
    removal = insertion
  }

  /// Nothing: the view is there, and gone, at once.
  public static let identity = AnyTransition { _, _, _ in }
  /// Fades in and out: what views do that say nothing.
  public static let opacity = AnyTransition { away, _, _ in away.opacity = 0 }
  /// Grows from its middle, and shrinks.
  public static var scale: AnyTransition { scale(scale: 0) }
  /// Comes from the leading side and goes to the trailing one.
  public static var slide: AnyTransition {
    asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }

  /// Grows from a part of its size about a point, and shrinks.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition { away, _, _ in
      away.scale *= max(scale, 0.001)
      away.anchor = anchor
    }
  }

  /// Comes from a side, by its own size, and goes there.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition { away, size, direction in
      let sign: CGFloat = direction == .leftToRight ? 1 : -1
      switch edge {
      case .top: away.offset.height -= size.height
      case .bottom: away.offset.height += size.height
      case .leading: away.offset.width -= size.width * sign
      case .trailing: away.offset.width += size.width * sign
      }
    }
  }

  /// Comes from a side fading in, and goes to the opposite one fading out.
  public static func push(from edge: Edge) -> AnyTransition {
    let opposite: Edge =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: opposite).combined(with: .opacity))
  }

  /// Comes from a distance, in points, and goes there.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition { away, _, direction in
      away.offset.width += direction == .leftToRight ? offset.width : -offset.width
      away.offset.height += offset.height
    }
  }

  /// Comes from a distance, in points, and goes there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Comes in one way and goes in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    var transition = insertion
    transition.removal = removal.removal
    return transition
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    func both(_ one: Way, _ two: Way) -> Way {
      Way(
        effect: { away, size, direction in
          one.effect(&away, size, direction)
          two.effect(&away, size, direction)
        }, animation: one.animation ?? two.animation)
    }
    var transition = self
    transition.insertion = both(insertion, other.insertion)
    transition.removal = both(removal, other.removal)
    return transition
  }

  /// The transition in an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.insertion.animation = animation
    transition.removal.animation = animation
    return transition
  }

  /// Not there: what a modifier does cannot be undone by parts.
  @available(
    *, unavailable, message: "Combine opacity, scale, move and offset: modifiers are not mixed."
  )
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    .opacity
  }
}
