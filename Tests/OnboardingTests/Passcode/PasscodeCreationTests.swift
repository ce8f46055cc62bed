import Onboarding
import Testing

@Suite("Choosing a passcode") struct PasscodeCreationTests {
  typealias Event = PasscodeCreation.Event
  typealias Step = PasscodeCreation.Step
  private static let enrolment = BiometricEnrolment(reader: "reader", fingers: ["thumb"])
  private static let ready = Event.asked(.ready(enrolment))

  private static func offer(
    _ availability: FingerOffer.Availability = .enrolled(enrolment), hasPasscode: Bool = false,
    _ change: (inout FingerOffer) -> Void = { _ in }
  ) -> Step {
    var offer = FingerOffer(availability, hasPasscode: hasPasscode)
    change(&offer)
    return .finger(offer)
  }

  /// A story: what happens, and the step after each event.
  struct Story: Sendable, CustomTestStringConvertible {
    var testDescription: String
    let flow: PasscodeCreation
    let events: [(Event, Step)]

    init(_ name: String, _ flow: PasscodeCreation, _ events: [(Event, Step)]) {
      (testDescription, self.flow, self.events) = (name, flow, events)
    }
  }

  private static let withoutFinger = PasscodeCreation(allowsFinger: false)
  private static let typed = PasscodeCreation.Origin.typed(withFinger: false)
  private static let typedWithFinger = PasscodeCreation.Origin.typed(withFinger: true)
  private static let no = PasscodeMessage.refused(reason: "No.", triesRemaining: nil)

  static let stories = [
    Story(
      "policy, validation, the same again, the app", withoutFinger,
      [
        (.begin, .enter(nil)), (.entered(.missesPolicy), .enter(.missesPolicy)),
        (.entered(.meetsPolicy), .validating),
        (.validated(reason: "No."), .enter(no)), (.entered(.meetsPolicy), .validating),
        (.validated(reason: nil), .confirm), (.repeated(matches: true), .trying(typed)),
        (.tried(nil), .done(typed)),
      ]),
    Story(
      "another one at the second time goes back one step", withoutFinger,
      [
        (.begin, .enter(nil)), (.entered(.meetsPolicy), .validating),
        (.validated(reason: nil), .confirm), (.repeated(matches: false), .enter(.mismatch)),
        (.edited, .enter(nil)), (.entered(.meetsPolicy), .validating),
        (.validated(reason: nil), .confirm),
        (.back, .enter(nil)),
      ]),
    Story(
      "the app refuses", withoutFinger,
      [
        (.begin, .enter(nil)), (.entered(.sameAsCurrent), .enter(.sameAsCurrent)),
        (.entered(.meetsPolicy), .validating), (.validated(reason: nil), .confirm),
        (.repeated(matches: true), .trying(typed)), (.tried(no), .enter(no)),
      ]),
    Story(
      "a finger first: enabled at the first touch", PasscodeCreation(allowsFinger: true),
      [
        (.begin, .asking), (ready, offer()), (.kept(true), offer()),
        (.enable, .finger(waiting())), (.fingerEnded(.match), .keeping(.generated)),
        (.kept(true), .trying(.generated)), (.tried(nil), .done(.generated)),
      ]),
    Story(
      "a finger first: no reader", PasscodeCreation(allowsFinger: true),
      [(.begin, .asking), (.asked(.unavailable(.noReader)), .enter(nil))]),
    Story(
      "a finger first: not allowed here", PasscodeCreation(allowsFinger: true),
      [(.begin, .asking), (.asked(.unavailable(.notAllowed)), .enter(nil))]),
    Story(
      "a finger first: none enrolled, on without", PasscodeCreation(allowsFinger: true),
      [(.begin, .asking), (.asked(.notEnrolled), offer(.notEnrolled)), (.notNow, .enter(nil))]),
    Story(
      "a finger first: it could not be kept", PasscodeCreation(allowsFinger: true),
      [
        (.begin, .asking), (ready, offer()), (.enable, .finger(waiting())),
        (.fingerEnded(.match), .keeping(.generated)),
        (.kept(false), .enter(.finger(.notSaved))),
      ]),
    Story(
      "a finger first: the app refuses what the kit made", PasscodeCreation(allowsFinger: true),
      [
        (.begin, .asking), (ready, offer()), (.enable, .finger(waiting())),
        (.fingerEnded(.match), .keeping(.generated)), (.kept(true), .trying(.generated)),
        (.tried(no), .enter(no)),
      ]),
    Story(
      "a finger first: the reader goes", PasscodeCreation(allowsFinger: true),
      [
        (.begin, .asking), (ready, offer()), (.enable, .finger(waiting())),
        (.fingerEnded(.readerRemoved), .enter(.finger(.readerGone))),
      ]),
    Story(
      "a finger last, for the passcode that was typed",
      PasscodeCreation(allowsFinger: true, placement: .last),
      [
        (.begin, .enter(nil)), (.entered(.meetsPolicy), .validating),
        (.validated(reason: nil), .confirm), (.repeated(matches: true), .asking),
        (ready, offer(hasPasscode: true)), (.enable, .finger(waiting(hasPasscode: true))),
        (.fingerEnded(.match), .keeping(typedWithFinger)),
        (.kept(true), .trying(typedWithFinger)), (.tried(nil), .done(typedWithFinger)),
      ]),
    Story(
      "a finger last: not now", PasscodeCreation(allowsFinger: true, placement: .last),
      [
        (.begin, .enter(nil)), (.entered(.meetsPolicy), .validating),
        (.validated(reason: nil), .confirm), (.repeated(matches: true), .asking),
        (ready, offer(hasPasscode: true)), (.notNow, .trying(typed)), (.tried(nil), .done(typed)),
      ]),
    Story(
      "a finger that stood for the passcode before goes on to",
      PasscodeCreation(allowsFinger: false, keepsFinger: true),
      [
        (.begin, .enter(nil)), (.entered(.meetsPolicy), .validating),
        (.validated(reason: nil), .confirm),
        (.repeated(matches: true), .keeping(typedWithFinger)),
        (.kept(false), .trying(typed)), (.tried(nil), .done(typed)),
      ]),
  ]

