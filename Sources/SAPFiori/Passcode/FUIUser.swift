import UIKit

/// A person who has set the app up on this device.
@preconcurrency @MainActor public protocol FUIUser {
  /// A picture of the person; the initials stand for it where there is none.
  var image: UIImage? { get }
  /// The name that others read.
  var name: String { get }
  /// What else tells the person from others, for instance an e-mail address.
  var infoString: String? { get }
  /// What the app calls the person by. No other person has it.
  var id: String { get }
}

/// The persons among whom the passcode screen of several lets choose.
@preconcurrency @MainActor public protocol FUIMultiUserPasscodeControllerDataSource: AnyObject {
  /// The persons in the order in which the list has them; by custom, who was first comes first.
  var onboardedUsers: [any FUIUser] { get }
  /// The ``FUIUser/id`` of the person whose passcode is asked for. The screen sets it when another one
  /// is chosen.
  var currentUserId: String { get set }
}
