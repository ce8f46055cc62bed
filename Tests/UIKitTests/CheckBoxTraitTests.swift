import GTK
import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("The trait of being on or off", .onScreen) struct CheckBoxTraitTests {
  @Test("makes a control a check box, which is ticked while it is selected")
  func control() throws {
    let box = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    box.accessibilityLabel = "Agree"
    box.accessibilityTraits = .toggleButton
    let screen = host(box)
    #expect(screen.textTree == "check box \"Agree\"")
    box.accessibilityTraits = [.toggleButton, .selected]
    #expect(screen.textTree == "check box \"Agree\" checked")
    #expect(box.nativeWidget?.accessibleStates == [.checked])
    box.accessibilityTraits = .toggleButton
    #expect(box.nativeWidget?.accessibleStates == [])
    box.isSelected = true
    #expect(screen.textTree == "check box \"Agree\" checked")
  }

  @Test("leaves a switch a switch")
  func uiSwitch() {
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Notices"
    let screen = host(toggle)
    #expect(screen.textTree == "switch \"Notices\" off")
  }
}
