/// Where a place is counted from.
public enum CoordinateSpace: Hashable {
  /// From the upper left corner of the window.
  case global
  /// From the upper left corner of the view itself.
  case local
  /// From the upper left corner of the view around it that has the name; of the window where none
  /// has.
  case named(AnyHashable)

  /// Whether it is the window's.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view's own.
  public var isLocal: Bool { self == .local }
}

/// Something that places are counted from.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view around that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  fileprivate let name: AnyHashable
  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the view around that has the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// A view with a name that places are counted from.
private final class SpaceCanvas: ItemCanvas {
  var name: AnyHashable?
}

private struct SpaceModifier: ItemModifier {
  let name: AnyHashable
  typealias Body = Never

  func wrap(_ item: LayoutItem, in environment: EnvironmentValues) -> LayerItem {
    let layer = SpaceCanvas(frame: .zero)
    layer.name = name
    return LayerItem(item, layer: layer)
  }

  func update(_ item: LayerItem, in environment: EnvironmentValues) {
    (item.layer as? SpaceCanvas)?.name = name
  }
}

extension UIView {
  /// The view around whose coordinates a space has; nil for the window.
  func ground(of space: CoordinateSpace) -> UIView? {
    switch space {
    case .local: return self
    case .global: return nil
    case .named(let name):
      var view: UIView? = self
      while let next = view, (next as? SpaceCanvas)?.name != name { view = next.superview }
      return view
    }
  }
}

extension View {
  /// Gives the view a name by which views in it count their places.
  public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    modifier(SpaceModifier(name: space.name))
  }

  /// Gives the view a name by which views in it count their places.
  @available(*, deprecated, message: "Use coordinateSpace(.named(_:)).")
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(SpaceModifier(name: AnyHashable(name)))
  }
}
