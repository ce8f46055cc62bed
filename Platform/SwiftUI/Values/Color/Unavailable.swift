import UIKit

/// Not there: nothing blurs what lies behind on Linux.
@available(*, unavailable, message: "Materials are not drawn on Linux: fill with a Color.")
public struct Material {}
