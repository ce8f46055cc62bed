import Foundation
import Onboarding
import Testing

@Suite("What is kept of an onboarding")
struct OnboardingRecordTests {
  /// A record in which each part is filled.
  static func full() -> OnboardingRecord {
    var device = FlowDevice(.shared)
    device.send(.started)
    device.goOn(to: "licence licence")
    device.pass(12)
    device.goOn()
    device.send(.answered(OnboardingPlan.location, .denied))
    device.goOn(to: "main")
    device.send(.consentChanged(OnboardingPlan.crashes, isAgreed: false))
    device.send(.termsChanged(PasscodeTerms(validity: .seconds(86_400), lockAfter: .zero)))
    device.send(.usersWanted, .userAdded)
    device.signIn("bert@example.com")
    device.stubborn = [.appData]
    device.send(.resetWanted(.administrator))
    return device.flow.record
  }

  @Test("It is read as it was written")
  func roundTrip() throws {
    let record = Self.full()
    #expect(record.users.count == 2 && record.pendingReset != nil && record.terms != nil)
    #expect(record.audit.count == 5)
    #expect(try OnboardingRecord(document: record.document) == record)
    #expect(try OnboardingRecord(document: OnboardingRecord().document) == OnboardingRecord())
  }

  @Test("Each bit that is another, and each byte that is missing, is noticed")
  func damage() throws {
    let document = Self.full().document
    for place in document.indices {
      for bit in stride(from: 0, to: 8, by: place < 60 ? 1 : 5) {
        var other = document
        other[place] ^= 1 << bit
        #expect(throws: OnboardingRecordError.self, "byte \(place), bit \(bit)") {
          try OnboardingRecord(document: other)
        }
      }
      #expect(throws: OnboardingRecordError.damaged) {
        try OnboardingRecord(document: document[..<place])
      }
    }
  }

  @Test(
    "What is no record is damaged",
    arguments: [
      "", "\n", "FOYER-ONBOARDING 1\n{}", "FOYER-ONBOARDING 1 cbf29ce484222325\n",
      "FOYER-ONBOARDING 0 cbf29ce484222325\n", "FOYER-ONBOARDING -1 cbf29ce484222325\n",
      "FOYER-ONBOARDING one cbf29ce484222325\n", "{\"users\":[]}", "\u{0}\u{0}\u{0}\n",
    ])
  func noRecord(text: String) {
    #expect(throws: OnboardingRecordError.damaged) { try OnboardingRecord(document: text.utf8) }
  }

  @Test("A record of a newer version is told as that")
  func newer() {
    #expect(throws: OnboardingRecordError.newerVersion(found: 2, known: 1)) {
      try OnboardingRecord(document: "FOYER-ONBOARDING 2 00\nwhatever".utf8)
    }
  }

  @Test(
    "A record whose check is right and that cannot be is damaged",
    arguments: [
      #"{"audit":[],"current":7,"hasBegun":false,"users":[]}"#,
      #"{"audit":[],"hasBegun":false,"users":[{"number":0}]}"#, "[]", "null", "{}",
    ])
  func inconsistent(body: String) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in body.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let text = String(hash, radix: 16)
    let check = String(repeating: "0", count: 16 - text.count) + text
    #expect(throws: OnboardingRecordError.damaged) {
      try OnboardingRecord(document: "FOYER-ONBOARDING 1 \(check)\n\(body)".utf8)
    }
  }

  @Test("The list for administrators has a line of JSON for each answer")
  func audit() throws {
    let lines = Self.full().auditLines.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(
      lines.first == """
        {"answer":"agreed","date":"2026-05-28T20:26:52.000Z","document":"licence",\
        "kind":"licence","shownSeconds":12,"user":"anna@example.com","version":2}
        """)
    #expect(lines.last?.contains(#""answer":"withdrawn""#) == true)
    #expect(lines.last?.contains("shownSeconds") == false)
    for line in lines {
      let entry = try JSONDecoder().decode(AuditEntry.self, from: Data(line.utf8))
      #expect(Self.full().audit.contains(entry))
    }
  }

  @Test("Times are kept to the millisecond", arguments: [0, 1, 29, 123, 500, 567, 999])
  func milliseconds(fraction: Int) throws {
    var device = FlowDevice(.bare)
    device.send(.started)
    let now = ClockReading.after(0)
    device.now = ClockReading(
      boot: now.boot, uptime: now.uptime + .milliseconds(fraction),
      wall: now.wall + .milliseconds(fraction))
    device.goOn()
    let record = device.flow.record
    #expect(record.audit.first?.milliseconds == 1_780_000_000_000 + Int64(fraction))
    #expect(record.audit.first?.shownMilliseconds == Int64(fraction))
    #expect(try OnboardingRecord(document: record.document) == record)
  }

  @Test("Nothing is kept of an app that nobody has begun with")
  func untouched() {
    var device = FlowDevice(.whole)
    device.send(.started)
    #expect(device.disk == nil)
    device.send(.begun)
    #expect(device.disk != nil)
    device.send(.back)
    #expect(device.disk == nil)
  }
}
