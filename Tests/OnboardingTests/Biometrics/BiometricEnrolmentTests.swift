import Foundation
import Onboarding
import Testing

@Suite("What is enrolled at a reader") struct BiometricEnrolmentTests {
  private let known = BiometricEnrolment(
    reader: "Reader", fingers: ["right-index-finger", "left-thumb"])

  @Test("is the same in any order, and after it was stored")
  func same() throws {
    let other = BiometricEnrolment(reader: "Reader", fingers: ["left-thumb", "right-index-finger"])
    #expect(other == known)
    let data = try JSONEncoder().encode(known)
    #expect(try JSONDecoder().decode(BiometricEnrolment.self, from: data) == known)
  }

  @Test(
    "differs by a finger more, less or other, and by the reader",
    arguments: [
      BiometricEnrolment(reader: "Reader", fingers: ["left-thumb"]),
      BiometricEnrolment(reader: "Reader", fingers: ["left-thumb", "right-thumb"]),
      BiometricEnrolment(
        reader: "Reader", fingers: ["left-thumb", "right-index-finger", "right-thumb"]),
      BiometricEnrolment(reader: "Other", fingers: ["left-thumb", "right-index-finger"]),
    ])
  func differs(_ other: BiometricEnrolment) {
    #expect(other != known)
  }
}
