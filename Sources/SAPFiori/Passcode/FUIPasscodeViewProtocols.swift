/// A screen with a page on which a passcode is typed. It asks for nothing: the page is the screen's.
@MainActor public protocol FUIPasscodeViewDelegate: AnyObject {}

/// A screen with a page on which a finger is asked for. It asks for nothing: the page is the screen's.
@MainActor public protocol FUITouchIDViewDelegate: AnyObject {}

/// A screen that can make a passcode itself, for a finger to stand for.
@MainActor public protocol FUIPrivateEncryptionKeyGenerator: AnyObject {}
