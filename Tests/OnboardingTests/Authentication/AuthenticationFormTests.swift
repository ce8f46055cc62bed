import Onboarding
import Testing

@Suite("A form to sign in by") struct AuthenticationFormTests {
  private static let filled = AuthenticationForm.Field(text: "maria")
  private static let empty = AuthenticationForm.Field(text: "")

  @Test(
    "can be submitted when every field is filled, and there is one",
    arguments: [
      ([], false), ([empty], false), ([filled], true), ([filled, empty], false),
      ([empty, filled], false), ([filled, filled, filled], true),
    ])
  func submit(_ fields: [AuthenticationForm.Field], _ can: Bool) {
    var form = AuthenticationForm(fields: fields)
    #expect(form.canSubmit == can)
    let isSubmitted = form.submit()
    #expect(isSubmitted == can)
    #expect(form.phase == (can ? .verifying : .entry))
  }

  @Test("takes blanks for nothing, except in a secret", arguments: [" ", "\t", "  \n"])
  func blanks(_ text: String) {
    #expect(!AuthenticationForm.Field(text: text).isFilled)
    #expect(AuthenticationForm.Field(secret: text).isFilled)
    #expect(!AuthenticationForm.Field(secret: "").isFilled)
  }

  @Test("takes neither typing nor a second press while it is being checked")
  func verifying() {
    var form = AuthenticationForm(fields: [Self.filled])
    let first = form.submit()
    let second = form.submit()
    #expect(first && !second)
    #expect(!form.canEdit && !form.canSubmit)
    #expect(form.banner == .verifying)
    form.edit()
    #expect(form.phase == .verifying)
  }

  @Test("says why it was refused until a field is changed, and can be submitted again")
  func refused() {
    var form = AuthenticationForm(fields: [Self.filled])
    _ = form.submit()
    form.finish(errorMessage: "Wrong name or password.")
    #expect(form.phase == .refused(message: "Wrong name or password."))
    #expect(form.banner == .refused(message: "Wrong name or password."))
    #expect(form.canEdit && form.canSubmit)
    form.edit()
    #expect(form.phase == .entry && form.banner == nil)
    let isSubmitted = form.submit()
    #expect(isSubmitted)
  }

  @Test("is done with once it was right")
  func accepted() {
    var form = AuthenticationForm(fields: [Self.filled])
    _ = form.submit()
    form.finish(errorMessage: nil)
    #expect(form.phase == .accepted && form.banner == nil)
    #expect(!form.canEdit && !form.canSubmit)
    form.finish(errorMessage: "late")
    #expect(form.phase == .accepted)
  }

  @Test("hears an answer only while it waits for one")
  func lateAnswer() {
    var form = AuthenticationForm(fields: [Self.filled])
    form.finish(errorMessage: "stray")
    #expect(form.phase == .entry)
    _ = form.submit()
    form.cancel()
    #expect(form.phase == .entry && form.canSubmit)
    form.finish(errorMessage: "late")
    #expect(form.phase == .entry)
  }

  @Test("sends Return to the next field, and to the button from the last")
  func returnKey() {
    let form = AuthenticationForm(fields: [Self.filled, Self.empty, Self.filled])
    #expect((0..<3).map(form.field(after:)) == [1, 2, nil])
  }
}
