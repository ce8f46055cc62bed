extension PasscodePolicy {
  /// Whether a passcode that was made by another policy may miss this one.
  ///
  /// ```swift
  /// let now = PasscodePolicy(minimumLength: 8, kinds: [.digit])
  /// print(now.asksForMore(than: PasscodePolicy(minimumLength: 8)))  // true
  /// print(PasscodePolicy(minimumLength: 6).asksForMore(than: now))  // false
  /// ```
  public func asksForMore(than other: PasscodePolicy) -> Bool {
    requirements.contains { !other.guarantees($0) }
  }

  /// Whether each passcode that is made by this policy has what is asked for.
  private func guarantees(_ requirement: PasscodeRequirement) -> Bool {
    switch requirement {
    case .length(let minimum): minimum <= leastLength
    case .digitsOnly: isDigitsOnly
    case .contains(.digit) where isDigitsOnly: true
    case .contains(let kind): !isDigitsOnly && kinds.contains(kind)
    case .uniqueCharacters(let minimum): minimum <= leastUnique
    }
  }

  /// Signs of several kinds may be joined to one character, so that only what is asked for counts.
  private var leastLength: Int {
    max(minimumLength, isDigitsOnly || !kinds.isEmpty || minimumUniqueCharacters > 0 ? 1 : 0)
  }

  private var leastUnique: Int {
    max(minimumUniqueCharacters, isDigitsOnly ? 1 : kinds.count, minimumLength > 0 ? 1 : 0)
  }
}
