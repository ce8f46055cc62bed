import Testing

/// A face that the scan screen has.
enum ScanFace: String, CaseIterable, Codable, Sendable, CustomTestStringConvertible {
  case uiKit, swiftUI

  var testDescription: String { self == .uiKit ? "UIKit" : "SwiftUI" }
}
