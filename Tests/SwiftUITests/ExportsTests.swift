import SwiftUI
import Testing

@Suite("The toolkit") struct ExportsTests {
  @Test("brings UIKit and Foundation with it")
  @MainActor func exports() {
    #expect(CGRect.zero.isEmpty)
  }
}
