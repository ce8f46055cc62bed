import UIKit

/// A guide of an app's own along which views are aligned.
///
/// ```swift
/// enum Middle: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
/// }
/// extension VerticalAlignment { static let middle = VerticalAlignment(Middle.self) }
/// ```
public protocol AlignmentID: SendableMetatype {
  /// Where the guide is in a view that does not say, in points from the top leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
