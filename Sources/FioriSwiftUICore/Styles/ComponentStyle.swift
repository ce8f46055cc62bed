import SwiftUI

/// The looks or the layout of one kind of component.
///
/// A style is asked for a body with what the component holds. It may own dynamic properties, such
/// as `@State` and `@Environment`. Each kind of component has a protocol of its own:
///
/// ```swift
/// struct Centred: WelcomeScreenStyle {
///   func makeBody(_ configuration: WelcomeScreenConfiguration) -> some View {
///     VStack { configuration.title; configuration.action }
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol ComponentStyle<Configuration>: DynamicProperty {
  /// What the component holds.
  associatedtype Configuration: ComponentConfiguration
  /// What the component looks like.
  associatedtype Body: View
  /// Makes what the component looks like. What is left of the styles around it is reached by making
  /// the component again from `configuration`.
  @ViewBuilder func makeBody(_ configuration: Configuration) -> Body
}

/// What one kind of component holds, as its styles see it.
@preconcurrency @MainActor public protocol ComponentConfiguration {
  /// The component.
  associatedtype Component: View
  /// Says which component this is, for instance ``WelcomeScreen/identifier``.
  var componentIdentifier: String { get }
  /// The component, in what is left of the styles around it.
  var component: Component { get }
}

extension ComponentStyle {
  /// This style with a modifier around what it makes.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedStyle<Self, Modifier> { ModifiedStyle(base: self, modifier: modifier) }

  /// Another style around this one: the other is asked first, and reaches this one by making the
  /// component again.
  public func concat<Outer: ComponentStyle>(
    _ outer: Outer
  ) -> ConcatenatedStyle<Self, Outer> where Outer.Configuration == Configuration {
    ConcatenatedStyle(inner: self, outer: outer)
  }
}

/// A style with a modifier around what it makes.
public struct ModifiedStyle<Base: ComponentStyle, Modifier: ViewModifier>: ComponentStyle {
  let base: Base
  let modifier: Modifier

  /// What the style makes, modified.
  public func makeBody(_ configuration: Base.Configuration) -> some View {
    base.makeBody(configuration).modifier(modifier)
  }
}

/// One style around another.
public struct ConcatenatedStyle<Inner: ComponentStyle, Outer: ComponentStyle>: ComponentStyle
where Inner.Configuration == Outer.Configuration {
  let inner: Inner
  let outer: Outer

  /// What the outer style makes, with the inner one beneath it.
  public func makeBody(_ configuration: Outer.Configuration) -> some View {
    outer.makeBody(configuration).pushingStyle(inner)
  }
}
