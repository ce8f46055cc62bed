extension WelcomeScreenContent {
  /// A part of the screen whose presence is decided here, by its role.
  ///
  /// Pictures are not among them: whether one is there depends on the app that gives it.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// The name of the app, or a greeting.
    case headlineLabel
    /// What the person is asked to do.
    case detailLabel
    /// The field for an email address, or for what ``WelcomeScreenContent/inputKind`` says.
    case emailTextField
    /// The check box with the legal text beside it.
    case legalAgreement
    /// The button that goes on.
    case primaryActionButton
    /// The question that leads to the demo.
    case footnoteLabel
    /// The button that opens the demo.
    case footnoteActionButton
    /// The bar's button that ends a look-up.
    case cancelButton
    /// The spinner with its text, while settings are looked up.
    case loadingIndicatorView
  }
}