  private static func waiting(hasPasscode: Bool = false) -> FingerOffer {
    var flow = PasscodeCreation(allowsFinger: true, placement: hasPasscode ? .last : .first)
    flow.receive(.begin)
    if hasPasscode {
      flow.receive(.entered(.meetsPolicy))
      flow.receive(.validated(reason: nil))
      flow.receive(.repeated(matches: true))
    }
    flow.receive(ready)
    flow.receive(.enable)
    guard case .finger(let offer) = flow.step else { fatalError("no offer") }
    return offer
  }

  @Test("leads from step to step", arguments: stories)
  func story(_ story: Story) {
    var flow = story.flow
    for (index, (event, step)) in story.events.enumerated() {
      #expect(flow.receive(event) == step, "event \(index): \(event)")
    }
  }

  @Test("offers only Enable to those who have enrolled, until they have tried")
  func notNow() throws {
    var flow = PasscodeCreation(allowsFinger: true)
    flow.receive(.begin)
    flow.receive(Self.ready)
    func offer() throws -> FingerOffer {
      guard case .finger(let offer) = flow.step else { throw StepError() }
      return offer
    }
    #expect(try !offer().offersNotNow)
    flow.receive(.notNow)
    #expect(flow.refusal == .outOfPlace)
    flow.receive(.enable)
    #expect(try offer().prompt.isWaiting)
    #expect(try offer().offersNotNow)
    flow.receive(.enable)
    #expect(flow.refusal == .busy)
    flow.receive(.fingerEnded(.timedOut))
    #expect(try offer().message == .timedOut)
    #expect(try offer().offersNotNow)
    flow.receive(.enable)
    flow.receive(.hint(.slowDown))
    #expect(try offer().message == .hint(.slowDown))
    flow.receive(.notNow)
    #expect(flow.step == .enter(nil))
  }

  private struct StepError: Error {}

