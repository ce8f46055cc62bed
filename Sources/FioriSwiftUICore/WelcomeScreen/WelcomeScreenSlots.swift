import SwiftUI

/// What an app has given a welcome screen.
struct WelcomeScreenSlots {
  var title: any View
  var description: any View
  var icon: any View
  var footnote: any View
  var action: any View
  var secondaryAction: any View
  var illustratedMessage: any View
  var headlineImage: any View
  var inputText: Binding<String>
  var legalText: any View
  var isLegalAgreementRequired: Bool
  var showsIllustratedMessage: Bool
  var state: WelcomeScreenState
  /// Nil where the app says nothing about them.
  var options: Set<WelcomeScreenOption>?
  /// Nil where the app says nothing about it.
  var isDemoAvailable: Bool?
  var footerText: any View
  var componentIdentifier: String
}
