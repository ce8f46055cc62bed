import SAPFiori
import UIKit

/// Stands for the kit's storyboard files: linking this target makes `UIStoryboard(name:bundle:)` and
/// segues find the kit's screens, as adding a framework with storyboards does on Apple's systems.
///
/// The function is in the program's list of initialisers, which the loader runs before `main`, on
/// the main thread.
@used @section(".init_array")
private let addStoryboards: @convention(c) () -> Void = {
  UIStoryboard.addKnown = { FioriStoryboards.register() }
}
