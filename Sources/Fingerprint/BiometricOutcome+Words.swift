import Onboarding

extension BiometricOutcome {
  /// Reads the service's last word about a finger. Only its one word for a match is one.
  init(lastWord word: String) {
    self =
      switch word {
      case "verify-match": .match
      case "verify-no-match": .noMatch
      case "verify-disconnected": .readerRemoved
      default: .unavailable(.failed(word))
      }
  }
}

extension BiometricHint {
  /// Reads the service's word while it waits on.
  init(word: String) {
    self =
      switch word {
      case "verify-swipe-too-short": .swipeLonger
      case "verify-finger-not-centered": .centerFinger
      case "verify-remove-and-retry": .liftFinger
      case "verify-too-fast": .slowDown
      default: .tryAgain
      }
  }
}
