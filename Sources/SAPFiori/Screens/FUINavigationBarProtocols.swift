/// A screen under a bar in the colour of its ground, with a line once content scrolls below it.
@MainActor public protocol FUISolidNavigationBarProtocol: AnyObject {}

/// A screen under a bar through which content would shine on iOS. GTK has no blur: the bar is solid.
@MainActor public protocol FUIBlurNavigationBarViewController: AnyObject {}
