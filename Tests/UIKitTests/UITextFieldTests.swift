import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("A text field", .onScreen) struct UITextFieldTests {
  private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 180, height: 40))
  private let witness = FieldWitness()
  private let screen: Screen

  init() {
    field.placeholder = "Field"
    screen = host(field)
    field.delegate = witness
    field.addAction(
      UIAction { [witness] _ in witness.diary.write("changed") }, for: .editingChanged)
  }

  @Test("asks and tells its delegate in UIKit's order")
  func order() throws {
    try screen.type("ab", into: "Field")
    #expect(
      witness.diary.take() == [
        "should begin", "did begin", "should change {0, 0} to a", "changed",
        "should change {1, 0} to b", "changed",
      ])
    field.resignFirstResponder()
    #expect(witness.diary.take() == ["should end", "did end"])
  }

  @Test(
    "lays its text and its placeholder on the side that is asked for, whatever their script",
    arguments: [
      (NSTextAlignment.natural, false, true), (.natural, true, false), (.left, true, true),
      (.right, true, false), (.right, false, false),
    ], ["██", "WWW", "אאא"])
  func alignment(side: (NSTextAlignment, Bool, Bool), text: String) throws {
    let (alignment, isRightToLeft, isLeft) = side
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 180, height: 40))
    field.textAlignment = alignment
    field.placeholder = text
    let screen = host(field, look: isRightToLeft ? .rightToLeft : .standard)
    #expect(try inkedHalves(screen) == [isLeft])
    field.text = text
    screen.settle()
    #expect(try inkedHalves(screen) == [isLeft])
  }

  /// The halves with something in them, true for the left one.
  private func inkedHalves(_ screen: Screen) throws -> Set<Bool> {
    let ground = try screen.color(at: CGPoint(x: 90, y: 20))
    var halves: Set<Bool> = []
    for x in 0..<180 {
      for y in 5..<35 where try screen.color(at: CGPoint(x: x, y: y)) != ground {
        halves.insert(x < 90)
      }
    }
    return halves
  }

  @Test("shows the start of a text that is longer than it is wide, unless it is edited")
  func startOfLongText() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 180, height: 40))
    field.placeholder = "Long"
    let screen = host(field)
    field.text = "██" + String(repeating: " .", count: 80)
    screen.settle()
    func showsStart() throws -> Bool {
      try screen.color(at: CGPoint(x: 12, y: 20))[0] < 100
    }
    #expect(try showsStart())
    field.becomeFirstResponder()
    screen.settle()
    #expect(try !showsStart())
    try screen.type("x")
    #expect(field.text?.hasSuffix("x") == true)
    field.resignFirstResponder()
    screen.settle()
    #expect(try showsStart())
  }

  @Test("keeps out what the delegate refuses")
  func refused() throws {
    witness.accepts = { $0 != "x" }
    try screen.type("axb", into: "Field")
    #expect(field.text == "ab")
  }

  @Test("counts UTF-16 units in the ranges that it asks about")
  func ranges() throws {
    try screen.type("🙂é", into: "Field")
    _ = witness.diary.take()
    try screen.type("x")
    #expect(witness.diary.take().first == "should change {3, 0} to x")
    screen.press(.backspace)
    #expect(witness.diary.take().first == "should change {3, 1} to ")
    screen.press(.backspace)
    screen.press(.backspace)
    #expect(witness.diary.take().contains("should change {0, 2} to "))
    #expect(field.text == "")
  }

  @Test("asks once about typing over a selection, with the range of what goes")
  func selection() throws {
    field.text = "a🙂b"
    try screen.tap("Field")
    field.selectAll(nil)
    _ = witness.diary.take()
    try screen.type("x")
    #expect(witness.diary.take() == ["should change {0, 4} to x", "changed"])
    #expect(field.text == "x")
    field.selectAll(nil)
    witness.accepts = { $0 != "y" }
    try screen.type("y")
    #expect(field.text == "x")
    field.selectAll(nil)
    _ = witness.diary.take()
    screen.press(.backspace)
    #expect(witness.diary.take() == ["should change {0, 1} to ", "changed"])
    #expect(field.text == "")
  }

  @Test("asks about a deletion as one, also after something was typed into a text view")
  func deletionAfterTextView() throws {
    let notes = UITextView(frame: CGRect(x: 10, y: 60, width: 180, height: 60))
    notes.accessibilityLabel = "Notes"
    screen.window.rootViewController?.view.addSubview(notes)
    field.text = "abc"
    try screen.type("z", into: "Notes")
    try screen.tap("Field")
    field.selectAll(nil)
    _ = witness.diary.take()
    screen.press(.backspace)
    #expect(witness.diary.take() == ["should change {0, 3} to ", "changed"])
    #expect(field.text == "")
  }

  @Test("takes the room that its text needs, set or typed, in a stack that lets it")
  func growing() throws {
    let stack = UIStackView(arrangedSubviews: [field])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.frame = CGRect(x: 0, y: 0, width: 190, height: 60)
    screen.window.rootViewController?.view.addSubview(stack)
    screen.settle()
    let empty = field.frame.width
    field.text = "a longer text"
    screen.settle()
    let set = field.frame.width
    #expect(set > empty)
    try screen.type("abc", into: "Field")
    #expect(field.frame.width > set)
  }

  @Test("calls nobody when the program sets the text, and keeps the caret")
  func programmatic() throws {
    try screen.type("abcd", into: "Field")
    screen.press(.left)
    screen.press(.left)
    _ = witness.diary.take()
    field.text = "abXcd"
    #expect(witness.diary.take() == [])
    try screen.type("!")
    #expect(field.text == "ab!Xcd")
    field.text = nil
    #expect(field.text == "")
  }

  @Test("makes spaces of line breaks, set or typed", arguments: ["a\nb", "a\r\nb", "a\u{2028}b"])
  func newlines(text: String) throws {
    field.text = text
    #expect(field.text == "a b")
  }

  @Test("is cleared by its button, which asks first")
  func clear() throws {
    field.clearButtonMode = .always
    #expect(!screen.has("Clear text"))
    try screen.type("abc", into: "Field")
    _ = witness.diary.take()
    witness.mayClear = false
    try screen.tap("Clear text")
    #expect(field.text == "abc")
    witness.mayClear = true
    try screen.tap("Clear text")
    #expect(field.text == "")
    #expect(witness.diary.take().filter { $0 == "should clear" }.count == 2)
    #expect(!screen.has("Clear text"))
  }

  @Test("keeps its text out from under the clear button, also when that comes while typing")
  func clearRoom() throws {
    field.clearButtonMode = .always
    field.tintColor = .white
    field.clearTextButton.tintColor = .white
    field.textColor = .black
    try screen.type(String(repeating: "█", count: 30), into: "Field")
    let button = field.clearTextButton.convert(field.clearTextButton.bounds, to: nil)
    #expect(button.width >= 24)
    for x in stride(from: button.minX + 2, to: button.maxX - 2, by: 3) {
      let dark = try screen.color(at: CGPoint(x: x, y: button.midY))[0] < 60
      #expect(!dark, "text at \(x)")
    }
  }

  @Test("shows neither picture nor tree of a secret")
  func secret() throws {
    field.isSecureTextEntry = true
    try screen.type("hunter2", into: "Field")
    #expect(field.text == "hunter2")
    #expect(screen.textTree == "password \"Field\" focused")
    field.isSecureTextEntry = false
    #expect(!screen.textTree.contains("hunter2"))
    #expect(field.text == "hunter2")
  }

  @Test("keeps its text when it becomes secret, and the focus")
  func becomesSecret() throws {
    try screen.type("abc", into: "Field")
    field.isSecureTextEntry = true
    #expect(field.text == "abc")
    #expect(field.isFirstResponder)
    try screen.type("d")
    #expect(field.text == "abcd")
  }

  @Test("is refused the focus by its delegate or while it is disabled")
  func refusedFocus() throws {
    witness.mayBegin = false
    #expect(!field.becomeFirstResponder())
    witness.mayBegin = true
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
    #expect(throws: ScreenError.disabled(name: "Field")) { try screen.tap("Field") }
    field.isEnabled = true
    #expect(field.becomeFirstResponder())
    witness.mayEnd = false
    #expect(!field.resignFirstResponder())
    #expect(field.isFirstResponder)
  }

  @Test("clears itself when editing begins, if it should")
  func clearsOnBegin() throws {
    field.text = "old"
    field.clearsOnBeginEditing = true
    try screen.type("n", into: "Field")
    #expect(field.text == "n")
  }

  @Test("says once when caret or selection have moved")
  func selectionMoves() throws {
    try screen.type("ab", into: "Field")
    let typed = witness.selections
    #expect(typed >= 2)
    screen.press(.left)
    #expect(witness.selections == typed + 1)
    field.selectAll(nil)
    #expect(witness.selections > typed + 1)
    let selected = witness.selections
    field.selectAll(nil)
    #expect(witness.selections == selected)
  }

  @Test("has an accessible name: its own, else its placeholder")
  func name() {
    field.text = "x"
    #expect(screen.textTree == "text box \"Field\" = \"x\"")
    field.accessibilityLabel = "E-mail"
    #expect(screen.textTree == "text box \"E-mail\" = \"x\"")
  }
}

@MainActor @Suite("Return in a text field", .onScreen) struct ReturnKeyTests {
  private let form = FormController()

  @Test("moves on to the next field, and in the last presses the primary button")
  func movesOn() async throws {
    var presses = 0
    form.onContinue = { presses += 1 }
    form.button.role = .primary
    let screen = Screen(form)
    try screen.tap("E-mail")
    screen.press(.return)
    #expect(form.secret.isFirstResponder)
    screen.press(.return)
    try await screen.wait(until: "the press") { presses == 1 }
    form.button.isEnabled = false
    screen.press(.return)
    await Screen.turn()
    #expect(presses == 1)
  }

  @Test("does nothing when the delegate says so, or without text when that is asked for")
  func refused() throws {
    let witness = FieldWitness()
    let screen = Screen(form)
    form.email.delegate = witness
    try screen.tap("E-mail")
    witness.mayReturn = false
    screen.press(.return)
    #expect(form.email.isFirstResponder)
    witness.mayReturn = true
    form.email.enablesReturnKeyAutomatically = true
    screen.press(.return)
    #expect(form.email.isFirstResponder)
    try screen.type("a")
    screen.press(.return)
    #expect(form.secret.isFirstResponder)
  }
}
