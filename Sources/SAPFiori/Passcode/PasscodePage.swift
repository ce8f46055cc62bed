import Onboarding

/// What a passcode screen shows at one step: a value that the screen makes from its flow.
struct PasscodePage {
  /// A button in the column.
  struct Action {
    let role: PasscodeRole
    let title: String
    var isEnabled = true
  }

  /// What a field for a passcode takes.
  struct Field: Equatable {
    var isNew = false
    var isDigitsOnly = false
    var isEnabled = true
  }

  var title: String
  var detail: String
  /// Whether the picture of a finger is shown.
  var showsFinger = false
  /// The field; nil for none.
  var field: Field?
  /// What a reader is waiting for.
  var status: String?
  /// What went wrong.
  var message: String?
  /// What is asked of the passcode; nil for no list.
  var list: PasscodeChecklist?
  /// The buttons, the one that leads on first.
  var actions: [Action] = []

  /// The same with nothing that can be used.
  var disabled: PasscodePage {
    var page = self
    page.field?.isEnabled = false
    page.actions = actions.map { Action(role: $0.role, title: $0.title, isEnabled: false) }
    return page
  }
}

/// The buttons of the passcode screens.
enum PasscodeRole: String, CaseIterable {
  case primary = "primaryActionButton"
  case useFinger = "useFingerButton"
  case usePasscode = "usePasscodeButton"
  case notNow = "notNowButton"
  case learnMore = "learnMoreButton"
  case back = "backButton"
  case skip = "skipButton"
  case reset = "resetButton"
  case switchUser = "switchUserButton"

  var rank: FUIOnboardingButton.Rank {
    switch self {
    case .primary: .primary
    case .useFinger, .usePasscode, .notNow: .secondary
    case .learnMore, .back, .skip, .reset, .switchUser: .tertiary
    }
  }
}
