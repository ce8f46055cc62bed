import UIKit

/// Keeps the offsets that a scroll view reports.
final class ScrollWitness: UIScrollViewDelegate {
  var offsets: [CGPoint] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
}
