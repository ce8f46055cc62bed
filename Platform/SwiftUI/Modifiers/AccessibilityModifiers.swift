extension View {
  private func spoken(
    _ path: WritableKeyPath<AccessibilityNote, String?> & Sendable, _ text: Text
  ) -> some View {
    modifier(
      AccessibilityModifier { environment in
        var note = AccessibilityNote()
        note[keyPath: path] = text.plainString(in: environment.locale)
        return note
      })
  }

  private func noted(_ note: AccessibilityNote) -> some View {
    modifier(AccessibilityModifier { _ in note })
  }

  /// Sets the name that assistive technology reads.
  public func accessibilityLabel(_ label: Text) -> some View { spoken(\.label, label) }

  /// Sets the name that assistive technology reads, localised.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    spoken(\.label, Text(labelKey))
  }

  /// Sets the name that assistive technology reads.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    spoken(\.label, Text(label))
  }

  /// Sets the value that assistive technology reads.
  public func accessibilityValue(_ valueDescription: Text) -> some View {
    spoken(\.value, valueDescription)
  }

  /// Sets the value that assistive technology reads, localised.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    spoken(\.value, Text(valueKey))
  }

  /// Sets the value that assistive technology reads.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    spoken(\.value, Text(value))
  }

  /// Sets what assistive technology adds: what using the view does.
  public func accessibilityHint(_ hint: Text) -> some View { spoken(\.hint, hint) }

  /// Sets what assistive technology adds, localised.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    spoken(\.hint, Text(hintKey))
  }

  /// Sets what assistive technology adds.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    spoken(\.hint, Text(hint))
  }

  /// Hides the view from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    noted(AccessibilityNote(isHidden: hidden))
  }

  /// Sets the name by which tests find the view.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    noted(AccessibilityNote(identifier: identifier))
  }

  /// Says more of what the view is and does.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    noted(AccessibilityNote(adds: traits.native))
  }

  /// Takes back what the view is and does.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    noted(AccessibilityNote(removes: traits.native))
  }

  /// Says that the view heads a part of the screen, and which level it has among the headings.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    noted(AccessibilityNote(adds: .header, level: max(1, Int(level.rawValue))))
  }

  /// Not there: GTK 4 tells assistive technology of no actions but a control's own.
  @available(
    *, unavailable,
    message:
      "GTK tells assistive technology of no actions but a control's own: put a Button beside the view."
  )
  public func accessibilityAction(_ handler: @escaping () -> Void) -> some View { self }

  /// Not there: GTK 4 tells assistive technology of no actions but a control's own.
  @available(
    *, unavailable,
    message:
      "GTK tells assistive technology of no actions but a control's own: put a Button beside the view."
  )
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Not there: nothing on Linux is asked for by a second name.
  @available(
    *, unavailable,
    message: "Nothing on Linux asks for other names: accessibilityLabel is the name."
  )
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Not there: GTK reads views in their order.
  @available(
    *, unavailable, message: "GTK reads views in their order: write the views in that order."
  )
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// Taken for the highest.
  case unspecified
  /// The highest.
  case h1
  /// The second.
  case h2
  /// The third.
  case h3
  /// The fourth.
  case h4
  /// The fifth.
  case h5
  /// The lowest.
  case h6
}

/// What a view is and does, for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  /// The same, in UIKit's words.
  private(set) var native: UIAccessibilityTraits

  private init(_ native: UIAccessibilityTraits) { self.native = native }

  /// Makes an empty set.
  public init() { native = [] }

  /// Can be pressed.
  public static let isButton = AccessibilityTraits(.button)
  /// Heads a part of the screen.
  public static let isHeader = AccessibilityTraits(.header)
  /// Is the chosen one.
  public static let isSelected = AccessibilityTraits(.selected)
  /// Leads somewhere else.
  public static let isLink = AccessibilityTraits(.link)
  /// Is a picture.
  public static let isImage = AccessibilityTraits(.image)
  /// Only says something.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// Has a value that changes often.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// Is on or off.
  public static let isToggle = AccessibilityTraits(.toggleButton)

  /// What is in one set or the other.
  public func union(_ other: Self) -> Self { Self(native.union(other.native)) }
  /// Adds what is in the other set.
  public mutating func formUnion(_ other: Self) { native.formUnion(other.native) }
  /// What is in both sets.
  public func intersection(_ other: Self) -> Self { Self(native.intersection(other.native)) }
  /// Keeps what is in the other set too.
  public mutating func formIntersection(_ other: Self) { native.formIntersection(other.native) }
  /// What is in one set alone.
  public func symmetricDifference(_ other: Self) -> Self {
    Self(native.symmetricDifference(other.native))
  }
  /// Keeps what is in one set alone.
  public mutating func formSymmetricDifference(_ other: Self) {
    native.formSymmetricDifference(other.native)
  }
  /// Whether a trait is in the set.
  public func contains(_ member: Self) -> Bool { native.contains(member.native) }
  /// Adds a trait.
  @discardableResult public mutating func insert(
    _ newMember: Self
  ) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { native.formUnion(newMember.native) }
    return (!contains(newMember), newMember)
  }
  /// Takes a trait out.
  @discardableResult public mutating func remove(_ member: Self) -> Self? {
    defer { native.subtract(member.native) }
    return contains(member) ? member : nil
  }
  /// Adds a trait.
  @discardableResult public mutating func update(with newMember: Self) -> Self? {
    defer { native.formUnion(newMember.native) }
    return contains(newMember) ? newMember : nil
  }
}
