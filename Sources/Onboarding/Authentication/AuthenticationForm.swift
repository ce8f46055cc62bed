/// A form by which a person signs in: some fields, one button, and what comes of a press on it.
///
/// ```swift
/// var form = AuthenticationForm(fields: [.init(text: "maria"), .init(secret: "")])
/// print(form.canSubmit)  // false
/// form.fields[1] = .init(secret: "a secret")
/// print(form.submit(), form.phase == .verifying)  // true true
/// form.finish(errorMessage: "Wrong name or password.")
/// print(form.canSubmit)  // true: the person may try again
/// ```
///
/// The form knows which fields are filled, never what with.
public struct AuthenticationForm: Hashable, Sendable {
  /// A field.
  public struct Field: Hashable, Sendable {
    /// Whether there is something in the field.
    public let isFilled: Bool

    /// A field that is read by everybody: white space alone does not fill it.
    public init(text: String) { isFilled = !text.trimmingWhiteSpace.isEmpty }

    /// A field for a secret, which may be white space.
    public init(secret: String) { isFilled = !secret.isEmpty }
  }

  /// How far the form is.
  public enum Phase: Hashable, Sendable {
    /// The person fills the fields.
    case entry
    /// What was typed is being checked.
    case verifying
    /// It was refused, for a reason in words; the person may try again.
    case refused(message: String)
    /// It was right.
    case accepted
  }

  /// The fields, in their order.
  public var fields: [Field]
  /// How far the form is.
  public private(set) var phase: Phase

  /// Makes a form.
  public init(fields: [Field], phase: Phase = .entry) {
    self.fields = fields
    self.phase = phase
  }

  /// Whether the fields can be used.
  public var canEdit: Bool { phase != .verifying && phase != .accepted }

  /// Whether the button can be pressed: every field is filled, there is one at least, and nothing
  /// is being checked.
  public var canSubmit: Bool { canEdit && !fields.isEmpty && fields.allSatisfy(\.isFilled) }

  /// What the person reads above the form, nil for nothing.
  public var banner: Banner? {
    switch phase {
    case .entry, .accepted: nil
    case .verifying: .verifying
    case .refused(let message): .refused(message: message)
    }
  }

  /// What a person reads above the form.
  public enum Banner: Hashable, Sendable {
    /// That what was typed is being checked.
    case verifying
    /// Why it was refused.
    case refused(message: String)
  }

  /// The button was pressed, or Return in the last field.
  ///
  /// - Returns: Whether what was typed is to be checked now.
  public mutating func submit() -> Bool {
    guard canSubmit else { return false }
    phase = .verifying
    return true
  }

  /// The check is over. Without one that is going on, nothing happens.
  ///
  /// - Parameter errorMessage: Why what was typed is refused; nil when it was right.
  public mutating func finish(errorMessage: String?) {
    guard phase == .verifying else { return }
    phase = errorMessage.map { .refused(message: $0) } ?? .accepted
  }

  /// The person has changed a field: what was said about the text of before is taken back.
  public mutating func edit() {
    if case .refused = phase { phase = .entry }
  }

  /// The person has ended the check; the fields can be used again.
  public mutating func cancel() {
    if phase == .verifying { phase = .entry }
  }

  /// The field that has the focus after Return in another; nil after the last, where Return presses
  /// the button.
  public func field(after index: Int) -> Int? {
    fields.indices.contains(index + 1) ? index + 1 : nil
  }
}
