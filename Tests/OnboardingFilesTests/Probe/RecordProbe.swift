import Foundation
import Glibc
import Onboarding
import OnboardingFiles

/// A program that keeps records as its arguments say, for tests that end it in the middle or have the
/// system fail it.
///
/// `RecordProbe FOLDER WORD...` prints a line for each thing that is done, after it was done.
@main enum RecordProbe {
  static func main() async {
    var words = Array(CommandLine.arguments.dropFirst())
    guard words.count > 1 else { exit(64) }
    let file = RecordFile(application: "com.example.Probe", folder: words.removeFirst())
    var story = Story()
    for word in words {
      do throws(OnboardingRecordError) {
        switch word {
        case "load":
          if let record = try await file.load() { story = Story(record: record) }
          say("load: \(story.flow.record.audit.count)")
        case "save":
          story.answer()
          try await file.save(story.flow.record)
          say("save: \(story.flow.record.audit.count)")
        case "saves":
          while true {
            story.answer()
            try await file.save(story.flow.record)
            say("save: \(story.flow.record.audit.count)")
          }
        case "remove":
          try await file.remove()
          say("remove: done")
        case "aside":
          try await file.setAside()
          say("aside: done")
        default: exit(64)
        }
      } catch {
        say("\(word): error \(error)")
      }
    }
  }

  /// In one piece, and out at once: what was printed has happened.
  private static func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(1, bytes, bytes.count)
  }
}

/// A flow in which the record grows by an answer at a time.
struct Story {
  private(set) var flow: OnboardingFlow
  private static let document = LegalDocument(id: "crashes")
  private static let now = ClockReading(
    boot: UUID(), uptime: .seconds(1), wall: .seconds(1_780_000_000))

  init(record: OnboardingRecord? = nil) {
    do {
      flow = OnboardingFlow(
        try OnboardingPlan([.consent(Self.document, isRequired: false)]))
    } catch {
      fatalError("\(error)")
    }
    flow.receive(.started, at: Self.now)
    flow.receive(.recordLoaded(record), at: Self.now)
    flow.receive(.answered(Self.document, .allowed), at: Self.now)
  }

  mutating func answer() {
    let isAgreed = flow.record.audit.count.isMultiple(of: 2)
    flow.receive(.consentChanged(Self.document, isAgreed: isAgreed), at: Self.now)
  }
}
