/// Lets one test at a time have the display, the keyboard focus and the app's look.
///
/// Tests of different suites run at the same time, and each `await` lets another one in; a display
/// has one focus and an app has one look. Put the trait on each suite that shows something:
///
/// ```swift
/// @MainActor @Suite("The settings screen", .onScreen) struct SettingsScreenTests {}
/// ```
public struct OnScreenTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether the trait counts for the tests in a suite: it does.
  public var isRecursive: Bool { true }

  /// Runs one test when the ones before it are done.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await DisplayTurn.shared.take()
    do {
      try await function()
      await DisplayTurn.shared.giveUp()
    } catch {
      await DisplayTurn.shared.giveUp()
      throw error
    }
  }
}

extension Trait where Self == OnScreenTrait {
  /// Lets one test at a time have the display.
  public static var onScreen: OnScreenTrait { OnScreenTrait() }
}
