extension ActivationScreenContent {
  /// A part of the screen whose presence is decided here, by its role.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// The title.
    case headlineLabel
    /// What the person is asked to do.
    case detailLabel
    /// The field for an email address, or for what ``ActivationScreenContent/inputKind`` says.
    case emailTextField
    /// The button that takes what was typed.
    case primaryActionButton
    /// The word between the two ways.
    case subheadlineLabel
    /// The button that opens the scanner.
    case secondaryActionButton
    /// The bar's button that ends a look-up.
    case cancelButton
    /// The spinner with its text, while settings are looked up.
    case loadingIndicatorView
  }
}
