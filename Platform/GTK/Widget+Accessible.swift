import CGTK

/// What a widget is for assistive technology. It is fixed when the widget is made.
package enum AccessibleRole: Hashable, Sendable {
  case group, generic, button, heading, image, link, textBox, status, alert, alertDialog, dialog
  case checkBox, progressBar, label, presentation, navigation, toolbar, switchControl
  case slider, list, listItem

  var native: GtkAccessibleRole {
    switch self {
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .generic: GTK_ACCESSIBLE_ROLE_GENERIC
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .link: GTK_ACCESSIBLE_ROLE_LINK
    case .textBox: GTK_ACCESSIBLE_ROLE_TEXT_BOX
    case .status: GTK_ACCESSIBLE_ROLE_STATUS
    case .alert: GTK_ACCESSIBLE_ROLE_ALERT
    case .alertDialog: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
    case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
    case .checkBox: GTK_ACCESSIBLE_ROLE_CHECKBOX
    case .progressBar: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
    case .label: GTK_ACCESSIBLE_ROLE_LABEL
    case .presentation: GTK_ACCESSIBLE_ROLE_PRESENTATION
    case .navigation: GTK_ACCESSIBLE_ROLE_NAVIGATION
    case .toolbar: GTK_ACCESSIBLE_ROLE_TOOLBAR
    case .switchControl: GTK_ACCESSIBLE_ROLE_SWITCH
    case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    }
  }
}

extension Widget {
  /// The name that a screen reader speaks; nil takes it back.
  package func setAccessibleName(_ text: String?) {
    guard told.name != text else { return }
    told.name = text
    foyer_accessible_text(object, GTK_ACCESSIBLE_PROPERTY_LABEL, text)
  }

  /// What a screen reader adds after the name.
  package func setAccessibleDescription(_ text: String?) {
    guard told.description != text else { return }
    told.description = text
    foyer_accessible_text(object, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
  }

  /// The value in words, for instance "40 percent".
  package func setAccessibleValueText(_ text: String?) {
    guard told.value != text else { return }
    told.value = text
    foyer_accessible_text(object, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text)
  }

  package func setAccessiblePlaceholder(_ text: String?) {
    guard told.placeholder != text else { return }
    told.placeholder = text
    foyer_accessible_text(object, GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER, text)
  }

  /// 1 is the highest of the six heading levels.
  package func setAccessibleLevel(_ level: Int) {
    foyer_accessible_level(object, Int32(clamping: level))
  }

  /// Takes the widget and what is in it out of the accessibility tree, or puts it back.
  package func setAccessibleHidden(_ hidden: Bool) {
    guard told.isHidden != hidden else { return }
    told.isHidden = hidden
    foyer_accessible_state(object, GTK_ACCESSIBLE_STATE_HIDDEN, hidden ? 1 : 0)
  }

  /// Says which states the widget is in; those that are left out are taken back.
  ///
  /// GTK itself tells that an insensitive widget is disabled.
  package func setAccessibleStates(_ states: Set<AccessibleState>) {
    for state in AccessibleState.allCases
    where told.states.contains(state) != states.contains(state) {
      foyer_accessible_state(object, state.native, states.contains(state) ? 1 : 0)
    }
    told.states = states
  }

  /// The states that were told last.
  package var accessibleStates: Set<AccessibleState> { told.states }
}

/// A state of a widget that assistive technology speaks.
package enum AccessibleState: Hashable, Sendable, CaseIterable {
  case selected, checked, disabled, busy

  fileprivate var native: GtkAccessibleState {
    switch self {
    case .selected: GTK_ACCESSIBLE_STATE_SELECTED
    case .checked: GTK_ACCESSIBLE_STATE_CHECKED
    case .disabled: GTK_ACCESSIBLE_STATE_DISABLED
    case .busy: GTK_ACCESSIBLE_STATE_BUSY
    }
  }
}

/// What a widget has told assistive technology: nothing is told twice.
struct ToldAccessibility {
  var name: String?
  var description: String?
  var value: String?
  var placeholder: String?
  var isHidden = false
  var states: Set<AccessibleState> = []
}
