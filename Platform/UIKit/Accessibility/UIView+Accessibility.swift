import GTK

/// What a view is and does, for assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Makes traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// Can be pressed.
  public static let button = Self(rawValue: 1)
  /// Leads somewhere else.
  public static let link = Self(rawValue: 2)
  /// A picture.
  public static let image = Self(rawValue: 4)
  /// Is the chosen one.
  public static let selected = Self(rawValue: 8)
  /// Text that only says something.
  public static let staticText = Self(rawValue: 64)
  /// Heads a part of the screen.
  public static let header = Self(rawValue: 1 << 16)
  /// Cannot be used at the moment.
  public static let notEnabled = Self(rawValue: 256)
  /// Its value changes often.
  public static let updatesFrequently = Self(rawValue: 512)
  /// Its value can be changed step by step.
  public static let adjustable = Self(rawValue: 4096)
  /// Is on or off: a check box, which is ticked while it is the chosen one, or a switch.
  public static let toggleButton = Self(rawValue: 1 << 53)
}

struct AccessibilityValues {
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var isElement: Bool?
  var hidesElements = false
  var isModal = false
  /// What the toolkit above says where nobody has set a label.
  var contentLabel: String?
  /// 1 for the highest of the six levels.
  var headingLevel = 1
  /// Words that are shown beside the pointer.
  var toolTip: ToolTip?
  /// What the toolkit above keeps with the view.
  var record: AnyObject?
}

extension UIView {
  /// The name that the content gives: it is spoken where ``accessibilityLabel`` was not set.
  package var contentAccessibilityLabel: String? {
    get { accessibility.contentLabel }
    set {
      guard newValue != accessibility.contentLabel else { return }
      accessibility.contentLabel = newValue
      applyAccessibility()
    }
  }

  /// The level of a heading, from 1, the highest, to 6.
  package var accessibilityHeadingLevel: Int {
    get { accessibility.headingLevel }
    set {
      accessibility.headingLevel = newValue
      applyAccessibility()
    }
  }

  /// What the toolkit above keeps with the view.
  package var accessibilityRecord: AnyObject? {
    get { accessibility.record }
    set { accessibility.record = newValue }
  }
}

extension UIView {
  /// What a view that is the chosen one is called: a check box is ticked.
  var chosenState: AccessibleState { accessibleRole == .checkBox ? .checked : .selected }

  /// The name that a screen reader speaks.
  public var accessibilityLabel: String? {
    get { accessibility.label ?? accessibility.contentLabel ?? impliedAccessibilityLabel }
    set {
      accessibility.label = newValue
      applyAccessibility()
    }
  }

  /// What a screen reader adds: what using the view does.
  public var accessibilityHint: String? {
    get { accessibility.hint }
    set {
      accessibility.hint = newValue
      applyAccessibility()
    }
  }

  /// The value in words.
  public var accessibilityValue: String? {
    get { accessibility.value ?? impliedAccessibilityValue }
    set {
      accessibility.value = newValue
      applyAccessibility()
    }
  }

  /// A name for tests; people never hear it.
  public var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// What the view is and does. Setting it may make the view's widget anew.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? impliedAccessibilityTraits }
    set {
      let before = accessibleRole
      accessibility.traits = newValue
      if host != nil, accessibleRole != before { remakeHost() } else { applyAccessibility() }
    }
  }

  /// Whether assistive technology sees the view itself rather than what is in it.
  public var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? impliedIsAccessibilityElement }
    set {
      let before = accessibleRole
      accessibility.isElement = newValue
      if host != nil, accessibleRole != before { remakeHost() } else { applyAccessibility() }
    }
  }

  /// Whether assistive technology sees neither the view nor what is in it.
  public var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set {
      accessibility.hidesElements = newValue
      applyAccessibility()
    }
  }

  /// Whether assistive technology is to see nothing beside the view. On Linux that is so for what is
  /// presented, and for nothing else: present a controller rather than set this.
  public var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }
}
