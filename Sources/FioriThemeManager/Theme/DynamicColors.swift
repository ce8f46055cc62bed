import Synchronization
import UIKit

/// One dynamic colour for each request, so that a view which is given the same colour again sees
/// that nothing has changed: two dynamic colours are equal only if they are the same object.
final class DynamicColors: Sendable {
  private let source: ThemeColors
  private let made = Mutex<[ColorRequest: UIColor]>([:])

  init(source: ThemeColors) { self.source = source }

  func color(for request: ColorRequest) -> UIColor {
    made.withLock { [source] made in
      if let color = made[request] { return color }
      // Looked up anew each time, so that an override or a palette set later takes effect. The
      // theme is not owned, since it may be given the colour for another style; once it is gone,
      // the palette that it had is what is left.
      let color = UIColor { [weak source, palette = source.palette] traits in
        let variant = request.variant(in: traits)
        return source?.color(for: request.style, variant)
          ?? UIColor(palette.hexColor(for: request.style)[variant])
      }
      made[request] = color
      return color
    }
  }
}
