import Onboarding
import SwiftUI

/// What an app has given a field.
struct TextFieldFormViewSlots {
  var title: any View
  var text: Binding<String>
  var isSecureEnabled: Bool
  var formatter: (any FormattedStringEditing)?
  var placeholder: AttributedString?
  var controlState: ControlState
  var errorMessage: AttributedString?
  var limit: FieldLimit
  var hintText: AttributedString?
  var hidesReadOnlyHint: Bool
  var showsCount: Bool
  var fullMessage: String?
  var tooLongMessage: String?
  var isWrittenByAI: Bool
  /// What stands after the title of a field that must be filled.
  var requiredSign: TextOrIcon?
  var isRequired: Bool
  var actionIcon: Image?
  var action: (() -> Void)?
  var actionName: String?
  var componentIdentifier: String
}
