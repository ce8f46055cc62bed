import FioriThemeManager
import Foundation

/// Reads a style sheet of 100 kB as often as the clock needs.
///
/// GTK's own reader, the peer, does not survive a megabyte.
struct SheetReading {
  private let sheet: String

  init() {
    var sheet = "@brand: #1F618D;\n"
    var number = 0
    while sheet.utf8.count < 100_000 {
      sheet += """
        /* The part number \(number) of the screen. */
        fdlPart\(number)_headlineLabel, fdlPart\(number)_detailLabel {
          font-color: @brand;
          font-size: 17;
          font-name: semibold;
          background-color: rgba(31, 97, 141, 0.5);
          text-align: center;
        }

        """
      number += 1
    }
    self.sheet = sheet
  }

  func run() throws {
    let clock = ContinuousClock()
    var times: [Duration] = []
    for _ in 0..<9 {
      try times.append(clock.measure { _ = try StyleSheet(sheet) })
    }
    let middle = times.sorted()[times.count / 2]
    print(Double(sheet.utf8.count) / 1e6 / (middle / .seconds(1)))
  }
}
