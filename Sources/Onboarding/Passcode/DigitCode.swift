/// A passcode that is all digits, looked at where it lies.
struct DigitCode {
  private let bytes: UnsafeRawBufferPointer

  /// Nil when there is something else than digits.
  init?(_ bytes: UnsafeRawBufferPointer) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard bytes.allSatisfy({ digits.contains($0) }) else { return nil }
    self.bytes = bytes
  }

  /// Whether it is a day, a month or a year from 1940 to 2030, in one of the usual orders.
  var isDate: Bool {
    switch bytes.count {
    case 4:
      isYear(number(0, 4)) || isDay(number(0, 2), inMonth: number(2, 2))
        || isDay(number(2, 2), inMonth: number(0, 2))
    case 6:
      isDate(day: number(0, 2), month: number(2, 2), shortYear: number(4, 2))
        || isDate(day: number(2, 2), month: number(0, 2), shortYear: number(4, 2))
        || isDate(day: number(4, 2), month: number(2, 2), shortYear: number(0, 2))
        || isMonth(number(0, 2)) && isYear(number(2, 4))
        || isMonth(number(4, 2)) && isYear(number(0, 4))
    case 8:
      isDate(day: number(0, 2), month: number(2, 2), year: number(4, 4))
        || isDate(day: number(2, 2), month: number(0, 2), year: number(4, 4))
        || isDate(day: number(6, 2), month: number(4, 2), year: number(0, 4))
    default: false
    }
  }

  /// Whether it is made of the straight lines of a telephone's keys, the last one cut short.
  var isKeypadPath: Bool { isPath(from: 0) }

  private func isPath(from start: Int) -> Bool {
    guard start < bytes.count else { return true }
    return Self.lines.contains { line in
      let length = min(line.count, bytes.count - start)
      let isThere = (0..<length).allSatisfy { bytes[start + $0] == line[$0] }
      return isThere && isPath(from: start + length)
    }
  }

  /// Rows, columns and diagonals, both ways.
  private static let lines: [[UInt8]] = {
    let lines = ["147", "258", "369", "123", "456", "789", "159", "357", "2580", "0852"]
      .map { Array($0.utf8) }
    return lines + lines.map { $0.reversed() }
  }()

  private func number(_ start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private func isYear(_ year: Int) -> Bool { (1940...2030).contains(year) }
  private func isMonth(_ month: Int) -> Bool { (1...12).contains(month) }

  private func isDay(_ day: Int, inMonth month: Int) -> Bool {
    isMonth(month) && (1...31).contains(day)
  }

  private func isDate(day: Int, month: Int, year: Int) -> Bool {
    guard isYear(year), isMonth(month), day >= 1 else { return false }
    let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return day <= lengths[month - 1]
  }

  private func isDate(day: Int, month: Int, shortYear: Int) -> Bool {
    isDate(day: day, month: month, year: 1900 + shortYear)
      || isDate(day: day, month: month, year: 2000 + shortYear)
  }
}
