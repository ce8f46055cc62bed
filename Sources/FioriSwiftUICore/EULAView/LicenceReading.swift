import SwiftUI

/// Where a text tells how far it has been read.
struct LicenceReading {
  let note: @MainActor (_ bottom: Double, _ height: Double) -> Void
}

private enum LicenceReadingKey: EnvironmentKey {
  static var defaultValue: LicenceReading? { nil }
}

private enum LicenceRequiresReadingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum LicenceNameKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

private enum LicencePrintingKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  var licenceReading: LicenceReading? {
    get { self[LicenceReadingKey.self] }
    set { self[LicenceReadingKey.self] = newValue }
  }

  /// What the licence is called; nil where that is no text.
  var licenceName: String? {
    get { self[LicenceNameKey.self] }
    set { self[LicenceNameKey.self] = newValue }
  }

  var licenceRequiresReading: Bool {
    get { self[LicenceRequiresReadingKey.self] }
    set { self[LicenceRequiresReadingKey.self] = newValue }
  }

  var offersLicencePrinting: Bool {
    get { self[LicencePrintingKey.self] }
    set { self[LicencePrintingKey.self] = newValue }
  }
}

extension View {
  /// Says whether a person can agree to the licences below only once the end of the text has been on
  /// the screen. A text that fits has been read at once.
  public func licenceRequiresReading(_ isRequired: Bool = true) -> some View {
    environment(\.licenceRequiresReading, isRequired)
  }

  /// Says whether the licences below have a button in their bar that prints them or writes them as PDF;
  /// they have unless this says no. A licence made of views has none.
  public func licencePrinting(_ isOffered: Bool = true) -> some View {
    environment(\.offersLicencePrinting, isOffered)
  }
}
