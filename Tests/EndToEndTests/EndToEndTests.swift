import Testing

/// Each test has a display and a bus of its own. They run one after another, since a person's
/// patience, which the scripts have, is short on a machine that does many things at once.
@Suite("The programs, used as a person uses them", .serialized)
struct EndToEndTests {
  @Test("The whole flow works by keys and pointer")
  func flowByKeys() throws { try Driver.play("by_keys", Built.fieldService) }

  @Test("The whole flow works through the accessibility bus alone")
  func flowByAccessibility() throws { try Driver.play("by_accessibility", Built.fieldService) }

  @Test("Activation leads on by e-mail, by a typed address, and back")
  func activation() throws { try Driver.play("activation", Built.fieldService) }

  @Test("A code in front of a camera, and one in a picture, lead on")
  func camera() throws { try Driver.play("camera", Built.fieldService) }

  @Test("A picture of a code that is dragged into the scanner, or pasted there, leads on")
  func pictures() throws { try Driver.play("pictures", Built.fieldService) }

  @Test("Licence, consent, signing in, a passcode and a download lead to the work")
  func steps() throws { try Driver.play("steps", Built.fieldService) }

  @Test(
    "A screen works through the accessibility bus alone",
    arguments: [
      "passcode-create", "passcode-enter", "passcode-change-current",
      "passcode-finger-not-enrolled", "passcode-users", "store-key-missing-recovery",
      "recovery-offer", "recovery-enter", "uikit-authentication-dynamic",
      "uikit-authentication-basic", "uikit-licence-unread", "uikit-consent-first", "uikit-info",
      "uikit-banner-error", "authentication-basic", "swiftui-licence-unread",
      "swiftui-consent-first", "swiftui-info",
    ])
  func screenByAccessibility(page: String) throws {
    try Driver.play("screen_by_accessibility", Built.catalog, page)
  }

  @Test("A passcode is kept over a restart, with the desktop's keyring")
  func passcode() throws { try Driver.play("passcode", Built.fieldService) }

  @Test("A passcode that was forgotten is replaced by the recovery code")
  func recovery() throws { try Driver.play("recovery", Built.fieldService) }

  @Test("An app that nobody uses locks when its time is up, and keys put that off")
  func idle() throws { try Driver.play("idle", Built.fieldService) }

  @Test("A passcode that was typed is soon nowhere in memory, and never on the accessibility bus")
  func memory() throws { try Driver.play("memory", Built.fieldService) }

  @Test(
    "A finger opens the app, and the session's lock closes it",
    .enabled("FieldService was not built with FOYER_TEST_BUS=1") { try Built.followsTestBus() })
  func finger() throws { try Driver.play("finger", Built.fieldService) }

  @Test("An invalid e-mail address is announced on the accessibility bus")
  func announcement() throws { try Driver.play("announcement", Built.fieldService) }

  @Test("A secure field tells the accessibility bus nothing")
  func secureField() throws { try Driver.play("secure_field", Built.secureFieldProbe) }

  @Test("The window follows the desktop's settings while it runs")
  func appearance() throws { try Driver.play("appearance", Built.fieldService) }

  @Test(
    "Where something is missing the program works or says what",
    arguments: ["no-display", "no-bus", "dead-bus", "read-only-home", "no-font"])
  func surroundings(missing: String) throws {
    try Driver.play("surroundings", missing, Built.fieldService)
  }

  @Test("A moved program finds its resources and its helper")
  func moved() throws { try Driver.play("moved", Built.fieldService) }

  // One test, since what takes the time is the one build.
  @Test("Apps outside the package, of controllers and of views, build, run and are tested")
  func clientPackage() throws {
    let client = try ClientPackage()
    try client.build()
    try Driver.play("client", client.companion)
    try Driver.play("client_views", client.visits)
    try Driver.play("views_by_accessibility", client.visits)
    try client.test()
  }
}
