import GTK
import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("The states that assistive technology is told", .onScreen)
struct AccessibleStateTests {
  @Test("are those of a control, as they change")
  func control() throws {
    let button = UIButton(configuration: .filled())
    button.setTitle("Choice", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.isSelected = true
    let screen = host(button)
    let widget = try #require(button.nativeWidget)
    #expect(widget.accessibleStates == [.selected])
    #expect(screen.textTree == "button \"Choice\" selected")
    button.isSelected = false
    button.isEnabled = false
    #expect(widget.accessibleStates == [.disabled])
    #expect(screen.textTree == "button \"Choice\" disabled")
    button.isEnabled = true
    #expect(widget.accessibleStates == [])
  }

  @Test("are those of a view's traits, also after its widget was made anew")
  func traits() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.accessibilityLabel = "Card"
    view.accessibilityTraits = [.selected, .notEnabled]
    let screen = host(view)
    #expect(view.nativeWidget?.accessibleStates == [.selected, .disabled])
    view.accessibilityTraits = [.button, .selected]
    #expect(view.nativeWidget?.accessibleStates == [.selected])
    #expect(screen.textTree == "button \"Card\" selected")
  }

  @Test("are a disabled text field's, on the input that speaks for it")
  func field() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    field.placeholder = "Field"
    field.isEnabled = false
    let screen = host(field)
    #expect(field.input?.accessibleStates == [.disabled])
    #expect(screen.textTree == "text box \"Field\" disabled")
  }

  @Test("say that a wheel is busy only while it turns")
  func wheel() throws {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.hidesWhenStopped = false
    let screen = host(wheel)
    let widget = try #require(wheel.nativeWidget)
    #expect(widget.accessibleStates == [])
    wheel.startAnimating()
    #expect(widget.accessibleStates == [.busy])
    #expect(screen.textTree.hasSuffix("busy"))
    wheel.stopAnimating()
    #expect(widget.accessibleStates == [])
  }
}
