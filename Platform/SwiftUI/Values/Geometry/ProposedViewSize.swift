import UIKit

/// The size that a container offers a view.
///
/// A missing extent asks for the ideal one; zero asks for the least and infinity for the most.
public struct ProposedViewSize: Equatable, Sendable {
  /// The offered width in points; nil asks for the ideal width.
  public var width: CGFloat?
  /// The offered height in points; nil asks for the ideal height.
  public var height: CGFloat?

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Makes a proposal.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

  /// Proposes exactly `size`.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The offer with what is missing taken from `size`.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}
