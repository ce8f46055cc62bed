/// What is asked of a passcode, and what of it the passcode has.
///
/// ```swift
/// let list = PasscodeChecklist(PasscodePolicy(minimumLength: 8, kinds: [.digit]), for: "abc1")
/// print(list.isComplete)  // false
/// print(list.items.map(\.isSatisfied))  // [false, true]
/// ```
///
/// The list does not hold the passcode.
public struct PasscodeChecklist: Hashable, Sendable {
  /// One line of the list.
  public struct Item: Hashable, Sendable, Identifiable {
    /// What the line is about.
    public enum Subject: Hashable, Sendable {
      /// Something that the policy asks for.
      case requirement(PasscodeRequirement)
      /// A rule of the app, in the app's words.
      case rule(displayName: String)
    }

    /// The same for the same line of the same policy: the name of the policy's property, or `rule.`
    /// and the rule's place among all rules, from 0.
    public let id: String
    /// What the line is about.
    public let subject: Subject
    /// Whether the passcode has what is asked for.
    public let isSatisfied: Bool
  }

  /// The lines that a person reads: what the policy asks for, then the app's rules that are shown.
  public let items: [Item]
  /// Whether the passcode has all that is asked for, by rules that are not shown too.
  public let isComplete: Bool

  /// Checks a passcode.
  ///
  /// - Parameters:
  ///   - policy: What is asked for.
  ///   - rules: Rules of the app; each is asked once.
  ///   - passcode: What was typed.
  public init(_ policy: PasscodePolicy, rules: [PasscodeRule] = [], for passcode: String) {
    self.init(policy, rules: rules, makeup: PasscodeMakeup(passcode)) { passcode }
  }

  /// Checks a passcode without a copy of it, unless the app has rules, which take a text.
  ///
  /// - Parameters:
  ///   - policy: What is asked for.
  ///   - rules: Rules of the app; each is asked once.
  ///   - bytes: What was typed, in UTF-8.
  public init(
    _ policy: PasscodePolicy, rules: [PasscodeRule] = [], forUTF8 bytes: UnsafeRawBufferPointer
  ) {
    self.init(policy, rules: rules, makeup: PasscodeMakeup(utf8: bytes)) {
      String(decoding: bytes, as: UTF8.self)
    }
  }

  private init(
    _ policy: PasscodePolicy, rules: [PasscodeRule], makeup: PasscodeMakeup, text: () -> String
  ) {
    var items = policy.requirements.map {
      Item(id: $0.id, subject: .requirement($0), isSatisfied: $0.isSatisfied(by: makeup))
    }
    var isComplete = items.allSatisfy(\.isSatisfied)
    let passcode = rules.isEmpty ? "" : text()
    for (index, rule) in rules.enumerated() {
      let isSatisfied = rule.rule(passcode)
      isComplete = isComplete && isSatisfied
      guard rule.isDisplayed else { continue }
      items.append(
        Item(
          id: "rule.\(index)", subject: .rule(displayName: rule.displayName),
          isSatisfied: isSatisfied))
    }
    self.items = items
    self.isComplete = isComplete
  }
}

extension OnboardingTexts {
  /// What a person reads on a line of a checklist.
  public func text(for item: PasscodeChecklist.Item) -> String {
    switch item.subject {
    case .requirement(let requirement): text(for: requirement)
    case .rule(let displayName): displayName
    }
  }
}
