import UIKit

/// Not there: nothing draws gradients on Linux yet.
@available(*, unavailable, message: "Gradients are not drawn on Linux: fill with a Color.")
public struct Gradient {}

/// Not there: nothing draws gradients on Linux yet.
@available(*, unavailable, message: "Gradients are not drawn on Linux: fill with a Color.")
public struct LinearGradient {}

/// Not there: nothing draws gradients on Linux yet.
@available(*, unavailable, message: "Gradients are not drawn on Linux: fill with a Color.")
public struct RadialGradient {}

/// Not there: nothing draws gradients on Linux yet.
@available(*, unavailable, message: "Gradients are not drawn on Linux: fill with a Color.")
public struct AngularGradient {}

/// Not there: nothing blurs what lies behind on Linux.
@available(*, unavailable, message: "Materials are not drawn on Linux: fill with a Color.")
public struct Material {}