  @Test("asks about the settings where no finger is enrolled, and looks again afterwards")
  func settings() throws {
    var flow = PasscodeCreation(allowsFinger: true)
    flow.receive(.begin)
    flow.receive(.asked(.notEnrolled))
    flow.receive(.enable)
    guard case .finger(let asked) = flow.step else { throw StepError() }
    #expect(asked.asksForSettings)
    flow.receive(.enable)
    #expect(flow.refusal == .outOfPlace)
    flow.receive(.notNow)
    #expect(flow.refusal == .outOfPlace)
    flow.receive(.settingsAnswered)
    #expect(flow.step == .finger(FingerOffer(.notEnrolled, hasPasscode: false)))
    flow.receive(.returned)
    #expect(flow.step == .asking)
    flow.receive(Self.ready)
    #expect(flow.step == .finger(FingerOffer(.enrolled(Self.enrolment), hasPasscode: false)))
  }

  @Test("asks a busy reader again")
  func busy() {
    var flow = PasscodeCreation(allowsFinger: true)
    flow.receive(.begin)
    flow.receive(.asked(.unavailable(.busy)))
    #expect(flow.step == .finger(FingerOffer(.busy, hasPasscode: false)))
    flow.receive(.enable)
    #expect(flow.step == .asking)
    flow.receive(Self.ready)
    #expect(flow.step == .finger(FingerOffer(.enrolled(Self.enrolment), hasPasscode: false)))
  }

  @Test("gives a finger up after five wrong ones in a row")
  func fiveFingers() {
    var flow = PasscodeCreation(allowsFinger: true)
    flow.receive(.begin)
    flow.receive(Self.ready)
    flow.receive(.enable)
    for number in 1..<FingerPrompt.failureLimit {
      flow.receive(.fingerEnded(.noMatch))
      #expect(flow.isBusy, "\(number)")
    }
    flow.receive(.fingerEnded(.noMatch))
    #expect(flow.step == .enter(.finger(.tooManyFailures)))
  }

  @Test("takes a passcode once, however often it is handed in")
  func twice() {
    var flow = PasscodeCreation(allowsFinger: false)
    for event in [Event.begin, .entered(.meetsPolicy), .validated(reason: nil)] {
      flow.receive(event)
    }
    flow.receive(.repeated(matches: true))
    flow.receive(.repeated(matches: true))
    #expect(flow.refusal == .busy)
    flow.receive(.tried(nil))
    flow.receive(.repeated(matches: true))
    #expect(flow.refusal == .outOfPlace)
    #expect(flow.step == .done(Self.typed))
  }

  private static let everyEvent: [Event] = [
    .begin, ready, .asked(.notEnrolled), .asked(.unavailable(.busy)),
    .asked(.unavailable(.noReader)), .enable, .notNow, .settingsAnswered, .returned,
    .hint(.liftFinger), .fingerEnded(.match), .fingerEnded(.noMatch), .fingerEnded(.timedOut),
    .fingerEnded(.cancelled), .fingerEnded(.readerRemoved), .entered(.meetsPolicy),
    .entered(.missesPolicy), .validated(reason: nil), .validated(reason: "No."),
    .edited, .repeated(matches: true), .repeated(matches: false), .back, .kept(true), .kept(false),
    .tried(nil), .tried(no),
  ]

  @Test("keeps its order whatever happens", arguments: 1...200 as ClosedRange<UInt64>)
  func random(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let allowsFinger = Bool.random(using: &random)
    let placement: PasscodeCreation.FingerPlacement =
      Bool.random(using: &random) ? .first : .last
    var flow = PasscodeCreation(allowsFinger: allowsFinger, placement: placement)
    var path: [Event] = []
    for _ in 0..<400 {
      let event = try #require(Self.everyEvent.randomElement(using: &random))
      let before = flow.step
      let after = flow.receive(event)
      if flow.refusal != nil {
        #expect(after == before)
        continue
      }
      path.append(event)
      switch after {
      case .confirm: #expect(path.suffix(2) == [.entered(.meetsPolicy), .validated(reason: nil)])
      case .trying(.typed(withFinger: false)):
        #expect(path.contains(.repeated(matches: true)))
      case .trying(let origin):
        #expect(allowsFinger && path.last == .kept(true))
        #expect(origin == (placement == .first ? .generated : Self.typedWithFinger))
      case .keeping: #expect(path.last == .fingerEnded(.match))
      case .finger(let offer):
        #expect(allowsFinger && offer.prompt.failures < FingerPrompt.failureLimit)
      case .done: #expect(path.last == .tried(nil))
      case .start, .asking, .enter, .validating: break
      }
      if case .done = before { Issue.record("something came after the end: \(event)") }
    }
  }
}
