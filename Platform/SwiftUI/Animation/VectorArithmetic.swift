/// What can be on its way from one value to another.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value by a number.
  mutating func scale(by rhs: Double)
  /// The square of the value's length.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value, multiplied.
  func scaled(by factor: Double) -> Self {
    var value = self
    value.scale(by: factor)
    return value
  }

  /// The value between this one (0) and another (1); the other itself at 1.
  func mixed(with other: Self, _ share: Double) -> Self {
    share == 1 ? other : self + (other - self).scaled(by: share)
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Nothing that could be on its way.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Makes nothing.
  public init() {}
  /// Nothing.
  public static var zero: Self { Self() }
  /// Nothing.
  public static func + (one: Self, other: Self) -> Self { Self() }
  /// Nothing.
  public static func - (one: Self, other: Self) -> Self { Self() }
  /// Changes nothing.
  public mutating func scale(by rhs: Double) {}
  /// 0.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that are on their way together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// One value.
  public var first: First
  /// The other.
  public var second: Second

  /// Puts both together.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// Zeros.
  public static var zero: Self { Self(.zero, .zero) }
  /// The sums.
  public static func + (one: Self, other: Self) -> Self {
    Self(one.first + other.first, one.second + other.second)
  }
  /// The differences.
  public static func - (one: Self, other: Self) -> Self {
    Self(one.first - other.first, one.second - other.second)
  }
  /// Multiplies both.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of both squares.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// Something with numbers that can be on their way: a shape, for instance.
///
/// ```swift
/// struct Pie: Shape {
///   var end: Double
///   var animatableData: Double {
///     get { end }
///     set { end = newValue }
///   }
///   func path(in rect: CGRect) -> Path { Path(ellipseIn: rect).trimmedPath(from: 0, to: end) }
/// }
/// ```
@preconcurrency @MainActor public protocol Animatable {
  /// The kind of the numbers.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The numbers.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
