import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("The controls of the onboarding screens", .onScreen) struct ControlTests {
  @Test("have a button of at least 201 by 44 points, or as wide as its title")
  func button() {
    let button = FUIOnboardingButton()
    button.setTitle("Go", for: .normal)
    #expect(button.intrinsicContentSize.width == 201)
    #expect(button.intrinsicContentSize.height >= 44)
    button.isUsingIntrinsicContentSize = true
    #expect(button.intrinsicContentSize.width < 100)
    #expect(button.intrinsicContentSize.height >= 44)
  }

  @Test("have a button that grows with a long title")
  func longTitle() {
    let button = FUIOnboardingButton()
    button.setTitle("Konfigurationseinstellungen herunterladen", for: .normal)
    #expect(button.intrinsicContentSize.width > 201)
    #expect(button.sizeThatFits(CGSize(width: 200, height: 0)).height > 44)
  }

  @Test("have a field of at least its minimum width and 44 points high")
  func field() {
    let field = FUIAutoResizingTextField()
    #expect(field.intrinsicContentSize.width == 201)
    #expect(field.intrinsicContentSize.height >= 44)
    field.defaultMinimumWidth = 320
    #expect(field.intrinsicContentSize.width == 320)
    field.text = String(repeating: "m", count: 60)
    #expect(field.intrinsicContentSize.width > 320)
  }

  @Test("tell a handler what is typed, and not what the program sets")
  func changeHandler() throws {
    let field = FUITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
    field.accessibilityIdentifier = "field"
    var texts: [String?] = []
    field.onChangeHandler = { texts.append($0) }
    let controller = UIViewController()
    controller.view.addSubview(field)
    let display = Screen(controller)
    field.text = "a"
    #expect(texts == [])
    try display.type("b", into: "field")
    #expect(texts.count == 1)
    #expect(texts.last == field.text)
  }

  @Test("have an indicator that is hidden until it is shown")
  func indicator() {
    let indicator = FUILoadingIndicatorView()
    #expect(indicator.isHidden)
    indicator.text = "One moment…"
    indicator.show()
    #expect(!indicator.isHidden)
    #expect(indicator.text == "One moment…")
    indicator.dismiss()
    #expect(indicator.isHidden)
  }

  @Test("have an indicator that takes no room for a text that is not there", arguments: [nil, ""])
  func indicatorWithoutText(_ text: String?) {
    let indicator = FUILoadingIndicatorView()
    indicator.show()
    indicator.text = "One moment…"
    let size = indicator.intrinsicContentSize
    indicator.text = text
    #expect(indicator.intrinsicContentSize.height < size.height)
  }
}
