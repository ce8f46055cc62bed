/// The looks of forms. An app uses those that there are.
public protocol FormStyle: Sendable {}

/// Groups with round corners.
public struct GroupedFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

/// The looks that fit the place, which are groups.
public struct AutomaticFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// Groups with round corners.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The looks that fit the place, which are groups.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension View {
  /// Sets the looks of forms: they are groups in each style that there is.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.listLook, .insetGrouped)
  }
}
