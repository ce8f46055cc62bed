import UIKit

/// Writes down which segues it prepared.
final class SegueController: UIViewController {
  var prepared: [String] = []
  var mayPerform = true

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let target = segue.destination.title ?? "none"
    prepared.append("\(segue.identifier ?? "none") to \(target) from \(sender ?? "nobody")")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    mayPerform
  }
}
