import FioriThemeManager
import Glibc
import UIKit

/// Looks colours up, and counts the blocks of memory that this takes.
struct ColorLookUps {
  private static let rounds = 10_000

  /// Prints the blocks a thousand look-ups; `-1` where nobody counts.
  @MainActor func run() {
    typealias Counter = @convention(c) () -> Int
    guard let symbol = dlsym(nil, "allocations_so_far") else { return print(-1) }
    let counter = unsafeBitCast(symbol, to: Counter.self)
    let styles: [ColorStyle] = [.primaryLabel, .tintColor, .primaryBackground, .negativeLabel]
    func look(_ rounds: Int) {
      for round in 0..<rounds {
        _ = UIColor.preferredFioriColor(forStyle: styles[round % styles.count])
      }
    }
    // The first question about a style makes its colour.
    look(styles.count * 2)
    let before = counter()
    look(Self.rounds)
    let taken = counter() - before
    print(Double(taken) * 1_000 / Double(Self.rounds))
  }
}
